import { CallError, mayBeDone } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import type { FormFailure } from '#app/sign-in/use-form.ts';

/** Puts a failed reset beside the field that it is about, where the server names one. */
export function toResetFailure(error: unknown): FormFailure {
  const message = formatError(error, 'Failed to reset password');
  const { code, field } = error instanceof CallError ? error : {};
  if (code === 'invalid-otp' || field === 'otp') return { errors: { otp: message } };
  if (code === 'weak-password' || field === 'newPassword') return { errors: { newPassword: message } };
  return mayBeDone(error)
    ? { notice: message, advice: 'The new password may be set already: try to log in with it.' }
    : { notice: message };
}
