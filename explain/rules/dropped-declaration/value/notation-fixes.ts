import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import type { ValueFix } from './value-fix.ts';

/** The value with words that together are the name of a color written as one: `light sky blue`. */
function listJoinedColors(value: string): string[] {
  const words = splitTopLevel(value, ' ');
  return words.flatMap((_, index) =>
    [2, 3].flatMap((count) => {
      const joined = words.slice(index, index + count).join('');
      const isColor = /^[a-z]+$/i.test(joined) && isValidValue('color', joined);
      return isColor ? [words.toSpliced(index, count, joined).join(' ')] : [];
    }),
  );
}

/** The minus of a number. */
const negativeNumber = /(?<=^|\s)-(?=[\d.])/g;

/** Fixes for values in another notation or with a wrong character. */
export const notationFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) => [
      value
        .replace(/(\d)\s*sec(?:onds?|s)?\b/gi, '$1s')
        .replace(/(\d)\s*deg(?:rees?|s)\b/gi, '$1deg')
        .replace(/(\d)\s*pixels?\b/gi, '$1px'),
    ],
    describe: (property) =>
      `CSS writes units short, such as s, deg and px, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/\bto-(left|right|top|bottom)(?:-(left|right))?/gi, 'to $1 $2').replace(/ (?=,)/g, ''),
    ],
    describe: (property) =>
      `The direction of a gradient is two words, such as to right, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/#(?=[a-z]{3,})/gi, '')],
    describe: (property, value) =>
      `${value} has a # before a color name, and a # is for digits such as #0a7, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => listJoinedColors(value),
    describe: (property) => `The name of a color is one word, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(\([^()]*);/g, '$1,')],
    describe: (property) =>
      `Inside parentheses CSS takes commas, not semicolons, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/:\s*/g, ' ')],
    describe: (property) => `There is a colon inside the value, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(?<![\w-])o(?=px\b|\s|$)/gi, '0')],
    describe: (property) => `There is a letter o where a zero was meant, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/,\s*\)/g, ')')],
    describe: (property) =>
      `There is a comma before the closing parenthesis, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (property, value) =>
      property.startsWith('max-') && value.toLowerCase() === 'auto' ? ['none'] : [],
    describe: (property) => `Only a min- property can be auto; ${property} without a maximum is none.`,
  },
  {
    listCandidates: (_, value) => [
      value
        .replace(/#([\da-f])\1{4}(?!\w)/gi, '#$1$1$1$1$1$1')
        .replace(/#([\da-f]{6})[\da-f](?!\w)/gi, '#$1'),
    ],
    describe: (property, value) =>
      `${value} has the wrong number of digits: a hex color has 3, 4, 6 or 8, so the browser dropped ${property}.`,
  },
  {
    // One after the other: a shadow may be moved by a negative length, and only its blur can't be one.
    listCandidates: (_, value) => [
      ...[...value.matchAll(negativeNumber)].map(
        ({ index }) => value.slice(0, index) + value.slice(index + 1),
      ),
      value.replaceAll(negativeNumber, ''),
    ],
    describe(property, value, fixed) {
      const words = value.split(/\s+/);
      const word = words.find((one, index) => one !== fixed.split(/\s+/)[index]) ?? value;
      return words.length === 1
        ? `${property} can't be negative, so the browser dropped it.`
        : `${word} is negative, which ${property} doesn't take there, so the browser dropped it.`;
    },
  },
];
