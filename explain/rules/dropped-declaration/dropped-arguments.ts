import { findArgumentError } from '../../values/function-arguments.ts';

/** What to write for a function with too few values. */
const examples: Readonly<Record<string, string>> = {
  clamp: 'Write three values: clamp(least, preferred, most).',
  'light-dark': 'Write two colors: light-dark(white, black).',
};

/** Why a value with a function in it is invalid; undefined where that is not the reason. */
export function explainArguments(
  property: string,
  value: string,
): { message: string; fix: string; value?: string } | undefined {
  const error = findArgumentError(property, value);
  if (!error) return undefined;
  if (error.why === 'place')
    return {
      message: `anchor() is a distance from an edge of the anchor, and only top, right, bottom, left and inset take it, so the browser dropped ${property}.`,
      fix: 'Use anchor() in top, right, bottom or left.',
    };
  const { name, takes, has } = error;
  const inside = /^clamp\(([^(),]+),([^(),]+)\)$/.exec(value);
  return {
    message: `${name}() takes ${takes} values, and this one has ${has}, so the browser dropped ${property}.`,
    fix: examples[name] ?? '',
    // With two values, one limit was meant.
    ...(inside
      ? {
          value: `max(${inside[1] ?? ''},${inside[2] ?? ''})`,
          fix: `Write max(${inside[1] ?? ''},${inside[2] ?? ''}), or three values: clamp(least, preferred, most).`,
        }
      : {}),
  };
}
