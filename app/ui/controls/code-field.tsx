import { useId, useState, type ComponentProps } from 'react';
import { FieldNote } from '#app/ui/controls/field.tsx';

const length = 6;

type CodeFieldProps = {
  label: string;
  name: string;
  error?: string | null;
  success?: string | null;
  hint?: string;
} & Omit<ComponentProps<'input'>, 'name' | 'maxLength'>;

/**
 * A field for a six-digit code: one input, drawn as six boxes. Only digits of what is typed or pasted are
 * kept, so that a code with spaces or dashes can be pasted.
 */
export function CodeField({ label, name, error, success, hint, onInput, ...input }: CodeFieldProps) {
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
            const digits = extractDigits(field.value);
            if (digits !== field.value) field.value = digits;
            setCaret(field.selectionStart ?? digits.length);
            onInput?.(event);
          }}
          onPaste={(event) => {
            // `maxlength` would truncate "407 219" before the space is removed.
            event.preventDefault();
            const field = event.currentTarget;
            if (field.readOnly) return;
            const digits = extractDigits(event.clipboardData.getData('text'));
            // A whole code replaces what is in the field, wherever the caret is.
            const isWhole = digits.length === length;
            field.setRangeText(
              digits,
              isWhole ? 0 : (field.selectionStart ?? 0),
              isWhole ? field.value.length : (field.selectionEnd ?? length),
              'end',
            );
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} success={success} hint={hint} />
    </div>
  );
}

function extractDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, length);
}
