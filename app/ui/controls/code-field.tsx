import { useId, useState, type ComponentProps } from 'react';
import { FieldNote } from '#app/ui/controls/field.tsx';

const length = 6;

type CodeFieldProps = {
  label: string;
  name: string;
  error?: string | null;
  good?: string | null;
  hint?: string;
} & Omit<ComponentProps<'input'>, 'name' | 'maxLength'>;

/**
 * A code of six digits: one real field, drawn as six boxes. Whatever is typed or pasted, only its digits stay,
 * so that a code copied with blanks or dashes fits.
 */
export function CodeField({ label, name, error, good, hint, onInput, ...input }: CodeFieldProps) {
  const id = useId();
  const [caret, setCaret] = useState(0);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="code-field">
        <div className="code-boxes" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={index === Math.min(caret, length - 1) ? 'at-caret' : ''} />
          ))}
        </div>
        <input
          {...input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          pattern={`[0-9]{${length}}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onInput={(event) => {
            const field = event.currentTarget;
            const digits = digitsOf(field.value);
            if (digits !== field.value) field.value = digits;
            setCaret(field.selectionStart ?? digits.length);
            onInput?.(event);
          }}
          onPaste={(event) => {
            // The field's own limit would cut "407 219" short before its blank is taken out.
            event.preventDefault();
            const field = event.currentTarget;
            field.setRangeText(
              digitsOf(event.clipboardData.getData('text')),
              field.selectionStart ?? 0,
              field.selectionEnd ?? length,
              'end',
            );
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} good={good} hint={hint} />
    </div>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, length);
}
