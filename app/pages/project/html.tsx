import { ProjectPage, projectMeta } from '#app/pages/project/project-page.tsx';

export const Meta = () => projectMeta('html');

/** The project of the HTML course: the pages of a festival. */
export default function HtmlProject() {
  return <ProjectPage course="html" />;
}
