import { expect, test } from 'vitest';
import { CallError } from '#app/session/api.ts';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';

const wrongPassword = new CallError('Wrong password.', { status: 403, hasServerMessage: true });

test('what the server says of a status goes beside the field that it is about', () => {
  expect(toFormFailure(wrongPassword, { 400: 'newPassword', 403: 'currentPassword' })).toEqual({
    errors: { currentPassword: 'Wrong password.' },
  });
});

test('any other status is about the whole form', () => {
  expect(toFormFailure(wrongPassword, { 400: 'newPassword' })).toEqual({ notice: 'Wrong password.' });
});

test('a status without a sentence of the server says nothing about a field', () => {
  const failure = new CallError('HTTP error 403', { status: 403, hasServerMessage: false });
  expect(toFormFailure(failure, { 403: 'currentPassword' })).toEqual({ notice: 'HTTP error 403' });
});
