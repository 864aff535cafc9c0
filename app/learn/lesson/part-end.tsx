import { use, useState } from 'react';
import { goToHeading } from '#app/learn/exercise/next-step.ts';
import { LessonPartsContext } from '#app/learn/lesson/lesson-parts-context.ts';
import { PartsLine } from '#app/learn/lesson/parts-line.tsx';
import type { Sitting } from '#app/learn/lesson/sittings.ts';
import { countDaysBetween, getDueTime } from '#app/learn/progress/review-schedule.ts';
import { formatPartDone, recordPartDone } from '#app/learn/lesson/record-part-done.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import './part-end.css';

/** At the end of a part: what comes back tomorrow, and the next part. Its practice makes the part done, or *Next*. */
export function PartEnd({
  sitting,
  next,
  sittings,
}: {
  sitting: Sitting;
  next: Sitting;
  sittings: readonly Sitting[];
}) {
  const { id: lesson } = use(LessonPartsContext);
  const { progress } = useProgress();
  const [now] = useState(() => Date.now());
  const dueTomorrow = sittings
    .flatMap(({ questions }) => questions)
    .filter((name) => {
      const review = progress.reviews?.[`${lesson}#${name}`];
      return review && countDaysBetween(now, getDueTime(review)) === 1;
    }).length;
  return (
    <div className="part-end">
      <PartsLine sittings={sittings} />
      <p className="part-end-title">
        {sitting.state === 'open'
          ? `The end of part ${sitting.number} of ${sittings.length}`
          : formatPartDone(sitting, sittings.length)}
      </p>
      <p>
        {dueTomorrow > 0 &&
          `${countInWords(dueTomorrow, 'question comes', 'questions come')} back tomorrow. `}
        Your place is saved: you can stop here.
      </p>
      <Button
        variant="main"
        tip
        onClick={() => {
          if (sitting.state === 'open') recordPartDone(sitting, sittings.length);
          goToHeading(next.heading);
        }}
      >
        Next: {next.title}, {next.minutes} min
      </Button>
    </div>
  );
}
