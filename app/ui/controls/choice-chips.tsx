/** `count` is shown after the label; while it is undefined, its space is reserved. */
type Choice<Value> = { value: Value; label: string; count?: string | undefined };

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
          {choice.label}
          {'count' in choice && <span className="chip-count">{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
