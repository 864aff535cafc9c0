import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import type { ValueFix } from './value-fix.ts';

/** Properties that name what a word is for: a word that is valid in one of them is not misspelt. */
const keywordProperties = [
  'font-weight',
  'font-style',
  'text-align',
  'vertical-align',
  'text-transform',
  'text-decoration-line',
  'border-style',
  'position',
  'background-position',
  'background-repeat',
  'color',
];

const isNumber = (word: string): boolean => /^[-+]?(\d|\.\d)/.test(word);

const isWordOfOtherProperty = (word: string): boolean =>
  /^[a-z-]+$/i.test(word) && keywordProperties.some((property) => isValidValue(property, word));

/** The value without each of the words that pass the test, the last first, where that makes it valid. */
function listShortened(property: string, value: string, test: (word: string) => boolean): string[] {
  const words = splitTopLevel(value, ' ');
  return words
    .flatMap((word, index) => (test(word) && words.length > 1 ? [words.toSpliced(index, 1).join(' ')] : []))
    .filter((shortened) => isValidValue(property, shortened))
    .toReversed();
}

/** The value without the last length in a function that takes fewer. */
function shortenFunctions(value: string): string[] {
  return [...value.matchAll(/(?<=(?:blur|drop-shadow)\([^()]*)\s+[-+]?[\d.]+[a-z]+(?=[^()]*\))/gi)]
    .map(({ index, 0: text }) => value.slice(0, index) + value.slice(index + text.length))
    .toReversed();
}

/** The word that a value has and its shortened value has not. */
function findSurplus(value: string, shortened: string): string {
  const words = splitTopLevel(value, ' ');
  const kept = splitTopLevel(shortened, ' ');
  return words.find((word, index) => word !== kept[index]) ?? '';
}

/** Fixes for values in which one word is too many. */
export const surplusFixes: readonly ValueFix[] = [
  {
    listCandidates: (property, value) => [
      ...listShortened(property, value, isNumber),
      ...shortenFunctions(value),
    ],
    describe: (property, value) =>
      property === 'text-shadow' || value.includes('drop-shadow(')
        ? `The shadow has one length too many, so the browser dropped ${property}: after right, down and blur only box-shadow has a fourth, the spread.`
        : `“${value}” has one number too many, so the browser dropped ${property}.`,
  },
  {
    // Where one of several words can go, only the author knows which one was meant.
    listCandidates(property, value) {
      const shortened = listShortened(property, value, () => true);
      return shortened.filter(
        (candidate) => shortened.length === 1 && isWordOfOtherProperty(findSurplus(value, candidate)),
      );
    },
    describe: (property, value, fixed) =>
      `${property} doesn't take the word ${findSurplus(value, fixed)} here, so the browser dropped it.`,
  },
];
