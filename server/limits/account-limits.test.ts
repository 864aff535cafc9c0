import { expect, test } from 'vitest';
import { bucketsOfEmail, locksOfEmail } from '../own-account/own-account-rules.ts';
import { limits } from './account-limits.ts';

test('notices may be a quarter of the site’s mails, and one an hour where that is less than one', () => {
  const maxNotices = (mailsPerHour: number) => limits.mailsOfNotices(mailsPerHour).windows;
  expect(maxNotices(2000)).toEqual([{ max: 500, seconds: 3600 }]);
  expect(maxNotices(3)).toEqual([{ max: 1, seconds: 3600 }]);
});

test('what limits and locks store about an email is a hash of it', () => {
  const stored = [...bucketsOfEmail('asha@example.edu'), ...locksOfEmail('asha@example.edu')];
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((name) => name.includes('asha'))).toEqual([]);
});
