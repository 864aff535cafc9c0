import { splitTopLevel } from '../parse/split-top-level.ts';
import { escapePattern } from '../parse/escape-pattern.ts';

/** How many arguments a function takes, where css-tree doesn't check it. */
const argumentCounts: Readonly<Record<string, number>> = { clamp: 3, 'light-dark': 2 };

/** The inset properties, the only ones that accept anchor() (CSS Anchor Positioning 1). */
const insetProperties = /^(top|right|bottom|left|inset(-.*)?)$/;

/** A function with the wrong number of arguments, or in a property that doesn't accept it. */
export type ArgumentError =
  | { kind: 'count'; name: string; expected: number; actual: number }
  | { kind: 'place'; name: string };

/** The arguments of the first use of a function; undefined where it is not used or not closed. */
function findArguments(name: string, value: string): string | undefined {
  const start = new RegExp(`(?<![\\w-])${escapePattern(name)}\\(`, 'i').exec(value);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  let depth = 1;
  for (let index = from; index < value.length; index += 1) {
    if (value[index] === '(') depth += 1;
    if (value[index] === ')') depth -= 1;
    if (depth === 0) return value.slice(from, index);
  }
  return undefined;
}

/** The first certain mistake in the arguments of a function. */
export function findArgumentError(property: string, value: string): ArgumentError | undefined {
  for (const [name, expected] of Object.entries(argumentCounts)) {
    const inside = findArguments(name, value);
    // A custom property may stand for several arguments.
    if (inside === undefined || /\b(var|env|attr|if|--[\w-]+)\(/i.test(inside)) continue;
    const actual = splitTopLevel(inside, ',').length;
    if (actual !== expected) return { kind: 'count', name, expected, actual };
  }
  return findArguments('anchor', value) !== undefined && !insetProperties.test(property)
    ? { kind: 'place', name: 'anchor' }
    : undefined;
}
