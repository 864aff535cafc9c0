import { WifiOff } from 'lucide-react';
import { recall } from 'virtual:recall';
import { getCourse, listLessons } from '#app/learn/course/lesson-position.ts';
import { findCourseProgress } from '#app/learn/progress/course-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countByDay, planQuestions, type PlannedQuestion } from '#app/learn/review/due-questions.ts';
import { NodeRow } from '#app/learn/review/node-row.tsx';
import { dayAfter, daysUntilNext, reviewDays } from '#app/learn/progress/review-schedule.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { lessonPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short' });
const shownDays = 7;
const inDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

function DueNext({ now, progress }: { now: number; progress: Progress }) {
  const counts = countByDay(planQuestions(recall, progress), now, shownDays);
  return (
    <section aria-labelledby="due-next">
      <h2 id="due-next">Due next</h2>
      <NodeRow
        label="Questions due"
        here="0"
        nodes={counts.map((count, day) => {
          const name = day === 0 ? 'Today' : weekday.format(dayAfter(now, day));
          return {
            key: String(day),
            state: day === 0 ? (count > 0 ? 'current' : 'full') : 'open',
            isEmpty: day > 0 && count === 0,
            above: String(count),
            below: name,
            said: `${name}: ${countInWords(count, 'question', 'questions')}`,
          };
        })}
      />
    </section>
  );
}

function ThisQuestion({ step }: { step: number }) {
  const place = Math.min(step, reviewDays.length - 1);
  const ahead = daysUntilNext({ step: step + 1 });
  return (
    <section aria-labelledby="this-question">
      <h2 id="this-question">This question</h2>
      <NodeRow
        label="Steps of this question"
        here={String(place)}
        nodes={reviewDays.map((days, index) => ({
          key: String(index),
          state: index < place ? 'full' : index === place ? 'current' : 'open',
          below: inDays(days),
          said: inDays(days),
          isWalked: index <= place,
        }))}
      />
      <p>A right answer sends it {inDays(ahead)} ahead. A wrong one starts it again: you see it tomorrow.</p>
    </section>
  );
}

/** The way on once nothing is due: the next lesson of the course that was opened last. */
function GoOn({ progress }: { progress: Progress }) {
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
        <ButtonLink look="main" tip to={lessonPath(next.id)}>
          Continue
        </ButtonLink>
        <ButtonLink look="plain" to="/courses">
          All courses
        </ButtonLink>
      </p>
    </section>
  );
}

/** Beside the question: what is due when, and where this question is; at the end the way on. */
export function ReviewAside({ now, current }: { now: number; current: PlannedQuestion | undefined }) {
  const { progress } = useProgress();
  return (
    <aside className="review-aside">
      <DueNext now={now} progress={progress} />
      {current ? <ThisQuestion step={current.review?.step ?? 0} /> : <GoOn progress={progress} />}
      <p className="review-offline">
        <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} />
        Works offline. Your answers are kept with your progress.
      </p>
    </aside>
  );
}
