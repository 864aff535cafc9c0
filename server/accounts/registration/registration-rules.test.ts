import { expect, test } from 'vitest';
import { isVerifiedDomain } from './registration-rules.ts';

test('without listed domains everyone is verified, with them only exactly those', () => {
  expect(isVerifiedDomain('a@anywhere.org', [])).toBe(true);
  expect(isVerifiedDomain('a@College.AC.in', ['college.ac.in'])).toBe(true);
  expect(isVerifiedDomain('a@evil-college.ac.in', ['college.ac.in'])).toBe(false);
  expect(isVerifiedDomain('a@sub.college.ac.in', ['college.ac.in'])).toBe(false);
});
