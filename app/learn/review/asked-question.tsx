import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { ResultOf } from '#app/learn/parts/part-frame/result-of.tsx';
import { AnswerSign } from '#app/learn/parts/predict/outcome-tile.tsx';
import type { Asked } from '#app/learn/review/asked-context.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { BuiltResult } from '#contract/lessons/lesson-part-data.ts';
import './asked-question.css';

type AskedOption = { answer: ReactNode; feedback: ReactNode; right: boolean; picture?: BuiltResult };

type AskedQuestionProps = {
  asked: Asked;
  question: ReactNode;
  options: readonly AskedOption[];
  /** What the question is about: code, more text. */
  children: ReactNode;
};

/** A question of the review: one chooses, checks the answer and goes on. Number keys choose, Enter checks. */
export function AskedQuestion({ asked, question, options, children }: AskedQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isChecked, setChecked] = useState(false);
  const needed = options.filter(({ right }) => right).length;
  const isRight = options.every(({ right }, index) => right === chosen.includes(index));
  const hasPictures = options.some(({ picture }) => picture !== undefined);

  function choose(index: number): void {
    if (isChecked) return;
    if (needed === 1) setChosen([index]);
    else setChosen(chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index]);
  }
  function check(): void {
    if (isChecked) return asked.onNext();
    if (chosen.length === 0) return;
    setChecked(true);
    asked.onAnswer(isRight, question);
  }
  function giveUp(): void {
    setChosen([]);
    setChecked(true);
    asked.onAnswer(false, question);
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const number = Number(key);
    if (number >= 1 && number <= options.length) choose(number - 1);
    if (key !== 'Enter' || target.closest('a, button, summary') !== null) return;
    event.preventDefault(); // The same press must not reach the button that takes the focus.
    check();
  });
  const takeFocus = useEffectEvent(() => {
    if (asked.takesFocus) heading.current?.focus();
  });
  useEffect(() => {
    takeFocus();
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);

  useEffect(() => {
    if (isChecked) next.current?.focus();
  }, [isChecked]);

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
        {options.map(({ answer, feedback, right, picture }, index) => {
          const isChosen = chosen.includes(index);
          const verdict = !isChecked ? '' : right ? 'is-right' : isChosen ? 'is-wrong' : '';
          return (
            <div key={index} className={`asked-option ${isChosen ? 'is-chosen' : ''} ${verdict}`}>
              <label className="asked-option-head">
                <input
                  type={needed === 1 ? 'radio' : 'checkbox'}
                  name={id}
                  checked={isChosen}
                  disabled={isChecked}
                  onChange={() => choose(index)}
                />
                {verdict === '' ? (
                  <Node state={isChosen ? 'full' : 'open'} size={12} />
                ) : (
                  <AnswerSign isRight={right} />
                )}
                <span className={picture && !isChecked ? 'visually-hidden' : ''}>{answer}</span>
                <kbd aria-hidden="true">{index + 1}</kbd>
              </label>
              {picture && (
                <div className="asked-picture" onClick={() => choose(index)}>
                  <ResultOf title={`Option ${index + 1}`} result={picture} isPicture />
                </div>
              )}
              {isChecked && (right || isChosen) && (
                <div className="asked-feedback">
                  <span className="visually-hidden">{right ? 'Right: ' : 'Not right: '}</span>
                  {feedback}
                </div>
              )}
            </div>
          );
        })}
      </div>
      <div className="asked-actions">
        <Button ref={next} look="main" tip disabled={!isChecked && chosen.length === 0} onClick={check}>
          {isChecked ? asked.nextLabel : 'Check answer'}
        </Button>
        {!isChecked && (
          <Button look="plain" onClick={giveUp}>
            I don’t know
          </Button>
        )}
        <p role="status" className="asked-status">
          {isChecked && (isRight ? 'Right.' : 'Not right. You see it again tomorrow.')}
        </p>
        <p className="asked-keys">
          <kbd>1</kbd> to <kbd>{options.length}</kbd> choose, <kbd>Enter</kbd>{' '}
          {isChecked ? 'goes on' : 'checks'}
        </p>
      </div>
    </div>
  );
}
