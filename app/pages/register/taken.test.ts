import { expect, test } from 'vitest';
import { readTaken } from './taken.ts';

test.each([
  [{}, null, null],
  [undefined, null, null],
  [{ email: null, username: false }, null, null],
  [{ email: '', username: 0 }, null, null],
  [{ email: true, username: 'That name is gone' }, 'Email is already taken', 'That name is gone'],
  [{ username: 1 }, null, 'Username is already taken'],
])('of the availability %j', (answer, email, username) => {
  expect([readTaken(answer, 'email'), readTaken(answer, 'username')]).toEqual([email, username]);
});
