import { Check, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { BuiltResultFrame } from '#app/learn/parts/part-frame/built-result-frame.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledOutcome } from '#contract/lessons/lesson-part-data.ts';
import './answer-sign.css';

/** A check mark or a cross in a circle. */
export function AnswerIcon({ isRight }: { isRight: boolean }) {
  return (
    <span className={`answer-sign ${isRight ? 'is-right' : 'is-wrong'}`} aria-hidden="true">
      {isRight ? <Check strokeWidth={2.5} /> : <X strokeWidth={2.5} />}
    </span>
  );
}

/** `open` before the choice; then the right one, the wrong one that was chosen, or another wrong one. */
export type OutcomeState = 'open' | 'right' | 'wrong' | 'other';

type OutcomeTileProps = {
  ref: Ref<HTMLButtonElement>;
  letter: string;
  outcome: CompiledOutcome;
  explanation: ReactNode;
  state: OutcomeState;
  isChosen: boolean;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
};

/**
 * An outcome to choose: its letter and picture and, after the choice, its explanation. Until then the button
 * covers the whole tile.
 */
export function OutcomeTile({
  ref,
  letter,
  outcome,
  explanation,
  state,
  isChosen,
  isTabStop,
  onKeyDown,
  onChoose,
}: OutcomeTileProps) {
  const stateLabel = state === 'right' ? 'what happens' : isChosen ? 'your choice' : '';
  return (
    <div className={`outcome is-${state}`}>
      <button
        ref={ref}
        type="button"
        className="outcome-head"
        role="radio"
        aria-checked={isChosen}
        aria-label={[
          `${letter}: ${outcome.title}`,
          state === 'right' && isChosen ? 'your choice' : '',
          stateLabel,
        ]
          .filter(Boolean)
          .join(', ')}
        tabIndex={isTabStop ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={onChoose}
      >
        {state === 'right' || state === 'wrong' ? (
          <AnswerIcon isRight={state === 'right'} />
        ) : (
          <Node state="open" size={12} />
        )}
        <span>{letter}</span>
        <span className="outcome-word mono">{stateLabel}</span>
      </button>
      <BuiltResultFrame title={`${letter}: ${outcome.title}`} result={outcome.result} isInert />
      <p className="outcome-text">{outcome.title}</p>
      <div className="outcome-sentence" data-revealed={state !== 'open'}>
        {explanation}
      </div>
    </div>
  );
}
