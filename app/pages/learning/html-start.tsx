import { TutorialStart, tutorialStartMeta } from '#app/learn/course/tutorial-start.tsx';

export const Meta = () => tutorialStartMeta('html');

/** `/learning/html` redirects to the first lesson. */
export default function HtmlStart() {
  return <TutorialStart courseId="html" />;
}
