import { useId, useState, type ReactNode } from 'react';
import type { CompiledQuestion } from '#contract/lessons/lesson-parts.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { Node } from '#app/ui/graph/node.tsx';
import './question.css';

type QuestionProps = CompiledQuestion & {
  options: readonly { answer: ReactNode; feedback: ReactNode; right: boolean }[];
  /** What is asked. */
  children: ReactNode;
};

/**
 * A question to recall with: each option answers when pressed, and stays answered. The first answer is
 * recorded, so that the review asks again in time: right when no wrong option was pressed before all right ones were.
 */
export function Question({ lesson, name, children, options }: QuestionProps) {
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const id = useId();
  const needed = options.filter(({ right }) => right).length;
  function press(index: number): void {
    if (pressed.includes(index)) return;
    const isOver = pressed.some((each) => !options[each]?.right) || pressed.length === needed;
    const next = [...pressed, index];
    setPressed(next);
    if (isOver) return;
    if (!options[index]?.right) recordAnswer(`${lesson}#${name}`, false);
    else if (next.length === needed) recordAnswer(`${lesson}#${name}`, true);
  }
  return (
    <div className="question" role="group" aria-labelledby={id} data-question={name}>
      <div id={id} className="question-ask">
        {children}
        {needed > 1 && <p className="mono">{needed} of them are right.</p>}
      </div>
      <div className="question-options">
        {options.map(({ answer, feedback, right }, index) => {
          const isPressed = pressed.includes(index);
          return (
            <div key={index} className={`option ${isPressed ? (right ? 'is-right' : 'is-not-right') : ''}`}>
              <button
                type="button"
                className="option-button"
                aria-pressed={isPressed}
                onClick={() => press(index)}
              >
                <Node state={isPressed ? (right ? 'full' : 'closed') : 'open'} size={12} />
                <span>{answer}</span>
              </button>
              <div className="option-feedback" role="status">
                {isPressed && (
                  <>
                    <span className="visually-hidden">{right ? 'Right.' : 'Not right.'} </span>
                    {feedback}
                  </>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
