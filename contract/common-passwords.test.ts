import { expect, test } from 'vitest';
import { findPasswordWeakness, isCommonPassword } from './common-passwords.ts';
import { passwordSchema } from './accounts.ts';

const wellKnown = [
  'Password1',
  'Password123',
  'Welcome1',
  'Iloveyou1',
  'Qwerty123',
  'Sunshine1',
  'Football1',
  'Princess1',
  'Monkey123',
  'Dragon123',
  'Abcdefg1',
  'Admin1234',
  'Summer2024',
  'Letmein1',
  'Charlie1',
  'Changeme1',
  'Trustno1',
  'Superman1',
  'Baseball1',
  'India123',
  'Welcome123',
  'Michael1',
];

test.each(wellKnown)('[6] %s meets the rules and is still called common', (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test('[7] a password holding the username, the email name or the site name is pointed out', () => {
  const about = { username: 'Asha_R', email: 'moonlit.kite@example.com', siteName: 'First Commit' };
  expect(findPasswordWeakness('xxAshaR2026', about)).toContain('username');
  expect(findPasswordWeakness('MoonlitKite77', about)).toContain('email name');
  expect(findPasswordWeakness('FirstCommit#9', about)).toContain('First Commit');
});

test('an unusual password has no weakness', () => {
  expect(
    findPasswordWeakness('Tidal-lantern47', {
      username: 'asha',
      email: 'ravi@example.com',
      siteName: 'First Commit',
    }),
  ).toBeUndefined();
});
