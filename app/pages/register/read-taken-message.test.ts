import { expect, test } from 'vitest';
import { readTakenMessage } from './read-taken-message.ts';

test.each([
  [{}, null, null],
  [undefined, null, null],
  [{ email: null, username: false }, null, null],
  [{ email: '', username: 0 }, null, null],
  [{ email: true, username: 'That name is gone' }, 'Email is already taken', 'That name is gone'],
  [{ username: 1 }, null, 'Username is already taken'],
])('of the availability %j', (answer, email, username) => {
  expect([readTakenMessage(answer, 'email'), readTakenMessage(answer, 'username')]).toEqual([
    email,
    username,
  ]);
});
