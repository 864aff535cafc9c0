import { findArgumentError } from '../../values/function-arguments.ts';

/** What to write for a function with too few values. */
const examples: Readonly<Record<string, string>> = {
  clamp: 'three values: clamp(least, preferred, most)',
  'light-dark': 'two colors: light-dark(white, black)',
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
  const [, least, preferred] = /^clamp\(([^(),]+),([^(),]+)\)$/.exec(value) ?? [];
  const only = /^light-dark\(([^(),]+)\)$/.exec(value)?.[1];
  // With two values one limit was meant, and with one color that color.
  const meant = least !== undefined && preferred !== undefined ? `max(${least},${preferred})` : only;
  const example = examples[name] ?? '';
  return {
    message: `${name}() takes ${takes} values, and this one has ${has}, so the browser dropped ${property}.`,
    fix: meant === undefined ? `Write ${example}.` : `Write ${meant}, or ${example}.`,
    ...(meant === undefined ? {} : { value: meant }),
  };
}
