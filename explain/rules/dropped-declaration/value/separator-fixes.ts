import type { ValueFix } from './value-fix.ts';

/** Fixes for a superfluous comma, a sign apart from its number, and another character in the place of a slash. */
export const separatorFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) => [
      value.replace(/(?:\s*,)+\s*$|^(?:\s*,)+\s*/g, '').replace(/,(?:\s*,)+/g, ','),
    ],
    describe: (property, value) =>
      `There is a comma with nothing ${/^\s*,/.test(value) ? 'before' : 'after'} it in “${value}”, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (property, value) =>
      /^grid-(column|row|area)$/.test(property)
        ? [
            value.replace(/\s+-\s+|\s*,\s*|\s+to\s+|(?<=\d)\s*-\s*(?=\d)/g, ' / '),
            value.replace(/\s+(?=-?\d)/g, ' / '),
          ]
        : [],
    describe: (property, value) =>
      `In ${property} a slash is between the first line and the last, and “${value}” has none, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(?<=^|[\s,(])([-+])\s+(?=[\d.])/g, '$1')],
    describe: (property, value) =>
      `There is a space between a sign and its number in “${value}”, so the browser dropped ${property}.`,
  },
];
