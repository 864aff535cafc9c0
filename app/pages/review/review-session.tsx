import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { recall } from 'virtual:recall';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { CurrentQuestionContext } from '#app/learn/review/current-question-context.ts';
import { planQuestions, questionsAtATime, type PlannedQuestion } from '#app/learn/review/due-questions.ts';
import { daysBetween } from '#app/learn/progress/review-schedule.ts';
import { NodeRow } from '#app/learn/review/node-row.tsx';
import { useQuestions } from '#app/learn/review/use-questions.ts';
import { describeEnd, describeStart } from '#app/pages/review/describe-review.ts';
import { ReviewAside } from '#app/pages/review/review-aside.tsx';
import { ReviewResult, type GivenAnswer } from '#app/pages/review/review-result.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import type { NodeState } from '#app/ui/graph/node.tsx';
import { PageHead } from '#app/ui/page.tsx';
import { lessonPath } from '#content/lessons/order.ts';

/**
 * The questions due when it begins, at most ten, one after the other; then what came of them. `onMore` begins
 * the next session.
 */
export function ReviewSession({ isFirst, onMore }: { isFirst: boolean; onMore: () => void }) {
  const [startedAt] = useState(() => Date.now());
  const [planned] = useState(() => planQuestions(recall, readStoredProgress().progress));
  const due = planned.filter(({ dueAt }) => dueAt <= startedAt);
  const queue = due.slice(0, questionsAtATime);
  const moreDue = due.length - queue.length;
  const nextAt = planned[0]?.dueAt;
  const [given, setGiven] = useState<readonly GivenAnswer[]>([]);
  const [index, setIndex] = useState(0);
  const current = queue[index];
  const isOver = current === undefined;

  function takeAnswer(isRight: boolean, question: ReactNode): void {
    if (!current) return;
    recordAnswer(current.id, isRight);
    setGiven((before) => [...before, { id: current.id, lesson: current.lesson, question, isRight }]);
  }

  return (
    <>
      <PageHead
        title="Review"
        lead={
          isOver
            ? describeEnd(given, moreDue, nextAt && daysBetween(startedAt, nextAt))
            : describeStart(queue.length)
        }
      />
      <div className={`review ${queue.length === 0 ? 'is-empty' : ''}`}>
        <div className="review-main" hidden={queue.length === 0}>
          {queue.length > 0 && <ReviewPlace queue={queue} given={given} index={index} />}
          {current && (
            <ScheduledQuestion
              planned={current}
              takesFocus={index > 0 || !isFirst}
              nextLabel={index + 1 < queue.length ? 'Next question' : 'See the result'}
              onAnswer={takeAnswer}
              onNext={() => setIndex(index + 1)}
            />
          )}
          {isOver && given.length > 0 && <ReviewResult given={given} now={startedAt} />}
          {isOver && moreDue > 0 && (
            <p className="review-more">
              <Button onClick={onMore}>Ask more questions</Button>
            </p>
          )}
        </div>
        <ReviewAside now={startedAt} current={current} />
      </div>
    </>
  );
}

type ReviewPlaceProps = { queue: readonly PlannedQuestion[]; given: readonly GivenAnswer[]; index: number };

/** Where one is among the questions, and which of the answers were right. */
function ReviewPlace({ queue, given, index }: ReviewPlaceProps) {
  return (
    <div className="review-place">
      <NodeRow
        label="Answers"
        {...(queue[index] ? { here: queue[index].id } : {})}
        nodes={queue.map(({ id }, place) => {
          const { state, said } = describeAnswer(
            given.find((each) => each.id === id),
            place === index,
          );
          return { key: id, state, said: `Question ${place + 1}: ${said}`, isWalked: place <= index };
        })}
      />
      <span className="mono">
        {Math.min(index + 1, queue.length)} of {queue.length}
      </span>
    </div>
  );
}

function describeAnswer(
  answer: GivenAnswer | undefined,
  isHere: boolean,
): { state: NodeState; said: string } {
  if (answer === undefined) return { state: isHere ? 'current' : 'open', said: 'not answered yet' };
  return answer.isRight ? { state: 'full', said: 'right' } : { state: 'open', said: 'not right' };
}

type ScheduledQuestionProps = {
  planned: PlannedQuestion;
  takesFocus: boolean;
  nextLabel: string;
  onAnswer: (isRight: boolean, question: ReactNode) => void;
  onNext: () => void;
};

/** One question, out of its lesson's, which are fetched for it. */
function ScheduledQuestion({ planned: { id, lesson, name }, ...current }: ScheduledQuestionProps) {
  const { Questions, hasFailed, retry } = useQuestions(lesson);
  const place = getLessonPosition(lesson);
  const source = (
    <>
      From{' '}
      <Link to={lessonPath(lesson)} className="link">
        {place.lesson.title}
      </Link>
      , {place.course.shortTitle}
    </>
  );
  return (
    <section className="scheduled-question">
      {hasFailed && (
        <div role="alert" className="review-note">
          <p>The question could not load. Check your connection and try again.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {Questions && (
        <CurrentQuestionContext value={{ name, source, ...current }}>
          <Questions key={id} />
        </CurrentQuestionContext>
      )}
    </section>
  );
}
