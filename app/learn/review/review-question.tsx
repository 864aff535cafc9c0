import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CurrentQuestion } from '#app/learn/review/current-question-context.ts';
import { AnswerOption, type AnswerOptionData } from '#app/learn/review/answer-option.tsx';
import { useAnswer } from '#app/learn/review/use-answer.ts';
import { announce } from '#app/ui/announcements/announce.ts';
import { Announcer } from '#app/ui/announcements/announcer.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import './review-question.css';

type ReviewQuestionProps = {
  current: CurrentQuestion;
  question: ReactNode;
  options: readonly AnswerOptionData[];
  /** What the question is about: code, more text. */
  children: ReactNode;
};

/** Whether the answer is right, then each right or chosen option with the reason, as one text. */
function readOutcome(area: HTMLElement): string {
  const readText = (parent: HTMLElement, selector: string) =>
    parent.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const options = [...area.querySelectorAll<HTMLElement>('.answer-option:is(.is-right, .is-wrong)')].map(
    (option) => `${readText(option, '.answer-option-text')}. ${readText(option, '.answer-option-feedback')}`,
  );
  return [readText(area, '.review-question-status'), ...options].join(' ');
}

/** A question of the review: the learner chooses, checks the answer and continues. */
export function ReviewQuestion({ current, question, options, children }: ReviewQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answer = useAnswer({ current, question, options, heading, next });
  const { chosen, isChecked, rightCount } = answer;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChecked && area.current) announce(readOutcome(area.current), area.current);
  }, [isChecked]);
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  return (
    <div ref={area} className="review-question inline-code">
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
        <p className="review-question-status">
          {isChecked && (answer.isRight ? 'Right.' : 'Not right. You will see it again tomorrow.')}
        </p>
        <p className="review-question-keys">
          <kbd>1</kbd> to <kbd>{options.length}</kbd> choose, <kbd>Enter</kbd>{' '}
          {isChecked ? 'goes on' : 'checks'}
        </p>
      </div>
      <Announcer />
    </div>
  );
}
