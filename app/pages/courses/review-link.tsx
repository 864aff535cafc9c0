import { useEffect, useState } from 'react';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import type { Progress } from '#contract/progress.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';

type DueCounter = (progress: Progress) => number;

/** Loads the function that counts the questions due now. The list of all questions is in a separate chunk. */
async function loadDueCounter(): Promise<DueCounter> {
  const [{ recall }, { planQuestions }] = await Promise.all([
    import('virtual:recall'),
    import('#app/learn/review/due-questions.ts'),
  ]);
  return (progress) => planQuestions(recall, progress).filter(({ dueAt }) => dueAt <= Date.now()).length;
}

/** Links to the review, with the number of questions due, and to the glossary. */
export function ReviewLink() {
  const { progress } = useProgress();
  const [countDue, setCountDue] = useState<DueCounter>();
  useEffect(() => {
    let isCancelled = false;
    loadDueCounter().then(
      (count) => {
        if (!isCancelled) setCountDue(() => count);
      },
      (error: unknown) => console.info('The questions due could not be counted:', error),
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  const dueCount = countDue?.(progress) ?? 0;
  return (
    <p className="course-ways">
      <ButtonLink to="/learning/review" aria-label={dueCount > 0 ? `Review, ${dueCount} due` : 'Review'}>
        Review
        <span className={`review-count mono ${dueCount > 0 ? '' : 'is-none'}`}>{dueCount}</span>
      </ButtonLink>
      <ButtonLink variant="plain" to="/learning/glossary">
        Glossary
      </ButtonLink>
    </p>
  );
}
