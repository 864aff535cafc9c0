import { expect, test } from 'vitest';
import { neededAvailability, neededLogin, neededMessage, neededUsers } from './needed-answers.ts';

test.each([
  [{}, null, null],
  [{ email: null, username: false }, null, null],
  [{ email: '', username: 0 }, null, null],
  [{ email: true, username: 'That name is gone' }, 'Email is already taken', 'That name is gone'],
  [{ username: true }, null, 'Username is already taken'],
])('of the availability %j', (answer, email, username) => {
  expect(neededAvailability.parse(answer)).toEqual({ email, username });
});

test('a message may be missing', () => {
  expect(neededMessage('OTP sent.').parse({})).toEqual({ message: 'OTP sent.' });
  expect(neededMessage('OTP sent.').parse({ message: 'Look into your mail' })).toEqual({
    message: 'Look into your mail',
  });
});

test('a user id may be a number, and any other word than verified means unverified', () => {
  const answer = { token: 't', userId: 7, username: 'asha', veri: 'pending', roleAdmin: false };
  expect(neededLogin.parse(answer)).toEqual({ ...answer, userId: '7', veri: 'unverified' });
});

test('a list of users needs no more than the fields of the table, the page and the number of pages', () => {
  const user = { name: 'Asha', username: 'asha', email: 'a@b.in', college: 'GEC', veri: 'verified' };
  expect(neededUsers.parse({ users: [user], currentPage: 1, totalPages: 1 })).toEqual({
    users: [{ ...user, userId: 'a@b.in', roleAdmin: false }],
    currentPage: 1,
    totalPages: 1,
    total: 1,
  });
});
