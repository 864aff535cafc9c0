import { useTypedValue } from '#app/ui/hooks/use-typed-value.ts';

type DayFieldProps = {
  label: string;
  /** The day as a date field has it (`2026-11-22`), '' for none. */
  value: string;
  onChoose: (day: string) => void;
};

/**
 * A field for a day. It is uncontrolled, because the browser reports a day after each digit of its year, and a
 * value written back at that moment would undo the typing. Years of fewer than four digits are not reported.
 */
export function DayField({ label, value, onChoose }: DayFieldProps) {
  const { field, recordTyped } = useTypedValue(value);
  return (
    <label className="acts-day">
      {label}
      <input
        ref={field}
        type="date"
        className="input"
        max="9999-12-31"
        onChange={({ target }) => {
          if (target.value !== '' && target.value < '1000') return;
          recordTyped(target.value);
          onChoose(target.value);
        }}
      />
    </label>
  );
}
