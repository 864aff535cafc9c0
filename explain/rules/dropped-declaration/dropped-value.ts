import {
  insertAt,
  removeImportance,
  replaceDeclaration,
  replaceProperty,
  replaceValue,
} from '../../edits.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import { atRulesAround, type Declaration } from '../../read/style-sheet.ts';
import type { Report } from '../../report.ts';
import { areRectangles } from '../../values/grid-areas.ts';
import { accepts, isKnownProperty, isUnjudged, listKeywords } from '../../values/property-syntax.ts';
import { dropDeclaration } from './drop.ts';
import { explainArguments } from './dropped-arguments.ts';
import { findMeantProperty } from './meant-property.ts';
import { findNearest } from '../../nearest-word.ts';
import { findPropertyFor, valueFixes } from './value-fixes.ts';

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

const semicolonMissing = /(?:\n\s*|\s+)(-{0,2}[a-z][\w-]*)\s*:/i;

/** A declaration that holds the next one in its value, because there is no semicolon between them. */
function findSwallowed(declaration: Declaration): Report | undefined {
  const { value, property, sheet, valueSpan } = declaration;
  const match = semicolonMissing.exec(
    value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (text) => 'x'.repeat(text.length)),
  );
  if (!match) return undefined;
  const next = match[1] ?? '';
  if (!isKnownProperty(next.toLowerCase()) && !findMeantProperty(next)) return undefined;
  if (property.startsWith('--') && !match[0].includes('\n')) return undefined;
  const before = value.slice(0, match.index).trim();
  const comma = before.endsWith(',');
  const colon = before.endsWith(':');
  const own = before.replace(/[,:]$/, '').trim();
  if (isUnbalanced(own)) return undefined;
  const message =
    comma || colon
      ? `A ${comma ? 'comma' : 'colon'} ends ${property} instead of a semicolon, so the browser read ${next} as part of its value and dropped both.`
      : `There is no semicolon after ${property}, so the browser read ${next} as part of its value and dropped both.`;
  // With a comment in it, the value is not in the page as it is here.
  const isWritten = sheet.isEditable && sheet.source.slice(valueSpan).startsWith(before);
  const end = valueSpan.start + own.length;
  return dropDeclaration(
    declaration,
    'missing-semicolon',
    message,
    `Write ${property}: ${own};`,
    isWritten ? [{ span: { start: end, end: valueSpan.start + before.length }, newText: ';' }] : [],
  );
}

type Explanation = { message: string; fix?: string; value?: string };

function explainHex(property: string, value: string): Explanation | undefined {
  const hex = /#([\w]*)/.exec(value);
  if (!hex) return undefined;
  const digits = hex[1] ?? '';
  if (/[^0-9a-f]/i.test(digits))
    return {
      message: `#${digits} is not a color: a hex color has only the digits 0 to 9 and a to f, so the browser dropped ${property}.`,
      fix: 'Use only 0 to 9 and a to f.',
    };
  if (![3, 4, 6, 8].includes(digits.length))
    return {
      message: `#${digits} has ${digits.length} digits; a hex color has 3, 4, 6 or 8, so the browser dropped ${property}.`,
      fix: 'Give the color 3 or 6 digits.',
    };
  return undefined;
}

function isUnbalanced(value: string): boolean {
  return value.split('(').length !== value.split(')').length;
}

function describeAccepted(property: string): string {
  const words = listKeywords(property).filter((word) => !/\($|^(min-)?intrinsic$/.test(word));
  if (words.length === 0 || words.length > 12) return '';
  return words.length === 1 ? ` Its only keyword is ${words[0]}.` : ` Its keywords are ${words.join(', ')}.`;
}

/** The first change of the value that makes it valid. */
function explainFixed(property: string, value: string): Explanation | undefined {
  for (const { candidates, say } of valueFixes) {
    const fixed = candidates(property, value).find(
      (candidate) =>
        candidate !== value &&
        accepts(property, candidate) &&
        !isUnjudged(property, candidate.replace(/^var\(.*\)$/, '')),
    );
    if (fixed !== undefined)
      return { message: say(property, value, fixed), fix: `Write ${property}: ${fixed};`, value: fixed };
  }
  return undefined;
}

function explainInvalid(property: string, value: string): Explanation {
  const parts = splitTopLevel(value, ' ');
  const fixed =
    explainArguments(property, value) ?? explainFixed(property, value) ?? explainHex(property, value);
  if (fixed) return fixed;
  const variable = /(?<![\w-])\$([\w-]+)/.exec(value)?.[1];
  if (variable !== undefined)
    return {
      message: `$${variable} is a variable of Sass, which CSS doesn't know, so the browser dropped ${property}.`,
      fix: `Write var(--${variable}), and set --${variable} in a rule for :root.`,
    };
  if (parts.length > 1 && parts.every((part) => accepts(property, part))) {
    const most = parts.findLastIndex((_, at) => accepts(property, parts.slice(0, at + 1).join(' '))) + 1;
    const kept = parts.slice(0, Math.max(1, most)).join(' ');
    return {
      message: `${property} takes fewer values than ${shown(value)}, so the browser dropped it.`,
      fix: most > 1 ? `Keep ${most} values: ${property}: ${kept};` : `Keep one value: ${property}: ${kept};`,
      value: kept,
    };
  }
  return {
    message: `${shown(value)} is not a valid value for ${property}, so the browser dropped it.${describeAccepted(property)}`,
  };
}

/** Shortened to the part that matters, for a value that swallowed lines. */
function shown(value: string): string {
  const line = value.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function explainUnknown(declaration: Declaration): Report {
  const { property, written, value } = declaration;
  const near =
    property.startsWith('-') && !property.startsWith('--') ? `-${property}` : findMeantProperty(written);
  return dropDeclaration(
    declaration,
    'unknown-property',
    `There is no property ${written}, so the browser dropped the declaration.`,
    near ? `Write ${near}: ${shown(value)};` : undefined,
    near ? replaceProperty(declaration, near) : [],
  );
}

/** A value that ends somewhere else than its author thinks. */
function explainUnclosed(declaration: Declaration): Report | undefined {
  const { property, value, sheet, valueSpan } = declaration;
  if (isUnbalanced(value)) {
    // What the open parenthesis took along begins with the semicolon or the brace.
    const own = /^[^;{}\n]*[^;{}\s]/.exec(value)?.[0] ?? value;
    const missing = Math.max(0, own.split('(').length - own.split(')').length);
    const isClear =
      missing > 0 &&
      accepts(property, `${own}${')'.repeat(missing)}`) &&
      sheet.source.slice(valueSpan).startsWith(own);
    return dropDeclaration(
      declaration,
      'unbalanced-parentheses',
      `A parenthesis in ${property} is never closed or never opened, so the browser read on and dropped everything up to there.`,
      `Close each parenthesis in the value of ${property}.`,
      isClear && sheet.isEditable ? insertAt(valueSpan.start + own.length, ')'.repeat(missing)) : [],
    );
  }
  if (value.split('"').length % 2 === 0)
    return dropDeclaration(
      declaration,
      'unclosed-string',
      `A quote in ${property} is never closed, so the browser dropped it.`,
      'Close the quote.',
      /[\n;{}]/.test(value) || !accepts(property, `${value}"`) ? [] : replaceValue(declaration, `${value}"`),
    );
  return undefined;
}

/** A value that is valid elsewhere, or would be with something more. */
function explainShape(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const invalid = (message: string, fix: string, edits = replaceValue(declaration, value)): Report =>
    dropDeclaration(declaration, 'invalid-value', message, fix, edits);
  if (!areRectangles(value))
    return invalid(
      `The rows of ${property} differ in length, or an area is not a rectangle, so the browser dropped it.`,
      'Give each row as many names as the others; a dot is an empty cell.',
      [],
    );
  if (
    /^grid-template-(columns|rows)$/.test(property) &&
    /(?<!\()\brepeat\(\s*auto-fi(ll|t)\b/.test(value) &&
    /\bfr\b|\dfr\b|\b(auto|(min|max)-content)\b/.test(value.replace(/minmax\([^)]*\)/g, ''))
  )
    return invalid(
      `With auto-fill or auto-fit the browser has to know how many columns or rows fit, so each size needs a length. ${shown(value)} has a size without one, so the browser dropped ${property}.`,
      'Write minmax(150px, 1fr) in place of the size without a length.',
      replaceValue(
        declaration,
        value.replace(/(auto-fi(?:ll|t)\s*,\s*).*\)/, '$1minmax(150px, 1fr))').replace(/^[\d.]+fr\s+/, ''),
      ),
    );
  const late = /^!\s*important\s+(.+)$/i.exec(value)?.[1];
  if (late !== undefined && accepts(property, late))
    return invalid(
      `!important comes after the value, so the browser dropped ${property}.`,
      `Write ${property}: ${late} !important;`,
      replaceValue(declaration, `${late} !important`),
    );
  const direction = /^(?:inline-)?flex-((?:row|column)(?:-reverse)?)$/i.exec(value)?.[1];
  if (property === 'display' && direction !== undefined)
    return invalid(
      `${value} is no display: the direction of a flex container is a property of its own, so the browser dropped display.`,
      `Write display: flex; flex-direction: ${direction};`,
      replaceDeclaration(declaration, ['display: flex', `flex-direction: ${direction}`]),
    );
  if (property === 'float' && /^(center|centre|middle)$/i.test(value))
    return invalid(
      'A float is at the left or at the right, never in the middle, so the browser dropped float.',
      'Write width: fit-content; margin-inline: auto;',
      replaceDeclaration(declaration, ['display: block', 'width: fit-content', 'margin-inline: auto']),
    );
  const [importance, word = ''] = /\s*!\s*([a-z]+)$/i.exec(value) ?? [];
  const before = importance === undefined ? '' : value.slice(0, -importance.length);
  if (findNearest(word, ['important']) !== undefined && accepts(property, before))
    return invalid(
      `!${word} is misspelt, so the browser dropped ${property}.`,
      `Write ${property}: ${before} !important;`,
      replaceValue(declaration, `${before} !important`),
    );
  const sized = value.replace(/\s(cover|contain)\b/, ' center / $1');
  if (property === 'background' && /\b(url|gradient)\(/.test(value) && accepts(property, sized))
    return invalid(
      'In background a size needs a position and a slash before it, so the browser dropped the whole declaration.',
      `Write background: ${sized};`,
      replaceValue(declaration, sized),
    );
  const other = findPropertyFor(value, takers[property] ?? []);
  if (other)
    return invalid(
      `${shown(value)} is not a valid value for ${property}, so the browser dropped it; it is one for ${other}.`,
      `Write ${other}: ${shown(value)};`,
      replaceProperty(declaration, other),
    );
  if (property === 'font')
    return invalid(
      'font needs at least a size and, after it, a family, so the browser dropped it.',
      'Write font: bold 16px sans-serif; with the size before the family.',
      [],
    );
  return undefined;
}

/** Why the browser drops a declaration's value; undefined for a valid one. */
export function explainValue(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const swallowed = findSwallowed(declaration);
  if (swallowed && (property.startsWith('--') || !accepts(property, value))) return swallowed;
  if (!isKnownProperty(property)) return explainUnknown(declaration);
  if (declaration.important && atRulesAround(declaration)[0]?.name.endsWith('keyframes'))
    return dropDeclaration(
      declaration,
      'invalid-value',
      `!important is not allowed in @keyframes, so the browser dropped ${property} there.`,
      'Remove !important.',
      removeImportance(declaration),
    );
  if (accepts(property, value)) return undefined;
  if (value === '')
    return dropDeclaration(
      declaration,
      'invalid-value',
      `${property} has no value, so the browser dropped it.`,
      'Write a value after the colon.',
    );
  const found = explainUnclosed(declaration) ?? explainShape(declaration);
  if (found) return found;
  const { message, fix, value: fixed } = explainInvalid(property, value);
  return dropDeclaration(
    declaration,
    'invalid-value',
    message,
    fix,
    fixed === undefined ? [] : replaceValue(declaration, fixed),
  );
}
