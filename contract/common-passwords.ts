import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Which passwords are too easily guessed although they meet the rules (checklist 6 and 7).
 * The list weighs 200 KB compressed, so this is a separate module: import it lazily.
 */

const commonPasswords = new Set(dictionary['passwords-common']);

/** What is known about the person a guesser would try first. */
export type PasswordContext = { username?: string; email?: string; siteName: string };

const shortestTellingName = 3;

function squeeze(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function plainLetters(value: string): string {
  const likeness: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return value.replace(/[013457@$!]/g, (sign) => likeness[sign] ?? sign);
}

/**
 * The spellings under which a password may be on the list: as typed, without a tail of digits or signs,
 * without look-alikes.
 */
function spellings(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const characters = [...lower];
  const lastLetter = characters.findLastIndex((character) => /\p{L}/u.test(character));
  const withoutTail = characters.slice(0, lastLetter + 1).join('');
  const found = [lower, withoutTail, plainLetters(lower), plainLetters(withoutTail)];
  return found.filter((spelling) => spelling.length >= 4);
}

function holds(password: string, name: string): boolean {
  const needle = squeeze(name);
  return [...needle].length >= shortestTellingName && squeeze(password).includes(needle);
}

/** A sentence saying why the password is easily guessed, or undefined when nothing speaks against it. */
export function findPasswordWeakness(password: string, about: PasswordContext): string | undefined {
  if (about.username !== undefined && holds(password, about.username))
    return 'This password holds your username. Choose one that does not.';
  const emailName = about.email?.split('@')[0];
  if (emailName !== undefined && holds(password, emailName))
    return 'This password holds your email name. Choose one that does not.';
  if (holds(password, about.siteName))
    return `This password holds the name of ${about.siteName}. Choose one that does not.`;
  if (isCommonPassword(password))
    return 'This password is on the list of common passwords. Choose a less usual one.';
  return undefined;
}

/** Whether the password, or the word it is a small variation of, is on the common list. */
export function isCommonPassword(password: string): boolean {
  return spellings(password).some((spelling) => commonPasswords.has(spelling));
}
