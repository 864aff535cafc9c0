import { findArgumentError } from '../../../values/function-arguments.ts';

/** What to write for a function with the wrong number of arguments. */
const argumentExamples: Readonly<Record<string, string>> = {
  clamp: 'three values: clamp(least, preferred, most)',
  'light-dark': 'two colors: light-dark(white, black)',
};

/** Why anchor() is invalid in a property that is not an inset. */
export function describeMisplacedAnchor(property: string): string {
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
      message: describeMisplacedAnchor(property),
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
