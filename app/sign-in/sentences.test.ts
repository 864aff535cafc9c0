import { expect, test } from 'vitest';
import { CallError } from '#app/session/api.ts';
import { sentenceFor } from '#app/sign-in/sentences.ts';

test('the server’s own sentence is shown as it is', () => {
  expect(
    sentenceFor(new CallError('Wait a minute.', { status: 429, stated: true }), 'Failed to send OTP'),
  ).toBe('Wait a minute.');
});

test('an answer without a sentence gives the fallback', () => {
  expect(
    sentenceFor(new CallError('HTTP error 500', { status: 500, stated: false }), 'Failed to send OTP'),
  ).toBe('Failed to send OTP');
});

test('without an answer or a fallback the generic sentence is shown', () => {
  expect(
    sentenceFor(new CallError('Network error', { status: 0, stated: false }), 'Failed to send OTP'),
  ).toBe('Network error');
  expect(sentenceFor(new CallError('HTTP error 500', { status: 500, stated: false }))).toBe('HTTP error 500');
});

test('a fault of the page itself is not dressed up as one of the server', () => {
  expect(() => sentenceFor(new TypeError('broken'))).toThrow('broken');
});
