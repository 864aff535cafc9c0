import type { Declaration } from '../../parse/style-sheet.ts';

/** Properties whose value is a list, and what separates its items. */
const separators: Readonly<Record<string, string>> = {
  transform: ' ',
  filter: ' ',
  'backdrop-filter': ' ',
  transition: ', ',
  animation: ', ',
  'box-shadow': ', ',
  'text-shadow': ', ',
  'background-image': ', ',
  'will-change': ', ',
};

const listFunctionNames = (value: string): string[] =>
  [...value.matchAll(/([a-z-]+)\(/gi)].map(([, name = '']) => name.toLowerCase().replace(/(x|y|z|3d)$/, ''));

/**
 * One value with the items of both, where the author may have meant both; undefined where they can't be
 * combined.
 */
export function combineValues(loser: Declaration, winner: Declaration): string | undefined {
  const separator = loser.property === winner.property ? separators[loser.property] : undefined;
  const isKeyword = (value: string): boolean =>
    /^(none|auto|inherit|initial|unset|revert|revert-layer|all\b.*)$/i.test(value) || value.includes('var(');
  if (separator === undefined || isKeyword(loser.value) || isKeyword(winner.value)) return undefined;
  const [first] = loser.value.split(/[\s,]/);
  // The same function, property or animation twice is another value and not a second one.
  if (
    separator === ' ' &&
    listFunctionNames(loser.value).some((name) => listFunctionNames(winner.value).includes(name))
  )
    return undefined;
  if (
    /^(transition|animation|will-change)$/.test(loser.property) &&
    winner.value.split(/[\s,]+/).includes(first ?? '')
  )
    return undefined;
  return `${loser.value}${separator}${winner.value}`;
}

/**
 * Whether a list of functions, such as a `transform`, loses to a list of other functions, or a transition
 * to one of other properties. The author most likely wanted both.
 */
export function replacesOtherFunctions(loser: Declaration, winner: Declaration): boolean {
  const namesProperties =
    loser.property === 'transition' && [loser, winner].every(({ value }) => /^[a-z-]+\s/i.test(value));
  return (
    (separators[loser.property] === ' ' || namesProperties) && combineValues(loser, winner) !== undefined
  );
}
