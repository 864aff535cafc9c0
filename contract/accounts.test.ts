import { expect, test } from 'vitest';
import {
  accountKey,
  emailSchema,
  nameSchema,
  passwordRules,
  passwordSchema,
  usernameSchema,
} from './accounts.ts';

const firstIssue = (schema: typeof passwordSchema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test('the checklist carries the four labels of the specification', () => {
  expect(passwordRules.map((rule) => rule.label)).toEqual([
    'At least 8 characters',
    'One capital letter',
    'One or more numbers',
    'Four or more lowercase letters',
  ]);
});

test.each([
  ['Abcde12', 'At least 8 characters'],
  ['abcdefg1', 'One capital letter'],
  ['Abcdefgh', 'One or more numbers'],
  ['ABCDefg1', 'Four or more lowercase letters'],
])('[2] %s breaks the rule "%s"', (password, label) => {
  expect(firstIssue(passwordSchema, password)).toContain(label);
});

test('[3] 64 characters with spaces, accents, emoji and punctuation make a password', () => {
  const password = `Žlutý kůň 🐎, 7× přes řeku! ${'a'.repeat(40)}`;
  expect(passwordSchema.parse(password)).toBe(password);
});

test('[5] a password past 256 characters is refused for its size alone', () => {
  expect(firstIssue(passwordSchema, `Aa1${'b'.repeat(254)}`)).toBe(
    'Password may have at most 256 characters',
  );
  expect(passwordSchema.safeParse(`Aa1${'b'.repeat(253)}`).success).toBe(true);
});

test('[32] case, width and blanks at the ends do not make another key', () => {
  expect(accountKey(' ASHA@Example.COM ')).toBe('asha@example.com');
  expect(accountKey('ｒａｖｉ')).toBe('ravi');
});

test('[51] a line break in an email or a name is refused', () => {
  expect(emailSchema.safeParse('a@b.in\r\nBcc: c@d.in').success).toBe(false);
  expect(nameSchema.safeParse('Asha\nRao').success).toBe(false);
});

test('names of any script are names, invisible ones are not', () => {
  expect(nameSchema.parse('  ஆஷா ராவ் ')).toBe('ஆஷா ராவ்');
  expect(nameSchema.safeParse('\u200B\u2060').success).toBe(false);
});

test.each(['ab', 'has space', 'ünïcode', 'x'.repeat(31), 'a<b'])('%s is no username', (username) => {
  expect(usernameSchema.safeParse(username).success).toBe(false);
});
