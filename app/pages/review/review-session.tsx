import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { recall } from 'virtual:recall';
import { load } from 'virtual:review';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { CurrentQuestionContext } from '#app/learn/review/current-question-context.ts';
import {
  planQuestions,
  maxSessionQuestions,
  type PlannedQuestion,
} from '#app/learn/progress/due-questions.ts';
import { countDaysBetween } from '#app/learn/progress/review-schedule.ts';
import { NodeRow } from '#app/learn/progress/node-row.tsx';
import { formatEnd, formatStart } from '#app/pages/review/review-words.ts';
import { ReviewAside } from '#app/pages/review/review-aside.tsx';
import { ReviewResult, type GivenAnswer } from '#app/pages/review/review-result.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import type { NodeState } from '#app/ui/graph/node.tsx';
import { PageHead } from '#app/ui/page.tsx';
import { useLoadedValue, type LoadedValue } from '#app/ui/hooks/use-loaded-value.ts';
import { lessonPath } from '#content/lessons/order.ts';

/**
 * Asks the questions that are due when it starts, at most ten, and then shows the result. `onMore` starts the
 * next session.
 */
export function ReviewSession({ isFirst, onMore }: { isFirst: boolean; onMore: () => void }) {
  const [startedAt] = useState(() => Date.now());
  const [planned] = useState(() => planQuestions(recall, readStoredProgress().progress));
  const due = planned.filter(({ dueAt }) => dueAt <= startedAt);
  const queue = due.slice(0, maxSessionQuestions);
  const remainingCount = due.length - queue.length;
  const nextAt = planned[0]?.dueAt;
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  const [index, setIndex] = useState(0);
  const current = queue[index];
  const isOver = current === undefined;

  function handleAnswer(isRight: boolean, question: ReactNode): void {
    if (!current) return;
    recordAnswer(current.id, isRight);
    setAnswers((before) => [...before, { id: current.id, lesson: current.lesson, question, isRight }]);
  }

  return (
    <>
      <PageHead
        title="Review"
        lead={
          isOver
            ? formatEnd(answers, remainingCount, nextAt && countDaysBetween(startedAt, nextAt))
            : formatStart(queue.length)
        }
      />
      <div className={`review ${queue.length === 0 ? 'is-empty' : ''}`}>
        <div className="review-main" hidden={queue.length === 0}>
          {queue.length > 0 && <ReviewProgress queue={queue} answers={answers} index={index} />}
          {current && (
            <ScheduledQuestion
              planned={current}
              shouldFocus={index > 0 || !isFirst}
              nextLabel={index + 1 < queue.length ? 'Next question' : 'See the result'}
              onAnswer={handleAnswer}
              onNext={() => setIndex(index + 1)}
            />
          )}
          {isOver && answers.length > 0 && <ReviewResult answers={answers} now={startedAt} />}
          {isOver && remainingCount > 0 && (
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

type ReviewProgressProps = {
  queue: readonly PlannedQuestion[];
  answers: readonly GivenAnswer[];
  index: number;
};

/** The position among the questions, and which answers were right. */
function ReviewProgress({ queue, answers, index }: ReviewProgressProps) {
  return (
    <div className="review-place">
      <NodeRow
        label="Answers"
        {...(queue[index] ? { currentKey: queue[index].id } : {})}
        nodes={queue.map(({ id }, questionIndex) => {
          const { state, label } = formatAnswer(
            answers.find((each) => each.id === id),
            questionIndex === index,
          );
          return {
            key: id,
            state,
            label: `Question ${questionIndex + 1}: ${label}`,
            isCompleted: questionIndex <= index,
          };
        })}
      />
      <span className="mono">
        {Math.min(index + 1, queue.length)} of {queue.length}
      </span>
    </div>
  );
}

function formatAnswer(
  answer: GivenAnswer | undefined,
  isCurrent: boolean,
): { state: NodeState; label: string } {
  if (answer === undefined) return { state: isCurrent ? 'current' : 'open', label: 'not answered yet' };
  return answer.isRight ? { state: 'full', label: 'right' } : { state: 'open', label: 'not right' };
}

/** Loads the questions of a lesson: a component that renders the one that CurrentQuestionContext names. */
function useQuestions(lesson: string): LoadedValue<{ default: ComponentType }> {
  return useLoadedValue('A question', lesson, () => load[lesson]?.());
}

type ScheduledQuestionProps = {
  planned: PlannedQuestion;
  shouldFocus: boolean;
  nextLabel: string;
  onAnswer: (isRight: boolean, question: ReactNode) => void;
  onNext: () => void;
};

/** One question. The questions of its lesson are loaded for it. */
function ScheduledQuestion({ planned: { id, lesson, name }, ...current }: ScheduledQuestionProps) {
  const { value: questions, hasFailed, retry } = useQuestions(lesson);
  const position = getLessonPosition(lesson);
  const source = (
    <>
      From{' '}
      <Link to={lessonPath(lesson)} className="link">
        {position.lesson.title}
      </Link>
      , {position.course.shortTitle}
    </>
  );
  return (
    <section className="scheduled-question">
      {hasFailed && (
        <div role="alert" className="review-note">
          <p>The question could not load. Check your connection and try again.</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
      {questions && (
        <CurrentQuestionContext value={{ name, source, ...current }}>
          <questions.default key={id} />
        </CurrentQuestionContext>
      )}
    </section>
  );
}
