import type { ReactNode } from 'react';

/**
 * `count` is shown after the label; while it is undefined, its space is reserved. `mark` is drawn before the label, and
 * screen readers get `note` after it.
 */
type Choice<Value> = {
  value: Value;
  label: string;
  count?: string | undefined;
  mark?: ReactNode;
  note?: string | undefined;
};

/** A single choice, as a group of toggle buttons of which exactly one is pressed. */
export function ChoiceChips<Value>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="chip"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.mark}
          {choice.label}
          {choice.note && <span className="visually-hidden">, {choice.note}</span>}
          {'count' in choice && <span className="chip-count">{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
