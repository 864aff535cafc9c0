import { expect, test } from 'vitest';
import { CallError } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';

test('the server’s own message is shown as it is', () => {
  expect(
    formatError(
      new CallError('Wait a minute.', { status: 429, hasServerMessage: true }),
      'Failed to send OTP',
    ),
  ).toBe('Wait a minute.');
});

test('an answer without a message gives the fallback', () => {
  expect(
    formatError(
      new CallError('HTTP error 500', { status: 500, hasServerMessage: false }),
      'Failed to send OTP',
    ),
  ).toBe('Failed to send OTP');
});

test('without an answer or a fallback the generic message is shown', () => {
  expect(
    formatError(new CallError('Network error', { status: 0, hasServerMessage: false }), 'Failed to send OTP'),
  ).toBe('Network error');
  expect(formatError(new CallError('HTTP error 500', { status: 500, hasServerMessage: false }))).toBe(
    'HTTP error 500',
  );
});

test('an error of the page itself is thrown on', () => {
  expect(() => formatError(new TypeError('broken'))).toThrow('broken');
});
