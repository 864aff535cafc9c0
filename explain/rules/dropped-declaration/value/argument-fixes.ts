import { splitTopLevel } from '../../../parse/split-top-level.ts';
import type { ValueFix } from './value-fix.ts';
import { findArgumentError } from '../../../values/function-arguments.ts';

/** What to write for a function with the wrong number of arguments. */
const argumentExamples: Readonly<Record<string, string>> = {
  clamp: 'three values: clamp(least, preferred, most)',
  'light-dark': 'two colors: light-dark(white, black)',
};

/** Why anchor() is invalid in a property that is not an inset. */
export function formatMisplacedAnchor(property: string): string {
  return `anchor() is a distance from an edge of the anchor, and only top, right, bottom, left and inset take it, so the browser dropped ${property}.`;
}

/** Why the arguments of a function make a value invalid; undefined where they don't. */
export function explainFunctionArguments(
  property: string,
  value: string,
): { message: string; fix: string; value?: string } | undefined {
  const error = findArgumentError(property, value);
  if (!error) return undefined;
  if (error.kind === 'place')
    return {
      message: formatMisplacedAnchor(property),
      fix: 'Use anchor() in top, right, bottom or left.',
    };
  const { name, expected, actual } = error;
  const [, minimum, preferred] = /^clamp\(([^(),]+),([^(),]+)\)$/.exec(value) ?? [];
  const onlyColor = /^light-dark\(([^(),]+)\)$/.exec(value)?.[1];
  // Two arguments of clamp() mean a minimum, and one color of light-dark() means that color.
  const suggestion =
    minimum !== undefined && preferred !== undefined ? `max(${minimum},${preferred})` : onlyColor;
  const example = argumentExamples[name] ?? '';
  return {
    message: `${name}() takes ${expected} values, and this one has ${actual}, so the browser dropped ${property}.`,
    fix: suggestion === undefined ? `Write ${example}.` : `Write ${suggestion}, or ${example}.`,
    ...(suggestion === undefined ? {} : { value: suggestion }),
  };
}

const callPattern = /\b([a-z][\w-]*)\(([^()]*)\)/gi;

/** The value with one function call changed by `change`, for each call that it changes. */
function changeCalls(value: string, change: (name: string, inside: string) => string | undefined): string[] {
  return [...value.matchAll(callPattern)].flatMap(({ index, 0: call, 1: name = '', 2: inside = '' }) => {
    const changed = change(name, inside);
    return changed === undefined ? [] : [value.slice(0, index) + changed + value.slice(index + call.length)];
  });
}

function listArguments(inside: string): string[] {
  return splitTopLevel(inside, inside.includes(',') ? ',' : ' ').map((part) => part.trim());
}

/** The first function call that a fixed value has not as it was written. */
function findChangedCall(value: string, fixed: string): string {
  return [...value.matchAll(callPattern)].find(([call]) => !fixed.includes(call))?.[0] ?? value;
}

const getFunctionName = (call: string): string => `${call.slice(0, call.indexOf('('))}()`;

/** Fixes for functions with too many arguments, too few, or in another order. */
export const argumentFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) =>
      changeCalls(value, (name, inside) => {
        const base = /^(translate|scale|skew)[xyz]$/i.exec(name)?.[1];
        const values = listArguments(inside);
        return base !== undefined && values.length === 2 ? `${base}(${values.join(', ')})` : undefined;
      }),
    describe: (property, value, fixed) =>
      `${getFunctionName(findChangedCall(value, fixed))} is for one axis and takes one value, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) =>
      changeCalls(value, (name, inside) => {
        const values = listArguments(inside);
        return /^(translate|scale)$/i.test(name) && values.length === 3
          ? `${name}3d(${values.join(', ')})`
          : undefined;
      }),
    describe: (property, value, fixed) =>
      `${getFunctionName(findChangedCall(value, fixed))} takes at most two values, for left to right and for top to bottom, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/\brepeat\(\s*([^(),]+?)\s*,\s*(\d+)\s*\)/gi, 'repeat($2, $1)'),
    ],
    describe: (property) =>
      `repeat() takes the number of repetitions first and then the size, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) =>
      changeCalls(value, (name, inside) => {
        const values = listArguments(inside);
        const separator = inside.includes(',') ? ', ' : ' ';
        return values.length > 1 ? `${name}(${values.slice(0, -1).join(separator)})` : undefined;
      }),
    describe: (property, value, fixed) => {
      const call = findChangedCall(value, fixed);
      return `${getFunctionName(call)} takes fewer values than ${call} has, so the browser dropped ${property}.`;
    },
  },
];
