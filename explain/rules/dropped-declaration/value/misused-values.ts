import { replaceDeclaration, replaceProperty, replaceValue } from '../../../edits.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../../report.ts';
import { hasRectangularAreas, isKnownProperty, isValidValue } from '../../../values/property-syntax.ts';
import { reportDroppedDeclaration } from '../report-dropped.ts';
import { formatMisplacedAnchor } from './argument-fixes.ts';
import { shortenValue } from './shorten-value.ts';

/**
 * Properties that students confuse: for each property the ones to try with a value that is invalid for it.
 */
const confusedProperties: Readonly<Record<string, readonly string[]>> = {
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

/** The first of the properties for which the value is valid. */
function findPropertyAccepting(value: string, candidates: readonly string[]): string | undefined {
  return candidates.find((property) => isKnownProperty(property) && isValidValue(property, value));
}

function reportInvalidValue(
  declaration: Declaration,
  message: string,
  fix: string,
  edits: SpanEdit[],
): Report {
  return reportDroppedDeclaration(declaration, 'invalid-value', message, fix, edits);
}

function explainGridAreas(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  if (hasRectangularAreas(value)) return undefined;
  return reportInvalidValue(
    declaration,
    `The rows of ${property} differ in length, or an area is not a rectangle, so the browser dropped it.`,
    'Give each row as many names as the others; a dot is an empty cell.',
    [],
  );
}

/** `repeat(auto-fill, …)` with a track that has no definite size (CSS Grid 1, repeat-to-fill). */
function explainAutoRepeat(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const isAutoRepeat =
    /^grid-template-(columns|rows)$/.test(property) && /(?<!\()\brepeat\(\s*auto-fi(ll|t)\b/.test(value);
  // With a number in place of auto-fill, tracks of any size are valid, and every other mistake stays.
  if (!isAutoRepeat || !isValidValue(property, value.replace(/\bauto-fi(ll|t)\b/g, '2'))) return undefined;
  const fixed = value
    .replace(/(auto-fi(?:ll|t)\s*,\s*).*\)/, '$1minmax(150px, 1fr))')
    .replace(/^[\d.]+fr\s+/, '');
  return reportInvalidValue(
    declaration,
    `With auto-fill or auto-fit the browser has to know how many columns or rows fit, so each size needs a length. ${shortenValue(value)} has a size without one, so the browser dropped ${property}.`,
    'Write minmax(150px, 1fr) in place of the size without a length.',
    replaceValue(declaration, fixed),
  );
}

/** `!important red`, in the wrong order. */
function explainLeadingImportant(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const rest = /^!\s*important\s+(.+)$/i.exec(value)?.[1];
  if (rest === undefined || !isValidValue(property, rest)) return undefined;
  return reportInvalidValue(
    declaration,
    `!important comes after the value, so the browser dropped ${property}.`,
    `Write ${property}: ${rest} !important;`,
    replaceValue(declaration, `${rest} !important`),
  );
}

/** `display: flex-column`, which is two declarations. */
function explainFlexDirection(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const direction = /^(?:inline-)?flex-((?:row|column)(?:-reverse)?)$/i.exec(value)?.[1];
  if (property !== 'display' || direction === undefined) return undefined;
  return reportInvalidValue(
    declaration,
    `${value} is not a display value: the direction of a flex container has its own property, so the browser dropped display.`,
    `Write display: flex; flex-direction: ${direction};`,
    replaceDeclaration(declaration, ['display: flex', `flex-direction: ${direction}`]),
  );
}

/** Columns of a grid as `flex`: `flex: 50px 1fr 75px`. Only the tracks of a grid have sizes in fr. */
function explainTracksInFlex(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  if (property !== 'flex' || !/\dfr\b/i.test(value) || !isValidValue('grid-template-columns', value))
    return undefined;
  const share = /^([\d.]+)fr$/i.exec(value)?.[1];
  if (share !== undefined)
    return reportInvalidValue(
      declaration,
      'fr is a unit for the columns and rows of a grid, and flex takes a number without a unit, so the browser dropped flex.',
      `Write flex: ${share};`,
      replaceValue(declaration, share),
    );
  return reportInvalidValue(
    declaration,
    'fr is a unit for the columns and rows of a grid, and flex is for one item, so the browser dropped flex.',
    `Write display: grid; grid-template-columns: ${value}; for the box around the columns.`,
    replaceDeclaration(declaration, ['display: grid', `grid-template-columns: ${value}`]),
  );
}

function explainCenteredFloat(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  if (property !== 'float' || !/^(center|centre|middle)$/i.test(value)) return undefined;
  const hasWidth = declaration.parent?.declarations.some((other) => other.property === 'width') === true;
  const added = [...(hasWidth ? [] : ['width: fit-content']), 'margin-inline: auto'];
  return reportInvalidValue(
    declaration,
    'A float is at the left or at the right, never in the middle, so the browser dropped float.',
    `Write ${added.join('; ')};`,
    replaceDeclaration(declaration, ['display: block', ...added]),
  );
}

/** `!importent`. */
function explainMisspeltImportant(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const [annotation = '', word = ''] = /\s*!\s*([a-z]+)$/i.exec(value) ?? [];
  const rest = annotation === '' ? '' : value.slice(0, -annotation.length);
  if (findNearestWord(word, ['important']) === undefined || !isValidValue(property, rest)) return undefined;
  return reportInvalidValue(
    declaration,
    `!${word} is misspelt, so the browser dropped ${property}.`,
    `Write ${property}: ${rest} !important;`,
    replaceValue(declaration, `${rest} !important`),
  );
}

/** `background: url(a.png) cover`, without a position and a slash before the size. */
function explainBackgroundSize(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const fixed = value.replace(/\s(cover|contain)\b/, ' center / $1');
  if (property !== 'background' || !/\b(url|gradient)\(/.test(value) || !isValidValue(property, fixed))
    return undefined;
  return reportInvalidValue(
    declaration,
    'In background a size needs a position and a slash before it, so the browser dropped the whole declaration.',
    `Write background: ${fixed};`,
    replaceValue(declaration, fixed),
  );
}

/** A value of another property: `text-decoration: bold`. */
function explainConfusedProperty(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  const accepting = findPropertyAccepting(value, confusedProperties[property] ?? []);
  if (!accepting) return undefined;
  return reportInvalidValue(
    declaration,
    `${shortenValue(value)} is not a valid value for ${property}, so the browser dropped it; it is one for ${accepting}.`,
    `Write ${accepting}: ${shortenValue(value)};`,
    replaceProperty(declaration, accepting),
  );
}

function explainFontShorthand(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  if (property !== 'font') return undefined;
  const withFamily = `${value} sans-serif`;
  const isWithoutFamily = isValidValue(property, withFamily);
  return reportInvalidValue(
    declaration,
    'font needs at least a size and, after it, a family, so the browser dropped it.',
    `Write font: ${isWithoutFamily ? withFamily : 'bold 16px sans-serif'}; with the size before the family.`,
    isWithoutFamily ? replaceValue(declaration, withFamily) : [],
  );
}

/** A shadow or an rgb() color with too few numbers. */
function explainMissingNumbers(declaration: Declaration): Report | undefined {
  const { property, value } = declaration;
  if (property.endsWith('shadow')) {
    const fixed = value.replace(/(?<![\w.#(-])(-?[\d.]+[a-z]+)(?![\w(%-])/i, '$1 $1');
    return fixed !== value && isValidValue(property, fixed)
      ? reportInvalidValue(
          declaration,
          `A shadow needs two lengths, how far right and how far down, so the browser dropped ${property}.`,
          `Write ${property}: ${shortenValue(fixed)};`,
          replaceValue(declaration, fixed),
        )
      : undefined;
  }
  const [, written] = /\brgba?\(([^()]*)\)/i.exec(value) ?? [];
  const count = written?.split(/[\s,/]+/).filter(Boolean).length ?? 3;
  if (count >= 3 || !isValidValue(property, 'red')) return undefined;
  const fixed = value.replace(/\b(rgba?\()\s*([^()]*?)[\s,]*\)/gi, (_, start: string, inside: string) => {
    const separator = inside.includes(',') || !/\s/.test(inside) ? ', ' : ' ';
    const numbers = inside.split(/[\s,]+/).filter(Boolean);
    const missing = Array.from({ length: Math.max(0, 3 - numbers.length) }, () => '0');
    return `${start}${[...numbers, ...missing].join(separator)})`;
  });
  const isFixed = isValidValue(property, fixed);
  return reportInvalidValue(
    declaration,
    `rgb() takes three numbers from 0 to 255, for red, green and blue, so the browser dropped ${property}.`,
    isFixed ? `Write ${property}: ${fixed};` : 'Write three numbers, as in rgb(255, 200, 0).',
    isFixed ? replaceValue(declaration, fixed) : [],
  );
}

/** `margin-top: anchor(bottom)`, where only an inset takes the function. */
function explainAnchorMargin(declaration: Declaration): Report | undefined {
  const { property, value, parent } = declaration;
  const edge = /^margin-(top|right|bottom|left)$/.exec(property)?.[1];
  if (edge === undefined || !/^anchor\([^()]*\)$/i.test(value)) return undefined;
  const isPositioned = parent?.declarations.some((other) => other.property === 'position') === true;
  const declarations = [...(isPositioned ? [] : ['position: absolute']), `${edge}: ${value}`];
  return reportInvalidValue(
    declaration,
    formatMisplacedAnchor(property),
    `Write ${declarations.join('; ')};`,
    replaceDeclaration(declaration, declarations),
  );
}

/** The first of these that explains a value is taken. */
const explanations = [
  explainGridAreas,
  explainAutoRepeat,
  explainLeadingImportant,
  explainFlexDirection,
  explainTracksInFlex,
  explainCenteredFloat,
  explainMisspeltImportant,
  explainBackgroundSize,
  explainConfusedProperty,
  explainFontShorthand,
  explainMissingNumbers,
  explainAnchorMargin,
];

/**
 * Why an invalid value is one that another property takes, or that lacks something; undefined for other
 * values.
 */
export function explainMisusedValue(declaration: Declaration): Report | undefined {
  for (const explain of explanations) {
    const report = explain(declaration);
    if (report) return report;
  }
  return undefined;
}
