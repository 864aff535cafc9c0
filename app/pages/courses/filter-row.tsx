type Choice<Value extends string> = { value: Value; label: string };
type FilterRowProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One filter: its name and its choices, of which exactly one is pressed. */
export function FilterRow<Value extends string>({ label, choices, chosen, onChoose }: FilterRowProps<Value>) {
  return (
    <div className="filter-row">
      <span className="text-small text-foreground-soft" aria-hidden="true">
        {label}
      </span>
      <div className="chips" role="group" aria-label={label}>
        {choices.map(({ value, label: words }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
