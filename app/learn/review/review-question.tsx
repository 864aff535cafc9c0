import { useId, useRef, type ReactNode } from 'react';
import type { CurrentQuestion } from '#app/learn/review/current-question-context.ts';
import { AnswerOption, type AnswerOptionData } from '#app/learn/review/answer-option.tsx';
import { useAnswer } from '#app/learn/review/use-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import './review-question.css';

type ReviewQuestionProps = {
  current: CurrentQuestion;
  question: ReactNode;
  options: readonly AnswerOptionData[];
  /** What the question is about: code, more text. */
  children: ReactNode;
};

/** A question of the review: the learner chooses, checks the answer and continues. */
export function ReviewQuestion({ current, question, options, children }: ReviewQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answer = useAnswer({ current, question, options, heading, next });
  const { chosen, isChecked, rightCount } = answer;
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  return (
    <div className="review-question inline-code">
      <h2 ref={heading} id={id} className="review-question-heading knot" tabIndex={-1}>
        {question}
      </h2>
      <p className="review-question-source">{current.source}</p>
      {rightCount > 1 && <p className="mono review-question-needed">{rightCount} of them are right.</p>}
      {children}
      <div
        className={`answer-options ${hasPictures ? 'has-pictures' : ''}`}
        role={rightCount === 1 ? 'radiogroup' : 'group'}
        aria-labelledby={id}
      >
        {options.map((option, index) => (
          <AnswerOption
            key={index}
            option={option}
            number={index + 1}
            group={id}
            isOnlyOne={rightCount === 1}
            isChosen={chosen.includes(index)}
            isChecked={isChecked}
            onChoose={() => answer.choose(index)}
          />
        ))}
      </div>
      <div className="review-question-actions">
        <Button
          ref={next}
          variant="main"
          tip
          disabled={!isChecked && chosen.length === 0}
          onClick={answer.checkOrContinue}
        >
          {isChecked ? current.nextLabel : 'Check answer'}
        </Button>
        {!isChecked && (
          <Button variant="plain" onClick={answer.giveUp}>
            I don’t know
          </Button>
        )}
        <p role="status" className="review-question-status">
          {isChecked && (answer.isRight ? 'Right.' : 'Not right. You will see it again tomorrow.')}
        </p>
        <p className="review-question-keys">
          <kbd>1</kbd> to <kbd>{options.length}</kbd> choose, <kbd>Enter</kbd>{' '}
          {isChecked ? 'goes on' : 'checks'}
        </p>
      </div>
    </div>
  );
}
