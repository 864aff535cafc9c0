import { definitionSyntax, fork, lexer as published, type DSNode } from 'css-tree';
import { findMathError } from './css-math.ts';
import { findArgumentError } from './function-arguments.ts';
import { areRectangles } from './grid-areas.ts';
import {
  furtherFamilies,
  furtherProperties,
  negativeNumber,
  neverNegative,
  propertyPatch,
  relativeColor,
  typePatch,
  unjudgedFunctions,
} from '../data/syntax-patch.ts';

const { lexer } = fork({ properties: { ...propertyPatch }, types: { ...typePatch } });

const wideKeywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

/** Names of all properties in the data. */
function listProperties(): ReadonlySet<string> {
  const data = published.dump(true);
  return new Set(
    typeof data === 'object' && data !== null && 'properties' in data
      ? Object.keys(data.properties ?? {})
      : [],
  );
}

const properties = listProperties();

/** Names of all properties in the data, without prefixed ones. */
export const knownProperties: readonly string[] = [...properties].filter((name) => !name.startsWith('-'));

function isNewer(property: string): boolean {
  return furtherProperties.has(property) || furtherFamilies.test(property);
}

/** Whether a browser knows the property; prefixed ones are meant for some browser and count as known. */
export function isKnownProperty(property: string): boolean {
  return (
    property.startsWith('--') ||
    /^-(webkit|moz|ms|o|khtml|apple|epub)-/.test(property) ||
    properties.has(property) ||
    isNewer(property)
  );
}

/** Whether the value depends on something that only a running page knows. */
export function isUnjudged(property: string, value: string): boolean {
  return (
    property.startsWith('-') ||
    isNewer(property) ||
    unjudgedFunctions.test(value) ||
    relativeColor.test(value) ||
    /(^|[\s,(])-(webkit|moz|ms|o)-/.test(value)
  );
}

/** What was judged last: a page asks for the same declarations many times. */
const judged = new Map<string, boolean>();
const maxJudged = 2_000;

/** Whether the value is valid for the property in Chromium; one that can't be judged counts as valid. */
export function accepts(property: string, value: string): boolean {
  const key = `${property}:${value}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  const isValid = judge(property, value);
  const [oldest] = judged.keys();
  if (judged.size >= maxJudged && oldest !== undefined) judged.delete(oldest);
  judged.set(key, isValid);
  return isValid;
}

function judge(property: string, value: string): boolean {
  if (!isKnownProperty(property)) return false;
  if (property.startsWith('--')) return true;
  if (value === '') return false;
  if (wideKeywords.includes(value.toLowerCase())) return true;
  if (!isUnjudged(property, value) && lexer.matchProperty(property, value).error) return false;
  if (neverNegative.test(property) && negativeNumber.test(value)) return false;
  // Lines of a grid are counted from 1, or from -1 backwards.
  if (/^grid-(area|row|column)/.test(property) && /(^|[\s/])0($|[\s/])/.test(value)) return false;
  if (/^grid(-template(-areas)?)?$/.test(property) && !areRectangles(value)) return false;
  return findMathError(value) === undefined && findArgumentError(property, value) === undefined;
}

/** Whether the value matches one of the data's types, such as `color`. */
export function isType(type: string, value: string): boolean {
  return !lexer.matchType(type, value).error;
}

/** Whether a value matches a syntax as @property has it, such as `<length> | auto`; one with var() can't be told. */
export function matchesSyntax(syntax: string, value: string): boolean {
  if (unjudgedFunctions.test(value)) return true;
  try {
    return !lexer.match(syntax, value).error;
  } catch {
    // css-tree doesn't know every type.
    return true;
  }
}

/** One entry at most for each property of the data. */
const keywords = new Map<string, string[]>();

/** The keywords of a property, those of the types in its syntax among them; without colors, which are too many. */
export function listKeywords(property: string): string[] {
  const known = keywords.get(property);
  if (known) return known;
  const words = new Set<string>();
  const seen = new Set<string>();
  const gather = (name: string, kind: 'property' | 'type'): void => {
    if (seen.has(kind + name) || name === 'deprecated-system-color') return;
    seen.add(kind + name);
    // A keyword inside a function's parentheses is not one of the property.
    if (name.endsWith('()')) {
      words.add(name.slice(0, -1));
      return;
    }
    const syntax = (kind === 'property' ? published.getProperty(name) : published.getType(name))?.syntax;
    if (!syntax) return;
    definitionSyntax.walk(syntax, (node: DSNode) => {
      if (node.type === 'Keyword') words.add(node.name);
      if (node.type === 'Type') gather(node.name, 'type');
      if (node.type === 'Property') gather(node.name, 'property');
      if (node.type === 'Function') words.add(`${node.name}(`);
    });
  };
  gather(property, 'property');
  const list = [...words].filter((word) => !word.startsWith('-') && !word.startsWith('<'));
  if (properties.has(property)) keywords.set(property, list);
  return list;
}

/** Units that CSS has, in lower case. */
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
