import { useId, useState, type ReactNode } from 'react';
import type { CompiledQuestion } from '#contract/lessons/lesson-parts.ts';
import { joinProse } from '#app/learn/parts/join-prose.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { Node } from '#app/ui/graph/node.tsx';
import './question.css';

type QuestionProps = CompiledQuestion & {
  options: readonly { answer: ReactNode; feedback: ReactNode; right: boolean }[];
  /** What is asked. */
  children: ReactNode;
};

/**
 * A recall question. Pressing an option shows its feedback, which stays. The first answer is recorded for the
 * review: it is right when all right options were pressed before any wrong one.
 */
export function Question({ lesson, name, children, options }: QuestionProps) {
  const [pressedOptions, setPressedOptions] = useState<readonly number[]>([]);
  const id = useId();
  const rightCount = options.filter(({ right }) => right).length;
  function pressOption(index: number): void {
    if (pressedOptions.includes(index)) return;
    const isRecorded =
      pressedOptions.some((each) => !options[each]?.right) || pressedOptions.length === rightCount;
    const next = [...pressedOptions, index];
    setPressedOptions(next);
    if (isRecorded) return;
    if (!options[index]?.right) recordAnswer(`${lesson}#${name}`, false);
    else if (next.length === rightCount) recordAnswer(`${lesson}#${name}`, true);
  }
  return (
    <div id={`question-${name}`} className="question" role="group" aria-labelledby={id} data-question={name}>
      <div id={id} className="question-ask">
        {children}
        {rightCount > 1 && <p className="mono">{rightCount} of them are right.</p>}
      </div>
      <div className="question-options">
        {options.map(({ answer, feedback, right }, index) => {
          const isPressed = pressedOptions.includes(index);
          return (
            <div key={index} className={`option ${isPressed ? (right ? 'is-right' : 'is-not-right') : ''}`}>
              <button
                type="button"
                className="option-button"
                aria-pressed={isPressed}
                onClick={() => pressOption(index)}
              >
                <Node state={isPressed ? (right ? 'full' : 'closed') : 'open'} size={12} />
                <span>{answer}</span>
              </button>
              <div className="option-feedback" role="status">
                {isPressed && (
                  <>
                    <span className="visually-hidden">{right ? 'Right.' : 'Not right.'} </span>
                    <div ref={joinProse}>{feedback}</div>
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
