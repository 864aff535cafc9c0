import * as z from 'zod/mini';

/** What text that names a person or place may contain, and what nobody may be called. */

/** The name of the actor in the audit log for what an officer did by command. */
export const commandLineName = 'command line';

/** Control characters, line separators, bidirectional overrides and lone surrogates, which no line of text needs. */
export const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/**
 * The same, and every character that nobody sees: format characters, and what Unicode says to show nothing for,
 * such as the Hangul fillers and variation selectors. With them two people could look alike.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** A character that leaves a mark on the page. The empty Braille pattern is a symbol without one. */
export const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Letters of which many look like Latin ones. Not the Greek \u03B5, which looks like none and with which Akan and Ewe
 * names are often typed.
 */
const lookAlike = String.raw`(?!\u03B5)[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Cyrillic}\p{Script=Deseret}\p{Script=Greek}\p{Script=Lisu}]`;
const between = String.raw`[\p{L}\p{M}\p{N}]{0,100}`;

/** A word with Latin letters and such ones: with them a name could be taken for another's. */
export const mixedWord = new RegExp(
  String.raw`\p{Script=Latin}${between}${lookAlike}|${lookAlike}${between}\p{Script=Latin}`,
  'u',
);

/** Letters and digits alone, without regard to case, and those that look alike as one. */
const toSkeleton = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o');

const systemName = toSkeleton(commandLineName);
const deletedPerson = /^person[\dabcdeflo]{6}$/;

/** Whether somebody with this name could be taken for the command line, or for a person who was deleted. */
export function isSystemName(name: string): boolean {
  const skeleton = toSkeleton(name);
  return skeleton === systemName || deletedPerson.test(skeleton);
}

/** The number of Unicode code points, which is closer to what a person counts than UTF-16 code units. */
export function characterCount(value: string): number {
  return [...value].length;
}

/** A line of text without characters that nobody sees, trimmed and not empty. */
export function printable(label: string, maxCharacters: number) {
  return z.string(`${label} is required`).check(
    z.refine((value) => value.length <= maxCharacters * 4, {
      error: `${label} may have at most ${maxCharacters} characters`,
      abort: true,
    }),
    z.refine((value) => !invisible.test(value), {
      error: `${label} has a character that nobody sees. Please type it again`,
      abort: true,
    }),
    z.trim(),
    z.minLength(1, `${label} is required`),
  );
}

/** The name of a person, a place or a college: at most 100 characters. */
export function shortText(label: string) {
  const maxCharacters = 100;
  return printable(label, maxCharacters).check(
    z.refine(
      (value) => characterCount(value) <= maxCharacters,
      `${label} may have at most ${maxCharacters} characters`,
    ),
    z.refine((value) => visible.test(value), `${label} is required`),
    z.refine((value) => !isSystemName(value), `${label} is reserved. Please choose another`),
    z.refine(
      (value) => !mixedWord.test(value),
      `${label} mixes two alphabets in one word. Please type the word in one alphabet`,
    ),
  );
}
