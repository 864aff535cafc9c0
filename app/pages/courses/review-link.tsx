import { useEffect, useState } from 'react';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import type { Progress } from '#contract/progress.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';

type CountDue = (progress: Progress) => number;

/** What counts the questions due now: the list of all questions is fetched apart from the page. */
async function loadCount(): Promise<CountDue> {
  const [{ recall }, { planQuestions }] = await Promise.all([
    import('virtual:recall'),
    import('#app/learn/review/due-questions.ts'),
  ]);
  return (progress) => planQuestions(recall, progress).filter(({ dueAt }) => dueAt <= Date.now()).length;
}

/** The ways to the review, with how many questions are due, and to the glossary. */
export function ReviewLink() {
  const { progress } = useProgress();
  const [countDue, setCountDue] = useState<CountDue>();
  useEffect(() => {
    let isLeft = false;
    loadCount().then(
      (count) => {
        if (!isLeft) setCountDue(() => count);
      },
      (error: unknown) => console.info('The questions due could not be counted:', error),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  const due = countDue?.(progress) ?? 0;
  return (
    <p className="course-ways">
      <ButtonLink to="/learning/review" aria-label={due > 0 ? `Review, ${due} due` : 'Review'}>
        Review
        <span className={`review-count mono ${due > 0 ? '' : 'is-none'}`}>{due}</span>
      </ButtonLink>
      <ButtonLink look="plain" to="/learning/glossary">
        Glossary
      </ButtonLink>
    </p>
  );
}
