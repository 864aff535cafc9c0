import { expect, test } from 'vitest';
import { limits } from './account-limits.ts';

test('notices may be a quarter of the site’s mails, and one an hour where that is less than one', () => {
  const maxNotices = (mailsPerHour: number) => limits.mailsOfNotices(mailsPerHour).windows;
  expect(maxNotices(2000)).toEqual([{ max: 500, seconds: 3600 }]);
  expect(maxNotices(3)).toEqual([{ max: 1, seconds: 3600 }]);
});
