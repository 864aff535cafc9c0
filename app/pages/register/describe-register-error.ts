import { messages } from '#contract/accounts.ts';
import { CallError } from '#app/session/api.ts';
import { describeError } from '#app/sign-in/describe-error.ts';

/**
 * What to tell someone whose e-mail is verified and whose account could not be made: what went wrong, and
 * what to do now.
 */
export function describeRegisterError(error: unknown): string {
  const message = describeError(error);
  const said = /[.!?]$/.test(message) ? message : `${message}.`;
  const status = error instanceof CallError ? error.status : 0;
  if (status === 409 && message !== messages.usernameTaken)
    return `${said} If the connection broke a moment ago, your account may exist already: try to log in.`;
  if (status === 400 || status === 409)
    return `${said} Your email stays verified: change the details and go on, no new code is needed.`;
  if (status === 403) return `${said} Ask for a new code and enter it here.`;
  return `${said} Your email is verified, so press again: no new code is needed.`;
}
