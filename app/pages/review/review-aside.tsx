import { WifiOff } from 'lucide-react';
import { outline } from 'virtual:outline';
import { recall } from 'virtual:recall';
import { continueFragment, findUnfinishedCourse } from '#app/learn/progress/course-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countByDay, planQuestions, type PlannedQuestion } from '#app/learn/progress/due-questions.ts';
import { NodeRow } from '#app/learn/progress/node-row.tsx';
import { UpcomingDays, upcomingDays } from '#app/learn/progress/upcoming-days.tsx';
import { getIntervalDays, reviewIntervals } from '#app/learn/progress/review-schedule.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress/progress.ts';

const formatDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

function UpcomingQuestions({ now, progress }: { now: number; progress: Progress }) {
  const counts = countByDay(planQuestions(recall, progress), now, upcomingDays);
  return (
    <section aria-labelledby="due-next">
      <h2 id="due-next">Due next</h2>
      <UpcomingDays counts={counts} now={now} />
    </section>
  );
}

function QuestionSchedule({ step }: { step: number }) {
  const stepIndex = Math.min(step, reviewIntervals.length - 1);
  const nextIntervalDays = getIntervalDays({ step: step + 1 });
  return (
    <section aria-labelledby="this-question">
      <h2 id="this-question">This question</h2>
      <NodeRow
        label="Steps of this question"
        currentKey={String(stepIndex)}
        nodes={reviewIntervals.map((days, index) => ({
          key: String(index),
          state: index < stepIndex ? 'full' : index === stepIndex ? 'current' : 'open',
          below: formatDays(days),
          label: formatDays(days),
          isCompleted: index <= stepIndex,
        }))}
      />
      <p>
        A right answer sends it {formatDays(nextIntervalDays)} ahead. A wrong one starts it again: you see it
        tomorrow.
      </p>
    </section>
  );
}

/** Shown when nothing is due: the next lesson of the course that was opened last. */
function NextLesson({ progress }: { progress: Progress }) {
  const unfinished = findUnfinishedCourse(outline, progress);
  if (!unfinished) return null;
  const { course, next } = unfinished;
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on">Go on learning</h2>
      <p>
        Your next lesson in {course.shortTitle} is {next.title}.
      </p>
      <p className="review-ways">
        <ButtonLink variant="main" tip to={lessonPath(next.id) + continueFragment(next)}>
          Continue
        </ButtonLink>
        <ButtonLink variant="plain" to="/courses">
          All courses
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * Beside the question: the number of questions due on each day, and this question's step; at the end the next
 * lesson.
 */
export function ReviewAside({ now, current }: { now: number; current: PlannedQuestion | undefined }) {
  const { progress } = useProgress();
  return (
    <aside className="review-aside">
      <UpcomingQuestions now={now} progress={progress} />
      {current ? <QuestionSchedule step={current.review?.step ?? 0} /> : <NextLesson progress={progress} />}
      <p className="review-offline">
        <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} />
        Works offline. Your answers are kept with your progress.
      </p>
    </aside>
  );
}
