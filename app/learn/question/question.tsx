import { useId, useRef, useState, type ReactNode } from 'react';
import type { CompiledQuestion } from '#contract/lessons/lesson-parts.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { Node } from '#app/ui/graph/node.tsx';
import { Announcer } from '#app/ui/announcements/announcer.tsx';
import { useAnnouncement } from '#app/ui/announcements/use-announcement.ts';
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
    <div className="question" role="group" aria-labelledby={id} data-question={name}>
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
              <Feedback isShown={isPressed} isRight={right}>
                {feedback}
              </Feedback>
            </div>
          );
        })}
      </div>
      <Announcer />
    </div>
  );
}

type FeedbackProps = { isShown: boolean; isRight: boolean; children: ReactNode };

/** Why an option is right or not, announced when it appears. */
function Feedback({ isShown, isRight, children }: FeedbackProps) {
  const feedback = useRef<HTMLDivElement>(null);
  useAnnouncement(feedback, isShown || undefined);
  return (
    <div ref={feedback} className="option-feedback">
      {isShown && (
        <>
          <span className="visually-hidden">{isRight ? 'Right.' : 'Not right.'} </span>
          {children}
        </>
      )}
    </div>
  );
}
