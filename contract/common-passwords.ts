import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Which passwords are too easily guessed although they meet the rules (checklist 6 and 7).
 * The list weighs 200 KB compressed, so this is a separate module: import it lazily.
 */

const commonPasswords = new Set(dictionary['passwords-common']);

/** Facts about the person that an attacker would try first. */
export type PasswordContext = { username?: string; email?: string; siteName: string };

const minNameCharacters = 3;

function keepLettersAndDigits(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function replaceLookAlikes(value: string): string {
  const lookAlikes: Record<string, string> = {
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
  return value.replace(/[013457@$!]/g, (character) => lookAlikes[character] ?? character);
}

/**
 * The spellings in which a password may be on the list: as typed, without digits and punctuation at the end, and
 * both with look-alike characters replaced by letters.
 */
function spellings(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const characters = [...lower];
  const lastLetter = characters.findLastIndex((character) => /\p{L}/u.test(character));
  const withoutTail = characters.slice(0, lastLetter + 1).join('');
  const found = [lower, withoutTail, replaceLookAlikes(lower), replaceLookAlikes(withoutTail)];
  return found.filter((spelling) => spelling.length >= 4);
}

function containsName(password: string, name: string): boolean {
  const needle = keepLettersAndDigits(name);
  return [...needle].length >= minNameCharacters && keepLettersAndDigits(password).includes(needle);
}

/** A sentence that says why the password is easily guessed; undefined when it is not. */
export function findPasswordWeakness(password: string, context: PasswordContext): string | undefined {
  if (context.username !== undefined && containsName(password, context.username))
    return 'This password contains your username. Choose one that does not.';
  const emailName = context.email?.split('@')[0];
  if (emailName !== undefined && containsName(password, emailName))
    return 'This password contains your email name. Choose one that does not.';
  if (containsName(password, context.siteName))
    return `This password contains the name of ${context.siteName}. Choose one that does not.`;
  if (isCommonPassword(password))
    return 'This password is on the list of common passwords. Choose a less usual one.';
  return undefined;
}

/** Whether the password, or the word it is a small variation of, is on the common list. */
export function isCommonPassword(password: string): boolean {
  return spellings(password).some((spelling) => commonPasswords.has(spelling));
}
