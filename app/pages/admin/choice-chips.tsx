import { formatCount } from '#app/pages/admin/describe-count.ts';

/** With a `count` that is undefined, its space is kept until it is known. */
type Choice<Value> = { value: Value; label: string; count?: number | undefined };

/** One choice of several, as a group of buttons; each may show a number. */
export function ChoiceChips<Value extends string | undefined>({
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
      {choices.map(({ value, label: words, ...counted }) => (
        <button
          key={words}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {words}
          {'count' in counted && (
            <span className="chip-count">{counted.count !== undefined && formatCount(counted.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
