import { CurrentQuestionContext } from '#app/learn/review/current-question-context.ts';
import RecallQuestions from '#app/pages/lesson-parts/recall.mdx?review';

/** One question of the page of Recall, as the review asks it. Nothing is recorded. */
export function OneReviewQuestion({ name }: { name: string }) {
  return (
    <CurrentQuestionContext
      value={{
        name,
        source: 'From the lesson that teaches it',
        shouldFocus: false,
        onAnswer: () => undefined,
        onNext: () => undefined,
        nextLabel: 'Next question',
      }}
    >
      <RecallQuestions />
    </CurrentQuestionContext>
  );
}
