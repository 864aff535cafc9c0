import { CallError } from '#app/session/api.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import type { FormFailure } from '#app/sign-in/use-form.ts';

/** What a form shows of a failed call: beside the field that the server's status is about, else as its notice. */
export function explainFailure(error: unknown, fieldOfStatus: Readonly<Record<number, string>>): FormFailure {
  const message = describeError(error);
  const field = error instanceof CallError && error.stated ? fieldOfStatus[error.status] : undefined;
  return field === undefined ? { notice: message } : { errors: { [field]: message } };
}
