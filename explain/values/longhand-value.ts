import { isCssWideKeyword } from './css-wide-keywords.ts';
import { isType } from './property-syntax.ts';
import { shorthands } from '../data/shorthands.ts';
import { splitTopLevel } from '../parse/split-top-level.ts';

/** The longhands that a property sets: the property itself, where it is not a shorthand. */
export function listLonghands(property: string): readonly string[] {
  const unprefixed = property.replace(/^-webkit-/, '');
  return (
    shorthands[property] ??
    shorthands[unprefixed] ?? [property === 'word-wrap' ? 'overflow-wrap' : unprefixed]
  );
}

const sides = ['top', 'right', 'bottom', 'left'];
const borderStyles = /^(none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i;
/** Stands for a value that can't be computed from its shorthand. */
export const unknownValue = '?';

function getSideValue(parts: readonly string[], side: number): string {
  return (
    parts[side] ??
    (side === 3 ? parts[1] : undefined) ??
    (side === 2 ? parts[0] : undefined) ??
    parts[0] ??
    ''
  );
}

function getBorderPart(part: string, words: readonly string[]): string {
  if (part === 'style') return words.find((word) => borderStyles.test(word)) ?? 'none';
  if (part === 'width') return words.find((word) => isType('line-width', word)) ?? 'medium';
  return words.find((word) => !borderStyles.test(word) && !isType('line-width', word)) ?? 'currentcolor';
}

function getBackgroundPart(longhand: string, value: string): string {
  const last = splitTopLevel(value, ',').at(-1) ?? '';
  if (longhand === 'background-image')
    return /(?:url|gradient|image-set|image|cross-fade|element)\(/i.test(value) ? value : 'none';
  if (longhand === 'background-color')
    return splitTopLevel(last.replace('/', ' '), ' ').find((word) => isType('color', word)) ?? 'transparent';
  if (longhand === 'background-size')
    return last.includes('/') ? (last.split('/')[1]?.trim() ?? 'auto') : 'auto';
  return 'initial';
}

/** A longhand of `flex` (CSS Flexbox 1, The flex Shorthand): what is left out is 1 1 0. */
function getFlexPart(longhand: string, value: string, words: readonly string[]): string {
  const [grow = '1', shrink = '1', zeroBasis = '0'] =
    value === 'none' ? ['0', '0'] : words.filter((word) => /^[-+]?[\d.]+$/.test(word));
  if (longhand === 'flex-grow') return grow;
  if (longhand === 'flex-shrink') return shrink;
  return value === 'none' ? 'auto' : (words.find((word) => !/^[-+]?[\d.]+$/.test(word)) ?? zeroBasis);
}

/**
 * The value that a declaration gives a longhand: the initial value where its shorthand only resets it, and
 * `?` where it can't be computed.
 */
export function getLonghandValue(longhand: string, property: string, value: string): string {
  if (property === longhand || listLonghands(property).length === 1 || isCssWideKeyword(value)) return value;
  if (/\bvar\(/.test(value)) return unknownValue;
  const words = splitTopLevel(value, ' ');
  const side = sides.findIndex((name) => longhand === name || longhand.split('-').includes(name));
  const isBorderShorthand =
    /^border(?:-(?:top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end))?$/.test(
      property,
    );
  if (isBorderShorthand)
    return /-(style|width|color)$/.test(longhand)
      ? getBorderPart(longhand.slice(longhand.lastIndexOf('-') + 1), words)
      : 'initial';
  if (property === 'outline')
    return longhand === 'outline-style' && words.includes('auto')
      ? 'auto'
      : getBorderPart(longhand.slice('outline-'.length), words);
  if (/^(margin|padding|inset|border-(width|style|color))$/.test(property) && side >= 0)
    return getSideValue(words, side);
  if (/^(overflow|gap|place-\w+|overscroll-behavior)$/.test(property))
    return (/-x$|^row|^align/.test(longhand) ? words[0] : (words[1] ?? words[0])) ?? '';
  if (/-(block|inline)$/.test(property))
    return (longhand.endsWith('end') ? (words[1] ?? words[0]) : words[0]) ?? '';
  if (property === 'background') return getBackgroundPart(longhand, value);
  if (property === 'flex') return getFlexPart(longhand, value, words);
  if (property === 'flex-flow')
    return longhand === 'flex-wrap'
      ? (words.find((word) => word.includes('wrap')) ?? 'nowrap')
      : (words.find((word) => /row|column/.test(word)) ?? 'row');
  if (property === 'grid-template' || property === 'grid')
    return longhand === 'grid-template-areas'
      ? (value.match(/"[^"]*"/g) ?? ['none']).join(' ')
      : unknownValue;
  if (property === 'text-decoration') return longhand === 'text-decoration-line' ? value : unknownValue;
  if (property === 'list-style' && /^none$/i.test(value))
    return longhand === 'list-style-position' ? 'outside' : 'none';
  if (property === 'font' && longhand === 'line-height') return value.includes('/') ? unknownValue : 'normal';
  return unknownValue;
}

/** The physical side of each flow-relative one, for text from left to right and top to bottom. */
export const physicalSides: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/**
 * The physical longhand of a flow-relative one (CSS Logical 1), for text from left to right and top to
 * bottom.
 */
export function toPhysicalLonghand(longhand: string): string {
  const size = /^(min-|max-)?(inline|block)-size$/.exec(longhand);
  if (size) return `${size[1] ?? ''}${size[2] === 'inline' ? 'width' : 'height'}`;
  if (longhand.startsWith('inset-')) return physicalSides[longhand.slice('inset-'.length)] ?? longhand;
  const edge = /^(margin|padding|border)-(block-start|block-end|inline-start|inline-end)(-\w+)?$/.exec(
    longhand,
  );
  return edge ? `${edge[1] ?? ''}-${physicalSides[edge[2] ?? ''] ?? ''}${edge[3] ?? ''}` : longhand;
}

/** The longhands that a property sets, each flow-relative one as the physical one. */
export function listPhysicalLonghands(property: string): readonly string[] {
  return listLonghands(property).map(toPhysicalLonghand);
}

/** The same for text of an unknown inline direction: there only the block sides have a physical side. */
export function listPhysicalBlockLonghands(property: string): readonly string[] {
  return listLonghands(property).map((longhand) =>
    /inline-(start|end)/.test(longhand) ? longhand : toPhysicalLonghand(longhand),
  );
}
