import { useRef } from 'react';
import type { FieldErrors, FormValues } from '#app/sign-in/field-checks.ts';

/** Remembers what the server refused just now: a code that is sent again would only use up a guess. */
export function useRefusedCodes() {
  const refusal = useRef<{ values: FormValues; errors: FieldErrors }>({ values: {}, errors: {} });
  return {
    /** Returns the failure. */
    remember<Failure extends { errors?: FieldErrors }>(values: FormValues, failure: Failure | undefined) {
      refusal.current = { values, errors: failure?.errors ?? {} };
      return failure;
    },
    /** The errors of the codes that are still as they were. */
    findErrors(form: HTMLFormElement): FieldErrors {
      const { values, errors } = refusal.current;
      const isRefusedCode = ([name, error]: [string, string | undefined]) => {
        const field = form.elements.namedItem(name);
        const isCode = field instanceof HTMLInputElement && field.autocomplete === 'one-time-code';
        return error !== undefined && isCode && field.value === values[name];
      };
      return Object.fromEntries(Object.entries(errors).filter(isRefusedCode));
    },
  };
}
