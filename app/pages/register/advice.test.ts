import { expect, test } from 'vitest';
import { messages } from '#contract/accounts.ts';
import { CallError } from '#app/session/api.ts';
import { adviceFor } from '#app/pages/register/advice.ts';

const failed = (status: number, message: string) => new CallError(message, { status, stated: status !== 0 });

test('a taken username sends back to the details, without a new code', () => {
  expect(adviceFor(failed(409, messages.usernameTaken))).toBe(
    'Username is already taken. Your email stays verified: change the details and go on, no new code is needed.',
  );
});

test('a taken email may be one’s own account, made just before the connection broke', () => {
  expect(adviceFor(failed(409, messages.emailTaken))).toContain('try to log in');
});

test('a proof that has run out asks for a new code', () => {
  expect(adviceFor(failed(403, messages.emailNotVerified))).toBe(
    'Please verify your email first. Ask for a new code and enter it here.',
  );
});

test.each([
  [0, 'Network error: no connection.'],
  [503, 'Please try again.'],
  [429, 'Wait a minute.'],
])('a failure that passes (%i) says to press again', (status, message) => {
  expect(adviceFor(failed(status, message))).toBe(
    `${message} Your email is verified, so press again: no new code is needed.`,
  );
});
