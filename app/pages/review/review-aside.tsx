import { WifiOff } from 'lucide-react';
import { recall } from 'virtual:recall';
import { getCourse, listLessons } from '#app/learn/course/lesson-position.ts';
import { findCourseProgress } from '#app/learn/progress/course-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countByDay, planQuestions, type PlannedQuestion } from '#app/learn/review/due-questions.ts';
import { NodeRow } from '#app/learn/review/node-row.tsx';
import { getStartOfDayAfter, getIntervalDays, reviewIntervals } from '#app/learn/progress/review-schedule.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { lessonPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short' });
const shownDays = 7;
const formatDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

function UpcomingQuestions({ now, progress }: { now: number; progress: Progress }) {
  const counts = countByDay(planQuestions(recall, progress), now, shownDays);
  return (
    <section aria-labelledby="due-next">
      <h2 id="due-next">Due next</h2>
      <NodeRow
        label="Questions due"
        currentKey="0"
        nodes={counts.map((count, day) => {
          const name = day === 0 ? 'Today' : weekday.format(getStartOfDayAfter(now, day));
          return {
            key: String(day),
            state: day === 0 ? (count > 0 ? 'current' : 'full') : 'open',
            isEmpty: day > 0 && count === 0,
            above: String(count),
            below: name,
            label: `${name}: ${countInWords(count, 'question', 'questions')}`,
          };
        })}
      />
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
  const [last] = Object.entries(progress.lastLesson).toSorted(([, one], [, other]) => other.at - one.at);
  const course = getCourse(last?.[0] === 'css' ? 'css' : 'html');
  const { continueAt } = findCourseProgress(course, progress);
  const next =
    continueAt && !continueAt.isDone
      ? continueAt
      : listLessons(course).find(({ id }) => !Object.hasOwn(progress.lessons, id));
  if (!next) return null;
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on">Go on learning</h2>
      <p>
        Your next lesson in {course.shortTitle} is {next.title}.
      </p>
      <p className="review-ways">
        <ButtonLink variant="main" tip to={lessonPath(next.id)}>
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
