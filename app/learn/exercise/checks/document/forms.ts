import type { Check } from '#contract/lessons/lesson-checks.ts';
import {
  formatElement,
  findFirstFailure,
  getElement,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

/**
 * Types into controls as a person would: the value, then `input` and `change`. A checkbox or radio is
 * switched on by any text but `off`.
 */
export function fillControls(fill: Readonly<Record<string, string>>): void {
  for (const [selector, text] of Object.entries(fill)) {
    const control = getElement(selector);
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
      control.checked = text !== '' && text !== 'off';
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = text;
    else if (control instanceof HTMLElement && control.isContentEditable) control.textContent = text;
    else throw new UnmeasurableError(`${formatElement(control)} does not accept text`);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Whether each control holds what was typed: a list without this option or a range that ends before it does
 * not.
 */
function hasTypedValues(fill: Readonly<Record<string, string>>): boolean {
  return Object.entries(fill).every(([selector, text]) => {
    const control = getElement(selector);
    if (control instanceof HTMLSelectElement) return control.selectedIndex >= 0;
    return !(control instanceof HTMLInputElement && control.type === 'range') || control.value === text;
  });
}

/**
 * `valid`: whether the browser takes the control or form, after typing. An answer that nobody can give counts
 * as rejected.
 */
export function checkValid({ of, fill = {}, is }: NonNullable<Check['valid']>): Outcome {
  fillControls(fill);
  const isAccepted = hasTypedValues(fill);
  const formatValidity = (valid: boolean) => (valid ? 'valid' : 'invalid');
  return findFirstFailure(
    getElements(of).map((element) => {
      const valid = isAccepted && element.matches(':valid');
      return {
        passed: valid === is,
        expected: formatValidity(is),
        got: `${formatElement(element)} is ${formatValidity(valid)}`,
      };
    }),
  );
}

function formatValue(value: string | readonly string[] | null): string {
  if (value === null) return 'nothing';
  if (typeof value !== 'string') return value.join(', ');
  return value === '' ? 'an empty text' : value;
}

/** `submits`: what the form would send in the named fields; `null` for a field that is not sent at all. */
export function checkSubmits({ of, fill = {}, is }: NonNullable<Check['submits']>): Outcome {
  fillControls(fill);
  const form = getElement(of);
  if (!(form instanceof HTMLFormElement)) throw new UnmeasurableError(`${formatElement(form)} is not a form`);
  const data = new FormData(form);
  return findFirstFailure(
    Object.entries(is).map(([field, expectedValue]) => {
      const values = data.getAll(field).map((value) => (typeof value === 'string' ? value : value.name));
      const got = values.length === 0 ? null : values.length === 1 ? (values[0] ?? '') : values;
      return {
        passed:
          [got].flat().join('\n') === [expectedValue].flat().join('\n') &&
          (got === null) === (expectedValue === null),
        expected: `${field}: ${formatValue(expectedValue)}`,
        got: `${field}: ${formatValue(got)}`,
      };
    }),
  );
}
