import { setsLonghand } from '../../cascade/cascade.ts';
import { replaceProperty, replaceValue } from '../../edits.ts';
import { listEnclosingAtRules, type Declaration } from '../../parse/style-sheet.ts';
import type { Report } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';
import { isKnownProperty, isValidValue } from '../../values/property-syntax.ts';
import { vendorPseudoPattern } from '../unmatched-selector/base-style-sheet.ts';
import { reportDroppedDeclaration } from './report-dropped.ts';
import { shortenValue } from './value/shorten-value.ts';

/** Properties of one browser, which others don't know: most `-webkit-` names are known to all. */
const vendorProperty = /^-(?:(?:moz|ms|o|khtml)-|webkit-(?=(?:backdrop-filter|hyphens)$))(.+)$/;

/** Properties whose values browsers had names of their own for. Others take any name, as `animation` does. */
const propertiesWithVendorValues =
  /^(display|cursor|position|((min|max)-)?(width|height|inline-size|block-size)|background(-image)?|image-rendering|text-align|unicode-bidi|white-space)$/;

/** Keywords that have another name in the standard than a vendor's without its prefix. */
const standardKeywords: Readonly<Record<string, string>> = {
  box: 'flex',
  flexbox: 'flex',
  'inline-box': 'inline-flex',
  'inline-flexbox': 'inline-flex',
  available: 'stretch',
};

/** Where a gradient of the standard ends that began at this side. */
const oppositeSides: Readonly<Record<string, string>> = {
  top: 'to bottom',
  bottom: 'to top',
  left: 'to right',
  right: 'to left',
};

/** Whether a rule is only for one browser, or an older one. */
function isForOneBrowser(declaration: Declaration): boolean {
  return (
    vendorPseudoPattern.test(declaration.parent?.prelude ?? '') ||
    listEnclosingAtRules(declaration).some(({ name }) => /^(supports|.*document|-.*)$/.test(name))
  );
}

/** The other declarations for the same elements. */
function listNeighbors(declaration: Declaration, all: readonly Declaration[]): Declaration[] {
  return all.filter(
    (other) => other !== declaration && other.parent?.prelude === declaration.parent?.prelude,
  );
}

/** Whether a property sets a longhand of another one, or is that one. */
function setsPartOf(property: string, other: string): boolean {
  return listLonghands(other).some((longhand) => setsLonghand(property, longhand));
}

/** A property that only one browser knows, with no other name of it in such a rule. */
function explainVendorProperty(
  declaration: Declaration,
  neighbors: readonly Declaration[],
): Report | undefined {
  const { property, value } = declaration;
  const standardName = vendorProperty.exec(property)?.[1];
  if (
    standardName === undefined ||
    // `-moz-appearance: textfield` takes the buttons of a number field away in Firefox only.
    standardName === 'appearance' ||
    !isKnownProperty(standardName) ||
    !isValidValue(standardName, value) ||
    neighbors.some((other) => setsPartOf(other.property.replace(/^-webkit-/, ''), standardName))
  )
    return undefined;
  return reportDroppedDeclaration(
    declaration,
    'unknown-property',
    `${property} is the name of ${standardName} in one browser only, and the others dropped the declaration.`,
    `Write ${standardName}: ${shortenValue(value)};`,
    replaceProperty(declaration, standardName),
  );
}

/** A value that only one browser knows, with no other value for the property in such a rule. */
function explainVendorValue(declaration: Declaration, neighbors: readonly Declaration[]): Report | undefined {
  const { property, value } = declaration;
  const written = /(?<![\w-])-(?:moz|ms|o)-([a-z-]+)/i.exec(value);
  if (
    !written ||
    !propertiesWithVendorValues.test(property) ||
    neighbors.some((other) => setsPartOf(other.property, property))
  )
    return undefined;
  const [name, keyword = ''] = written;
  const standardValue = value
    .replaceAll(name, standardKeywords[keyword] ?? keyword)
    .replace(/(?<=gradient\(\s*)(top|bottom|left|right)(?=\s*,)/g, (side) => oppositeSides[side] ?? side);
  const isStandard = isValidValue(property, standardValue);
  return reportDroppedDeclaration(
    declaration,
    'invalid-value',
    `${name} is known to one browser only, and the others dropped ${property}.`,
    isStandard ? `Write ${property}: ${shortenValue(standardValue)};` : undefined,
    isStandard ? replaceValue(declaration, standardValue) : [],
  );
}

/** A declaration with the name of one browser for a property or a value, and none for the other browsers. */
export function explainVendorNames(
  declaration: Declaration,
  all: readonly Declaration[],
): Report | undefined {
  const isVendorName = vendorProperty.test(declaration.property) || /-(moz|ms|o)-/i.test(declaration.value);
  if (!isVendorName || isForOneBrowser(declaration)) return undefined;
  const neighbors = listNeighbors(declaration, all);
  return explainVendorProperty(declaration, neighbors) ?? explainVendorValue(declaration, neighbors);
}
