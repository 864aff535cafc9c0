import { accountFieldSchemas } from '#contract/account-fields.ts';
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

test.each([
  '\u0410sha Rao',
  'Asha R\u0430o',
  'R\u03B1vi',
  'Иvan',
  'Ra\u0301\u0430o',
  'c\u0585mmand line',
  '\u13AAsha Rao',
])('[69] a word of two alphabets that look alike is refused: %s', (name) => {
  expect(firstIssue(nameSchema, name)).toBe(
    'Name mixes two alphabets in one word. Please type the word in one alphabet',
  );
});

test('[69] names in one alphabet, or a word in each, are names', () => {
  for (const name of [
    'Анна Rao',
    'Ελένη',
    'Zoë Müller-Нова',
    'आशा Rao',
    '李 Wei',
    '5µm Club',
    'Emma Akyer\u03B5ko',
  ])
    expect(nameSchema.safeParse(name).success, name).toBe(true);
});

test.each([
  ['asha@xn--11b4c3d.xn--h2brj9c', 'asha@xn--11b4c3d.xn--h2brj9c'],
  ['asha@कॉम.भारत', 'asha@xn--11b4c3d.xn--h2brj9c'],
  ['asha@bücher。example', 'asha@xn--bcher-kva.example'],
  ["o'neil+{a}@college.ac.in", "o'neil+{a}@college.ac.in"],
  ['asha@intranet', 'asha@intranet'],
])('%s is an email', (email, stored) => {
  expect(emailSchema.parse(email)).toBe(stored);
});

test.each([
  'asha',
  '@b.in',
  'a b@c.in',
  'a@b..in',
  'a@-b.in',
  'a@b@c.in',
  'aśha@b.in',
  'a@भारत/x',
  'a@भा:1',
  '"a"@b.in',
])('%s is no email', (email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});

test('names of any script are names, invisible ones are not', () => {
  expect(nameSchema.parse('  ஆஷா ராவ் ')).toBe('ஆஷா ராவ்');
  expect(nameSchema.safeParse('\u200B\u2060').success).toBe(false);
});

test.each(['ab', 'has space', 'ünïcode', 'x'.repeat(31), 'a<b'])('%s is no username', (username) => {
  expect(usernameSchema.safeParse(username).success).toBe(false);
});

test.each([
  '\u200B',
  '\u200F',
  '\u061C',
  '\u00AD',
  '\u{E0041}',
  '\u3164',
  '\u115F',
  '\u200D',
  '\uFE0F',
  '\u0007',
  '\u2028',
])('[69] names take no character that nobody sees: %j', (character) => {
  for (const schema of [nameSchema, ...Object.values(accountFieldSchemas)])
    expect(schema.safeParse(`Asha${character} Rao`).success).toBe(false);
});

test('[69] a name has a visible character, and nobody is named like the system', () => {
  expect(nameSchema.safeParse('\u2800\u2800').success).toBe(false);
  for (const name of [
    'command line',
    'Command\u00A0Line',
    'ＣＯＭＭＡＮＤ　ＬＩＮＥ',
    'commandline',
    'Cómmänd Line',
    'command Iine',
    'c0mmand 1ine',
    'command |ine',
    'person 3fa9c1',
    'Person 3fa9cI',
  ])
    expect(nameSchema.safeParse(name).success, name).toBe(false);
  expect(usernameSchema.safeParse('Command_Line').success).toBe(false);
  for (const name of ['हिन्दी', 'Ólafur 💥', 'Zoë O’Brien', 'Commander Line', 'A person'])
    expect(nameSchema.safeParse(name).success).toBe(true);
});

test('a password is the same whether an accent is typed apart or not', () => {
  const composed = 'Café-chai-2026';
  expect(passwordSchema.parse(composed.normalize('NFD'))).toBe(composed);
});
