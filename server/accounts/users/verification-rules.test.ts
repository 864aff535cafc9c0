import { expect, test } from 'vitest';
import { isVerifiedDomain } from './verification-rules.ts';

test('without VERIFIED_DOMAINS everybody is verified, with it only e-mails of exactly these domains', () => {
  expect(isVerifiedDomain('a@anywhere.org', [])).toBe(true);
  expect(isVerifiedDomain('a@College.AC.in', ['college.ac.in'])).toBe(true);
  expect(isVerifiedDomain('a@evil-college.ac.in', ['college.ac.in'])).toBe(false);
  expect(isVerifiedDomain('a@sub.college.ac.in', ['college.ac.in'])).toBe(false);
});
