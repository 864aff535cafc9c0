import { findMathError } from '../../../values/css-math.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import type { ValueFix } from './value-fix.ts';

/** Fixes for calculations (CSS Values 4, Mathematical Expressions). */
export const mathFixes: readonly ValueFix[] = [
  {
    listCandidates: (property, value) => {
      if (findMathError(value) === 'mixed-units')
        return ['px', '%', 'rem'].map((unit) =>
          value
            .replace(/([+-]\s+)(\d*\.?\d+)(?![\w.%])/g, `$1$2${unit}`)
            .replace(/\((\d*\.?\d+)(?=\s*[+-]\s)/, `($1${unit}`),
        );
      return isValidValue(property, value)
        ? []
        : [value.replace(/([\w%)])\s*([+-])\s*(?=[\d(.])/g, '$1 $2 ')];
    },
    describe: (property, value) =>
      findMathError(value) === 'no-space'
        ? `Inside calc() a plus or minus needs a space on both sides, so the browser dropped ${property}.`
        : `calc() can't add a length and a number without a unit, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => {
      const error = findMathError(value);
      if (error === 'comma') return [value.replace(/,\s*[-+]?\s*(?=[\d.])/, ' - ')];
      return error === 'no-operator'
        ? [', ', ' - '].map((separator) => value.replace(/([\w%])\s+(?=[\d.])/g, `$1${separator}`))
        : [];
    },
    describe: (property, value, fixed) =>
      findMathError(value) === 'comma'
        ? `calc() has one calculation and no commas, so the browser dropped ${property}.`
        : fixed.includes(',')
          ? `A comma is missing between the values of ${property}, so the browser dropped it.`
          : `calc() needs +, -, * or / between two values, so the browser dropped ${property}.`,
  },
];
