import { useEffect, useRef, useState, type RefObject } from 'react';

/** A form's text fields by name, as they stand now. */
export type Typed = Readonly<Record<string, string | undefined>>;

export function readForm(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/** A form whose fields belong to the browser: what was typed before the page came alive is read, never overwritten. */
export function useTypedForm(): { form: RefObject<HTMLFormElement | null>; typed: Typed; read: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    if (form.current) setTyped(readForm(form.current));
  }, []);
  return { form, typed, read: () => form.current && setTyped(readForm(form.current)) };
}

/** Puts the focus into the first field of the form that has a fault. */
export function focusFirstFault(form: HTMLFormElement, faults: Typed): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && faults[field.name]) {
      field.focus();
      return;
    }
  }
}
