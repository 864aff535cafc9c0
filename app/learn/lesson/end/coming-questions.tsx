import { useState } from 'react';
import type { Sitting } from '#app/learn/lesson/sittings.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countByDay, planQuestions } from '#app/learn/progress/due-questions.ts';
import { UpcomingDays, upcomingDays } from '#app/learn/progress/upcoming-days.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';

/** When a lesson's questions come back, and which of them are not answered yet. */
export function ComingQuestions({ lesson, sittings }: { lesson: string; sittings: readonly Sitting[] }) {
  const { progress } = useProgress();
  const [now] = useState(() => Date.now());
  const questions = sittings.flatMap((sitting) => sitting.questions);
  const planned = planQuestions([{ lesson, questions }], progress);
  const counts = countByDay(planned, now, upcomingDays);
  const laterCount = counts.reduce((left, count) => left - count, planned.length);
  const openQuestions = questions.filter((name) => !progress.reviews?.[`${lesson}#${name}`]);
  return (
    <section aria-labelledby="coming-questions">
      <h3 id="coming-questions">
        {capitalise(countInWords(planned.length, 'question comes', 'questions come'))} back
        {planned.length === 0 && ' yet'}
      </h3>
      {planned.length > 0 && <UpcomingDays counts={counts} now={now} />}
      {laterCount > 0 && <p>{capitalise(countInWords(laterCount, 'comes', 'come'))} back later.</p>}
      {openQuestions.length > 0 && (
        <p>
          <a href={`#question-${openQuestions[0]}`} className="link">
            {capitalise(countInWords(openQuestions.length, 'question is', 'questions are'))} open
          </a>
          . What you answer today comes back tomorrow.
        </p>
      )}
      {(counts[0] ?? 0) > 0 && (
        <ButtonLink to="/learning/review" size="small">
          Review
        </ButtonLink>
      )}
    </section>
  );
}
