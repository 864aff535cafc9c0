import { ProjectPage, projectMeta } from '#app/pages/project/project-page.tsx';

export const Meta = () => projectMeta('css');

/** The project of the CSS course: the look of the festival’s pages. */
export default function CssProject() {
  return <ProjectPage course="css" />;
}
