import { TutorialStart, tutorialStartMeta } from '#app/learn/course/tutorial-start.tsx';

export const Meta = () => tutorialStartMeta('css');

/** `/learning/css` redirects to the first lesson. */
export default function CssStart() {
  return <TutorialStart courseId="css" />;
}
