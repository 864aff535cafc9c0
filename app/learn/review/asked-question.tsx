import { useId, useRef, type ReactNode } from 'react';
import type { Asked } from '#app/learn/review/asked-context.ts';
import { AskedOption, type AskedOptionData } from '#app/learn/review/asked-option.tsx';
import { useAskedAnswer } from '#app/learn/review/use-asked-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import './asked-question.css';

type AskedQuestionProps = {
  asked: Asked;
  question: ReactNode;
  options: readonly AskedOptionData[];
  /** What the question is about: code, more text. */
  children: ReactNode;
};

/** A question of the review: one chooses, checks the answer and goes on. */
export function AskedQuestion({ asked, question, options, children }: AskedQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answer = useAskedAnswer({ asked, question, options, heading, next });
  const { chosen, isChecked, needed } = answer;
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  return (
    <div className="asked inline-code">
      <h2 ref={heading} id={id} className="asked-heading knot" tabIndex={-1}>
        {question}
      </h2>
      <p className="asked-source">{asked.source}</p>
      {needed > 1 && <p className="mono asked-needed">{needed} of them are right.</p>}
      {children}
      <div
        className={`asked-options ${hasPictures ? 'has-pictures' : ''}`}
        role={needed === 1 ? 'radiogroup' : 'group'}
        aria-labelledby={id}
      >
        {options.map((option, index) => (
          <AskedOption
            key={index}
            option={option}
            number={index + 1}
            group={id}
            isOnlyOne={needed === 1}
            isChosen={chosen.includes(index)}
            isChecked={isChecked}
            onChoose={() => answer.choose(index)}
          />
        ))}
      </div>
      <div className="asked-actions">
        <Button
          ref={next}
          look="main"
          tip
          disabled={!isChecked && chosen.length === 0}
          onClick={answer.checkOrGoOn}
        >
          {isChecked ? asked.nextLabel : 'Check answer'}
        </Button>
        {!isChecked && (
          <Button look="plain" onClick={answer.giveUp}>
            I don’t know
          </Button>
        )}
        <p role="status" className="asked-status">
          {isChecked && (answer.isRight ? 'Right.' : 'Not right. You see it again tomorrow.')}
        </p>
        <p className="asked-keys">
          <kbd>1</kbd> to <kbd>{options.length}</kbd> choose, <kbd>Enter</kbd>{' '}
          {isChecked ? 'goes on' : 'checks'}
        </p>
      </div>
    </div>
  );
}
