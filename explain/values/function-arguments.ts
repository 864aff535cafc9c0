import { splitTopLevel } from '../read/split-top-level.ts';

/** Functions that take a certain number of values, where css-tree doesn't count them. */
const counts: Readonly<Record<string, number>> = { clamp: 3, 'light-dark': 2 };

/** Where anchor() is the distance from an edge. */
const insets = /^(top|right|bottom|left|inset(-.*)?)$/;

/** A function with too few or too many values, or where it has no meaning. */
export type ArgumentError =
  | { why: 'count'; name: string; takes: number; has: number }
  | { why: 'place'; name: string };

/** What is in the parentheses of the first call of a function; undefined where it is not called or not closed. */
function argumentsOf(name: string, value: string): string | undefined {
  const start = new RegExp(`(?<![\\w-])${name}\\(`, 'i').exec(value);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    if (depth === 0) return value.slice(from, at);
  }
  return undefined;
}

/** The first mistake in how a function is called; undefined where none is sure. */
export function findArgumentError(property: string, value: string): ArgumentError | undefined {
  for (const [name, takes] of Object.entries(counts)) {
    const inside = argumentsOf(name, value);
    // A custom property may hold several values.
    if (inside === undefined || /\b(var|env|attr|if|--[\w-]+)\(/i.test(inside)) continue;
    const has = splitTopLevel(inside, ',').length;
    if (has !== takes) return { why: 'count', name, takes, has };
  }
  return argumentsOf('anchor', value) !== undefined && !insets.test(property)
    ? { why: 'place', name: 'anchor' }
    : undefined;
}
