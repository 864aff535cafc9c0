import { CallError } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import type { FormFailure } from '#app/sign-in/use-form.ts';

/**
 * The failure of a form after a failed call: an error of the field that belongs to the status, else a notice.
 */
export function toFormFailure(error: unknown, fieldByStatus: Readonly<Record<number, string>>): FormFailure {
  const message = formatError(error);
  const field =
    error instanceof CallError && error.hasServerMessage ? fieldByStatus[error.status] : undefined;
  return field === undefined ? { notice: message } : { errors: { [field]: message } };
}
