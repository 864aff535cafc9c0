import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countDaysBetween, getDueTime } from '#app/learn/progress/review-schedule.ts';
import { formatDays } from '#app/pages/review/review-words.ts';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { focusAfterRemoval } from '#app/learn/review/focus-after-removal.ts';
import { Node } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';

export type GivenAnswer = { id: string; lesson: string; question: ReactNode; isRight: boolean };

function AnswerList({
  title,
  answers,
  now,
}: {
  title: string;
  answers: readonly GivenAnswer[];
  now: number;
}) {
  const { progress } = useProgress();
  const id = title.toLowerCase().replaceAll(' ', '-');
  if (answers.length === 0) return null;
  return (
    <section className="review-list inline-code" aria-labelledby={id}>
      <h2 id={id} className="knot">
        {title}
      </h2>
      <ul>
        {answers.map((answer) => {
          const review = progress.reviews?.[answer.id];
          const days = review ? countDaysBetween(now, getDueTime(review)) : 1;
          return (
            <li key={answer.id} className={answer.isRight ? 'walked' : ''}>
              <Node state={answer.isRight ? 'full' : 'open'} size={12} />
              <span>
                {answer.question}{' '}
                <Link to={lessonPath(answer.lesson)} className="link">
                  {getLessonPosition(answer.lesson).lesson.title}
                </Link>
              </span>
              <span className="mono">{formatDays(Math.max(1, days))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** After the last question: wrong and right answers, and when each question comes back. It gets the focus. */
export function ReviewResult({ answers, now }: { answers: readonly GivenAnswer[]; now: number }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => focusAfterRemoval(() => result.current), []);
  return (
    <div ref={result} tabIndex={-1} className="review-result">
      <AnswerList title="Read these again" answers={answers.filter(({ isRight }) => !isRight)} now={now} />
      <AnswerList title="Right answers" answers={answers.filter(({ isRight }) => isRight)} now={now} />
    </div>
  );
}
