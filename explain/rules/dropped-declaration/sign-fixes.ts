import type { ValueFix } from './value-fix.ts';

/** Signs of arithmetic in the wrong place: a minus apart from its number, a minus for a slash. */
export const signFixes: readonly ValueFix[] = [
  {
    candidates: (property, value) =>
      /^grid-(column|row|area)$/.test(property)
        ? [
            value.replace(/\s+-\s+|\s*,\s*|\s+to\s+|(?<=\d)\s*-\s*(?=\d)/g, ' / '),
            value.replace(/\s+(?=-?\d)/g, ' / '),
          ]
        : [],
    say: (property, value) =>
      `In ${property} a slash is between the first line and the last, and “${value}” has none, so the browser dropped it.`,
  },
  {
    candidates: (_, value) => [value.replace(/(?<=^|[\s,(])([-+])\s+(?=[\d.])/g, '$1')],
    say: (property, value) =>
      `There is a space between a sign and its number in “${value}”, so the browser dropped ${property}.`,
  },
];
