/** A `count` is shown after the label; where it is undefined, its space is kept until it is known. */
type Choice<Value> = { value: Value; label: string; count?: string | undefined };

/** One choice of several, as a group of buttons of which exactly one is pressed. */
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
