import type { Declaration } from '../../read/style-sheet.ts';

/** Properties whose one value is a list, and what is between its items. */
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

const functionsOf = (value: string): string[] =>
  [...value.matchAll(/([a-z-]+)\(/gi)].map(([, name = '']) => name.toLowerCase().replace(/(x|y|z|3d)$/, ''));

/** Both values as one, where the author of two declarations may have meant both; undefined for other properties. */
export function combineValues(lost: Declaration, won: Declaration): string | undefined {
  const separator = lost.property === won.property ? separators[lost.property] : undefined;
  const isWord = (value: string): boolean =>
    /^(none|auto|inherit|initial|unset|revert|revert-layer|all\b.*)$/i.test(value) || value.includes('var(');
  if (separator === undefined || isWord(lost.value) || isWord(won.value)) return undefined;
  const [first] = lost.value.split(/[\s,]/);
  // The same function, property or animation twice is another value and not a second one.
  if (separator === ' ' && functionsOf(lost.value).some((name) => functionsOf(won.value).includes(name)))
    return undefined;
  if (
    /^(transition|animation|will-change)$/.test(lost.property) &&
    won.value.split(/[\s,]+/).includes(first ?? '')
  )
    return undefined;
  return `${lost.value}${separator}${won.value}`;
}

/**
 * Whether a value of functions, such as `transform`, loses to one of other functions, or a transition to one of other
 * properties: both can only be one value.
 */
export function dropsFunctions(lost: Declaration, won: Declaration): boolean {
  const namesProperties =
    lost.property === 'transition' && [lost, won].every(({ value }) => /^[a-z-]+\s/i.test(value));
  return (separators[lost.property] === ' ' || namesProperties) && combineValues(lost, won) !== undefined;
}
