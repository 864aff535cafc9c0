import { CallError } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';

function adviseAfter({ status, code }: Pick<CallError, 'status' | 'code'>): string {
  if (code === 'email-taken')
    return 'If the connection broke a moment ago, your account may exist already: try to log in.';
  if (status === 400 || status === 409)
    return 'Your email stays verified: change the details and go on, no new code is needed.';
  if (status === 403) return 'Ask for a new code and enter it here.';
  return 'Your email is verified, so press again: no new code is needed.';
}

/** For a user whose email is verified and whose account could not be created: what went wrong, and what to do. */
export function toRegisterFailure(error: unknown): { notice: string; advice: string } {
  const notice = formatError(error);
  const failure = error instanceof CallError ? error : { status: 0, code: undefined };
  return { notice, advice: adviseAfter(failure) };
}
