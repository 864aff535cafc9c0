import { useId, useState, type ComponentProps } from 'react';
import { FieldNote } from '#app/ui/controls/field.tsx';

const length = 6;

/** Long enough to see the last digit, and for a press of the button: then the form is on its way already. */
const sendDelayMs = 400;

const isComplete = ({ form }: HTMLInputElement) => form?.matches(':valid') === true;

/** Submits the form if its field still has the code. A form sends one thing at a time, and no refused code again. */
function sendCode(field: HTMLInputElement, code: string): void {
  if (field.value === code && isComplete(field)) field.form?.requestSubmit();
}

type CodeFieldProps = {
  label: string;
  name: string;
  error?: string | null;
  success?: string | null;
  hint?: string;
} & Omit<ComponentProps<'input'>, 'name' | 'maxLength'>;

/**
 * A field for a six-digit code: one input, drawn as six boxes. Only digits of what is typed or pasted are
 * kept, so that a code with spaces or dashes can be pasted or put in by a keyboard; `maxlength` would cut it first.
 * The sixth digit submits the form, unless another field is not filled in.
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
          pattern={`[0-9]{${length}}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onInput={(event) => {
            const field = event.currentTarget;
            const digits = extractDigits(field.value);
            if (digits !== field.value) field.value = digits;
            setCaret(field.selectionStart ?? digits.length);
            onInput?.(event);
            if (digits.length === length && isComplete(field))
              setTimeout(sendCode, sendDelayMs, field, digits);
          }}
          onPaste={(event) => {
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

/** The digits of any script, as ASCII: those of each script follow each other, and the first is 0. */
function extractDigits(text: string): string {
  const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));
  return Array.from(text.normalize('NFKC').match(/\p{Nd}/gu) ?? [], (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
    return String(value);
  })
    .join('')
    .slice(0, length);
}
