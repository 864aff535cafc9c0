import { useEffect, useRef, useState, type ComponentProps, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  findFieldErrors,
  type FieldCheck,
  type FieldErrors,
  type FormValues,
} from '#app/sign-in/field-checks.ts';

/** Why a form was not accepted: errors of fields, a notice about the whole form with advice, a field to focus. */
export type FormFailure = { errors?: FieldErrors; notice?: string; advice?: string; focus?: string };

type FormOptions = {
  /** One check for each field that is validated before it is sent. */
  checks: Readonly<Record<string, FieldCheck>>;
  /** For each field, the other fields whose errors are cleared when somebody types in it. */
  related?: Readonly<Record<string, readonly string[]>>;
  /** Sends the values, which have passed the checks. Resolves to a failure, or to undefined on success. */
  onSubmit: (values: FormValues) => Promise<FormFailure | undefined>;
};

type Form = {
  /** Spread these on the `<form>`. */
  formProps: Pick<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
  /** The fields as they are now; empty until hydration. */
  values: FormValues;
  errors: FieldErrors;
  notice: string | undefined;
  /** What to do about what the notice says. */
  advice: string | undefined;
  /** The running task: 'submit', or the name given to `run`. */
  pendingTask: string | undefined;
  /**
   * Runs another task of the form (sending a new code) unless a task is running. Resolves to whether it
   * succeeded.
   */
  run: (task: string, callback: () => Promise<FormFailure | undefined>) => Promise<boolean>;
  /** Clears errors, notice and fields. */
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
 * A form of uncontrolled fields: the browser holds their values, so text typed before hydration is not
 * overwritten. On submit the checks run, errors appear beside their fields, and the first invalid field gets
 * the focus. One task runs at a time. Typing in a field clears its error.
 */
export function useForm({ checks, related = {}, onSubmit }: FormOptions): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ notice, advice }, setNotice] = useState<Pick<FormFailure, 'notice' | 'advice'>>({});
  const [pendingTask, setPendingTask] = useState<string>();
  const isRunning = useRef(false);
  const refusedCodes = useRefusedCodes();
  useEffect(() => {
    if (ref.current) setValues(readValues(ref.current));
  }, []);

  async function run(task: string, callback: () => Promise<FormFailure | undefined>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPendingTask(task);
    setNotice({});
    const focused = document.activeElement;
    try {
      const failure = await callback();
      // Rendered before the focus moves, because a form that is inert while a task runs can't get the focus.
      flushSync(() => {
        setPendingTask(undefined);
        if (failure?.errors) setErrors(failure.errors);
        // The errors were of codes that were replaced, so that they hide no news of the new ones.
        else if (!failure && task !== 'submit') setErrors({});
        setNotice(failure ?? {});
      });
      if (!failure) return true;
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
      if (ref.current)
        focusFirstError(ref.current, failure.focus ? { [failure.focus]: 'wrong' } : (failure.errors ?? {}));
      return false;
    } finally {
      isRunning.current = false;
      setPendingTask(undefined);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isRunning.current) return;
    const submittedValues = readValues(form);
    const foundErrors = { ...findFieldErrors(checks, submittedValues), ...refusedCodes.findErrors(form) };
    setErrors(foundErrors);
    setNotice({});
    if (Object.keys(foundErrors).length > 0) {
      focusFirstError(form, foundErrors);
      return;
    }
    await run('submit', async () => refusedCodes.remember(submittedValues, await onSubmit(submittedValues)));
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
        const correctedFields = [target.name, ...(related[target.name] ?? [])];
        setErrors(
          Object.fromEntries(Object.entries(errors).filter(([name]) => !correctedFields.includes(name))),
        );
      },
    },
    values,
    errors,
    notice,
    advice,
    pendingTask,
    run,
    reset: () => {
      ref.current?.reset();
      setValues({});
      setErrors({});
      setNotice({});
    },
  };
}

/** Remembers what the server refused just now: a code that is sent again would only use up a guess. */
function useRefusedCodes() {
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
