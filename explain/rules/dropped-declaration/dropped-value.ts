import {
  accepts,
  isKnownProperty,
  isUnjudged,
  knownProperties,
  listKeywords,
} from '../../values/property-syntax.ts';
import type { Weighed } from '../../diagnostic.ts';
import { areRectangles } from '../../values/grid-areas.ts';
import { findNearest } from '../../nearest-word.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import { atRulesAround, type Declaration } from '../../read/style-sheet.ts';
import { findPropertyFor, valueMends } from './value-fixes.ts';

/** What students call a property, and what CSS calls it. */
const otherNames: Readonly<Record<string, string>> = {
  'text-color': 'color',
  'font-color': 'color',
  'text-colour': 'color',
  'font-colour': 'color',
  colour: 'color',
  'foreground-color': 'color',
  foreground: 'color',
  'bg-color': 'background-color',
  bgcolor: 'background-color',
  bg: 'background',
  'bg-image': 'background-image',
  'text-size': 'font-size',
  size: 'width',
  'text-style': 'font-style',
  'text-weight': 'font-weight',
  'font-bold': 'font-weight',
  bold: 'font-weight',
  align: 'text-align',
  'text-underline': 'text-decoration',
  underline: 'text-decoration',
  'text-font': 'font-family',
  'font-name': 'font-family',
  spacing: 'gap',
  'corner-radius': 'border-radius',
  radius: 'border-radius',
  rounded: 'border-radius',
  shadow: 'box-shadow',
  alpha: 'opacity',
  transparency: 'opacity',
  alignment: 'text-align',
  'vertical-alignment': 'vertical-align',
  'horizontal-align': 'text-align',
  justify: 'justify-content',
  'flex-align': 'align-items',
  'justify-item': 'justify-items',
  'align-item': 'align-items',
  'font-spacing': 'letter-spacing',
  hover: 'cursor',
  image: 'background-image',
  'border-top-radius': 'border-top-left-radius',
  'grid-columns': 'grid-template-columns',
  'grid-rows': 'grid-template-rows',
  'margin-horizontal': 'margin-inline',
  'margin-vertical': 'margin-block',
  'padding-horizontal': 'padding-inline',
  'padding-vertical': 'padding-block',
  capitalize: 'text-transform',
  indent: 'text-indent',
  wrap: 'flex-wrap',
  visible: 'visibility',
};

/** Properties that are mistaken for one another: which to try for a value that one of them doesn't take. */
const takers: Readonly<Record<string, readonly string[]>> = {
  'background-color': ['background-image'],
  'background-image': ['background-color'],
  display: ['visibility', 'position'],
  visibility: ['display'],
  'font-style': ['font-weight', 'text-decoration'],
  'font-weight': ['font-style', 'text-transform'],
  'text-decoration': ['font-style', 'font-weight', 'text-transform'],
  'text-transform': ['font-variant', 'font-weight'],
  position: ['float', 'display'],
  float: ['clear', 'position'],
  'border-color': ['border'],
  'border-width': ['border'],
  'border-style': ['border'],
  'flex-wrap': ['flex-direction'],
  'flex-direction': ['flex-wrap'],
};

const textFirst = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'font-family',
  'width',
  'margin',
  'padding',
  'border',
  'display',
  'text-align',
];

export function drop(declaration: Declaration, weight: number, message: string, mend?: string): Weighed {
  return {
    kind: 'dropped-declaration',
    weight,
    line: declaration.line,
    property: declaration.written,
    value: declaration.value,
    message,
    ...(mend ? { mend } : {}),
    ...(declaration.parent?.type === 'rule' ? { selector: declaration.parent.prelude } : {}),
  };
}

/** The property that the unknown one most likely stands for. */
export function findMeantProperty(written: string): string | undefined {
  const name = written.toLowerCase();
  const spelt = written
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s]+/g, '-')
    .replace('colour', 'color')
    .replace('centre', 'center')
    .replace('grey', 'gray');
  if (spelt !== name && isKnownProperty(spelt)) return spelt;
  return otherNames[name] ?? otherNames[spelt] ?? findNearest(spelt, [...textFirst, ...knownProperties]);
}

const semicolonMissing = /(?:\n\s*|\s+)(-{0,2}[a-z][\w-]*)\s*:/i;

/** A declaration that holds the next one in its value, because no semicolon parts them. */
function findSwallowed(declaration: Declaration): Weighed | undefined {
  const { value, property } = declaration;
  const match = semicolonMissing.exec(
    value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (text) => 'x'.repeat(text.length)),
  );
  if (!match) return undefined;
  const next = match[1] ?? '';
  if (!isKnownProperty(next.toLowerCase()) && !findMeantProperty(next)) return undefined;
  if (property.startsWith('--') && !match[0].includes('\n')) return undefined;
  const before = value.slice(0, match.index).trim();
  const comma = before.endsWith(',');
  const own = before.replace(/,$/, '').trim();
  if (isUnbalanced(own)) return undefined;
  const message = comma
    ? `A comma ends ${property} where a semicolon belongs, so the browser read ${next} as part of its value and dropped both.`
    : `No semicolon ends ${property}, so the browser read ${next} as part of its value and dropped both.`;
  return drop(declaration, 90, message, `Write ${property}: ${own};`);
}

function explainHex(property: string, value: string): [string, string] | undefined {
  const hex = /#([\w]*)/.exec(value);
  if (!hex) return undefined;
  const digits = hex[1] ?? '';
  if (/[^0-9a-f]/i.test(digits))
    return [
      `#${digits} is no colour: a hex colour has only the digits 0 to 9 and a to f, so the browser dropped ${property}.`,
      'Use only 0 to 9 and a to f.',
    ];
  if (![3, 4, 6, 8].includes(digits.length))
    return [
      `#${digits} has ${digits.length} digits; a hex colour has 3, 4, 6 or 8, so the browser dropped ${property}.`,
      'Give the colour 3 or 6 digits.',
    ];
  return undefined;
}

function isUnbalanced(value: string): boolean {
  const open = value.split('(').length;
  return open !== value.split(')').length;
}

function describeAccepted(property: string): string {
  const words = listKeywords(property).filter((word) => !word.endsWith('('));
  return words.length > 0 && words.length <= 12 ? ` The words it knows: ${words.join(', ')}.` : '';
}

function explainMended(property: string, value: string): [string, string] | undefined {
  for (const { candidates, say } of valueMends) {
    const mended = candidates(property, value).find(
      (candidate) =>
        candidate !== value &&
        accepts(property, candidate) &&
        !isUnjudged(property, candidate.replace(/^var\(.*\)$/, '')),
    );
    if (mended !== undefined) return [say(property, value, mended), `Write ${property}: ${mended};`];
  }
  return undefined;
}

/** Shortened to the part that matters, for a value that swallowed lines. */
function shown(value: string): string {
  const line = value.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Why the browser drops a declaration's value; undefined for one it takes. */
export function explainValue(declaration: Declaration): Weighed | undefined {
  const { property, written, value } = declaration;
  const swallowed = findSwallowed(declaration);
  if (swallowed && (property.startsWith('--') || !accepts(property, value))) return swallowed;
  if (!isKnownProperty(property)) {
    const near =
      property.startsWith('-') && !property.startsWith('--') ? `-${property}` : findMeantProperty(written);
    return drop(
      declaration,
      85,
      `There is no property ${written}, so the browser dropped the declaration.`,
      near ? `Write ${near}: ${shown(value)};` : undefined,
    );
  }
  if (declaration.important && atRulesAround(declaration)[0]?.name.endsWith('keyframes'))
    return drop(
      declaration,
      85,
      `!important has no place in @keyframes, so the browser dropped ${property} there.`,
      'Take !important away.',
    );
  if (accepts(property, value)) return undefined;
  if (value === '')
    return drop(
      declaration,
      85,
      `${property} has no value, so the browser dropped it.`,
      `Write a value after the colon.`,
    );
  if (isUnbalanced(value)) {
    return drop(
      declaration,
      92,
      `A bracket in ${property} is never closed or never opened, so the browser read on and dropped what it took along.`,
      `Close each bracket in the value of ${property}.`,
    );
  }
  if (value.split('"').length % 2 === 0)
    return drop(
      declaration,
      92,
      `A quote in ${property} is never closed, so the browser dropped it.`,
      'Close the quote.',
    );
  if (!areRectangles(value))
    return drop(
      declaration,
      85,
      `The rows of ${property} differ in length, or an area is no rectangle, so the browser dropped it.`,
      'Give each row as many names as the others; a dot stands for an empty cell.',
    );
  if (
    property === 'background' &&
    /\b(url|gradient)\(/.test(value) &&
    accepts(property, value.replace(/\s(cover|contain)\b/, ' center / $1'))
  ) {
    return drop(
      declaration,
      85,
      `In background a size needs a position and a slash before it, so the browser dropped the whole declaration.`,
      `Write background: ${value.replace(/\s(cover|contain)\b/, ' center / $1')};`,
    );
  }
  const other = findPropertyFor(value, takers[property] ?? []);
  if (other)
    return drop(
      declaration,
      85,
      `${shown(value)} is no value of ${property}, so the browser dropped it; ${other} takes it.`,
      `Write ${other}: ${shown(value)};`,
    );
  if (property === 'font')
    return drop(
      declaration,
      85,
      `font needs at least a size and, after it, a family, so the browser dropped it.`,
      'Write font: bold 16px sans-serif; with the size before the family.',
    );
  const [message, mend] =
    explainMended(property, value) ??
    explainHex(property, value) ??
    (splitTopLevel(value, ' ').length > 1 &&
    splitTopLevel(value, ' ').every((part) => accepts(property, part))
      ? [
          `${property} takes fewer values than ${shown(value)}, so the browser dropped it.`,
          `Keep one value: ${property}: ${splitTopLevel(value, ' ')[0]};`,
        ]
      : [
          `${shown(value)} is no value of ${property}, so the browser dropped it.${describeAccepted(property)}`,
          undefined,
        ]);
  return drop(declaration, 85, message, mend);
}
