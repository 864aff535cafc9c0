import type { DSNode } from 'css-tree';
import { walk } from 'css-tree/definition-syntax';
import definitions from 'css-tree/definition-syntax-data';
import { Lexer } from 'css-tree/lexer';
import { findMathError } from './css-math.ts';
import { isCssWideKeyword } from './css-wide-keywords.ts';
import { findArgumentError } from './function-arguments.ts';
import {
  additionalPropertyFamilies,
  additionalProperties,
  negativeNumber,
  nonNegativeProperties,
  propertyPatch,
  relativeColor,
  typePatch,
  uncheckableFunctions,
} from '../data/syntax-patch.ts';

const lexer = new Lexer(
  {
    ...definitions,
    generic: true,
    properties: { ...definitions.properties, ...propertyPatch },
    types: { ...definitions.types, ...typePatch },
  },
  {},
  {},
);

/** The names of all properties in css-tree's data. */
const listedProperties: ReadonlySet<string> = new Set(Object.keys(definitions.properties));

/** The names of all properties in css-tree's data without a vendor prefix. */
export const knownProperties: readonly string[] = [...listedProperties].filter(
  (name) => !name.startsWith('-'),
);

function isAdditionalProperty(property: string): boolean {
  return additionalProperties.has(property) || additionalPropertyFamilies.test(property);
}

/** Whether a browser knows the property. A property with a vendor prefix counts as known. */
export function isKnownProperty(property: string): boolean {
  return (
    property.startsWith('--') ||
    /^-(webkit|moz|ms|o|khtml|apple|epub)-/.test(property) ||
    listedProperties.has(property) ||
    isAdditionalProperty(property)
  );
}

/** Whether the value can't be checked, because it depends on a running page or is newer than the data. */
export function isUncheckable(property: string, value: string): boolean {
  return (
    property.startsWith('-') ||
    isAdditionalProperty(property) ||
    uncheckableFunctions.test(value) ||
    relativeColor.test(value) ||
    /(^|[\s,(])-(webkit|moz|ms|o)-/.test(value)
  );
}

/** The last results: the same declarations are checked many times for one page. */
const validityCache = new Map<string, boolean>();
const maxCachedValues = 2_000;

/** Whether the value is valid for the property in Chromium. A value that can't be checked counts as valid. */
export function isValidValue(property: string, value: string): boolean {
  const key = `${property}:${value}`;
  const cached = validityCache.get(key);
  if (cached !== undefined) return cached;
  const isValid = checkValue(property, value);
  const [oldest] = validityCache.keys();
  if (validityCache.size >= maxCachedValues && oldest !== undefined) validityCache.delete(oldest);
  validityCache.set(key, isValid);
  return isValid;
}

function checkValue(property: string, value: string): boolean {
  if (!isKnownProperty(property)) return false;
  if (property.startsWith('--')) return true;
  if (value === '') return false;
  if (isCssWideKeyword(value)) return true;
  if (!isUncheckable(property, value) && lexer.matchProperty(property, value).error) return false;
  if (nonNegativeProperties.test(property) && negativeNumber.test(value)) return false;
  // Grid lines are counted from 1, or from -1 backwards (CSS Grid 1, line-based placement).
  if (/^grid-(area|row|column)/.test(property) && /(^|[\s/])0($|[\s/])/.test(value)) return false;
  if (/^grid(-template(-areas)?)?$/.test(property) && !hasRectangularAreas(value)) return false;
  return findMathError(value) === undefined && findArgumentError(property, value) === undefined;
}

/** Whether the value matches a type of css-tree's data, such as `color`. */
export function isType(type: string, value: string): boolean {
  return !lexer.matchType(type, value).error;
}

/**
 * Whether a value matches the syntax of an @property, such as `<length> | auto`. A value with var() counts
 * as matching.
 */
export function matchesSyntax(syntax: string, value: string): boolean {
  if (uncheckableFunctions.test(value)) return true;
  try {
    return !lexer.match(syntax, value).error;
  } catch {
    // css-tree doesn't know every type.
    return true;
  }
}

/** The keywords of each property that was asked for; at most one entry for each property of the data. */
const keywordCache = new Map<string, string[]>();

/** The keywords of a property and of the types in its syntax, without colors, of which there are too many. */
export function listKeywords(property: string): string[] {
  const cached = keywordCache.get(property);
  if (cached) return cached;
  const words = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string, kind: 'property' | 'type'): void => {
    if (visited.has(kind + name) || name === 'deprecated-system-color') return;
    visited.add(kind + name);
    // A keyword inside a function's parentheses is not one of the property.
    if (name.endsWith('()')) {
      words.add(name.slice(0, -1));
      return;
    }
    const syntax = (kind === 'property' ? lexer.getProperty(name) : lexer.getType(name))?.syntax;
    if (!syntax) return;
    walk(syntax, (node: DSNode) => {
      if (node.type === 'Keyword') words.add(node.name);
      if (node.type === 'Type') visit(node.name, 'type');
      if (node.type === 'Property') visit(node.name, 'property');
      if (node.type === 'Function') words.add(`${node.name}(`);
    });
  };
  visit(property, 'property');
  const list = [...words].filter((word) => !word.startsWith('-') && !word.startsWith('<'));
  if (listedProperties.has(property)) keywordCache.set(property, list);
  return list;
}

/** The units of CSS, in lower case. */
export const knownUnits: readonly string[] = [
  'px',
  'em',
  'rem',
  '%',
  'vh',
  'vw',
  'ch',
  'ex',
  'fr',
  's',
  'ms',
  'deg',
  'rad',
  'turn',
  'grad',
  'pt',
  'pc',
  'cm',
  'mm',
  'in',
  'q',
  'lh',
  'rlh',
  'vmin',
  'vmax',
  'dvh',
  'svh',
  'lvh',
  'dvw',
  'svw',
  'lvw',
  'vi',
  'vb',
  'cqw',
  'cqh',
  'cqi',
  'cqb',
  'cqmin',
  'cqmax',
  'dpi',
  'dpcm',
  'dppx',
  'x',
];

/**
 * Whether all rows of a template have the same length and each name covers a rectangle (CSS Grid 1,
 * grid-template-areas).
 */
export function hasRectangularAreas(value: string): boolean {
  const rows = [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, text, other]) =>
    (text ?? other ?? '').trim().split(/\s+/),
  );
  const [first] = rows;
  if (!first) return true;
  if (rows.some((row) => row.length !== first.length)) return false;
  const names = new Set(rows.flat().filter((name) => !/^\.+$/.test(name)));
  return [...names].every((name) => {
    const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
    const width = Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)) + 1;
    const height = Math.max(...cells.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y)) + 1;
    return width * height === cells.length;
  });
}
