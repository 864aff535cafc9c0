import { useEffect, useRef, useState, type ComponentProps, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  findFieldErrors,
  type FieldCheck,
  type FieldErrors,
  type FormValues,
} from '#app/sign-in/field-checks.ts';

/** Why a form stays where it is: errors beside fields, a notice about the whole form, a field to look at again. */
export type FormFailure = { errors?: FieldErrors; notice?: string; focus?: string };

type FormOptions = {
  /** One check for each field that is validated before it is sent. */
  checks: Readonly<Record<string, FieldCheck>>;
  /** Fields whose error goes, too, when somebody types in the field named by the key. */
  related?: Readonly<Record<string, readonly string[]>>;
  /** Sends the values, which have passed the checks. Answers with a failure, or with nothing when the page goes on. */
  onSubmit: (values: FormValues) => Promise<FormFailure | undefined>;
};

type Form = {
  /** To be spread on the `<form>`. */
  formProps: Pick<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
  /** The fields as they are now; empty until hydration. */
  values: FormValues;
  errors: FieldErrors;
  notice: string | undefined;
  /** The task under way: 'submit', or the name given to `run`. */
  busy: string | undefined;
  /**
   * Does something else with the form (a new code), unless a task is under way already; answers whether it went well.
   */
  run: (task: string, work: () => Promise<FormFailure | undefined>) => Promise<boolean>;
  /** Takes errors and notice away, and empties the fields. */
  reset: () => void;
};

function readValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && errors[field.name]) {
      field.focus();
      return;
    }
  }
}

/**
 * A form of uncontrolled fields: the browser keeps their values, so what is typed before hydration is read, never
 * overwritten. On submit the checks run, errors appear beside their fields, and the first wrong field gets the focus.
 * One task runs at a time. Typing in a field takes its error away.
 */
export function useForm({ checks, related = {}, onSubmit }: FormOptions): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const isWorking = useRef(false);
  useEffect(() => {
    if (ref.current) setValues(readValues(ref.current));
  }, []);

  async function run(task: string, work: () => Promise<FormFailure | undefined>): Promise<boolean> {
    if (isWorking.current) return false;
    isWorking.current = true;
    setBusy(task);
    setNotice(undefined);
    const focused = document.activeElement;
    try {
      const failure = await work();
      // Shown before the focus moves: a form that is inert while it works takes none.
      flushSync(() => {
        setBusy(undefined);
        if (failure?.errors) setErrors(failure.errors);
        setNotice(failure?.notice);
      });
      if (!failure) return true;
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
      if (ref.current)
        focusFirstError(ref.current, failure.focus ? { [failure.focus]: 'wrong' } : (failure.errors ?? {}));
      return false;
    } finally {
      isWorking.current = false;
      setBusy(undefined);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isWorking.current) return;
    const now = readValues(form);
    const found = findFieldErrors(checks, now);
    setErrors(found);
    setNotice(undefined);
    if (Object.keys(found).length > 0) {
      focusFirstError(form, found);
      return;
    }
    await run('submit', () => onSubmit(now));
  }

  return {
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => void submit(event),
      onInput: ({ currentTarget, target }) => {
        setValues(readValues(currentTarget));
        if (!(target instanceof HTMLInputElement)) return;
        const corrected = [target.name, ...(related[target.name] ?? [])];
        setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !corrected.includes(name))));
      },
    },
    values,
    errors,
    notice,
    busy,
    run,
    reset: () => {
      ref.current?.reset();
      setValues({});
      setErrors({});
      setNotice(undefined);
    },
  };
}
