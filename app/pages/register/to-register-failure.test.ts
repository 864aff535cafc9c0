import { expect, test } from 'vitest';
import { messages } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { CallError } from '#app/session/api.ts';
import { toRegisterFailure } from '#app/pages/register/to-register-failure.ts';

const failed = (status: number, message: string, code?: ErrorCode) =>
  new CallError(message, { status, hasServerMessage: status !== 0, ...(code && { code }) });

test('a taken username sends back to the details, without a new code', () => {
  expect(toRegisterFailure(failed(409, messages.usernameTaken, 'username-taken'))).toEqual({
    notice: messages.usernameTaken,
    advice: 'Your email stays verified: change the details and go on, no new code is needed.',
  });
});

test('a taken email may be one’s own account, made just before the connection broke', () => {
  expect(toRegisterFailure(failed(409, messages.emailTaken, 'email-taken')).advice).toContain(
    'try to log in',
  );
});

test('an expired verification asks for a new code', () => {
  expect(toRegisterFailure(failed(403, messages.emailNotVerified, 'email-not-verified'))).toEqual({
    notice: messages.emailNotVerified,
    advice: 'Ask for a new code and enter it here.',
  });
});

test.each([
  [0, 'Network error: no connection.'],
  [503, 'Please try again.'],
  [429, 'Wait a minute.'],
])('a failure that passes (%i) says to press again', (status, message) => {
  expect(toRegisterFailure(failed(status, message))).toEqual({
    notice: message,
    advice: 'Your email is verified, so press again: no new code is needed.',
  });
});
