import { ident } from 'css-tree/utils';
import { findNearestWord } from '../nearest-word.ts';
import type { PageElement } from '../parse/elements.ts';
import type { SelectorNode } from '../parse/selectors.ts';
import { certainMatch, toPossibleMatch, type Match, type MatchContext } from './match-result.ts';

/** Attributes that change while a page is used. */
const dynamicAttributes = /^(open|hidden|disabled|checked|selected|inert|aria-.*|data-.*|popover)$/;
/** Attributes that only a script changes. */
const scriptedAttributes = /^(class|style|value|dir|lang)$/;

/**
 * Boolean attributes (HTML standard, Boolean attributes), which a page adds and removes and whose value says
 * nothing, and `hidden`, which pages use in the same way.
 */
const booleanAttributes = /^(hidden|disabled|checked|selected|inert|open)$/;

/** The name of a selector node with its escapes decoded. */
export function getNodeName(node: SelectorNode): string {
  const name = typeof node.name === 'string' ? node.name : (node.name?.name ?? '');
  return name.includes('\\') ? ident.decode(name) : name;
}

/** The value that an attribute selector asks for, a string or an identifier. */
function getWantedValue(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('value' in value && typeof value.value === 'string') return value.value;
  return 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

/** Whether a selector asks for an attribute that changes while the page is used, as in `:not([hidden])`. */
export function hasDynamicAttribute(node: SelectorNode): boolean {
  return node.type === 'AttributeSelector'
    ? dynamicAttributes.test(getNodeName(node).toLowerCase())
    : (node.children ?? []).some(hasDynamicAttribute);
}

/** Whether the page has the value of an attribute in another letter case only: then the value is misspelt. */
function isMisspeltCase(context: MatchContext, name: string, wanted: string): boolean {
  const values = context.attributeValues.get(name);
  return (
    values !== undefined &&
    !values.has(wanted) &&
    [...values].some((text) => text.toLowerCase() === wanted.toLowerCase())
  );
}

/** Whether the page has the value only in an attribute of nearly the same name: then the name is misspelt. */
function isMisspeltName({ attributeValues }: MatchContext, name: string, wanted: string): boolean {
  const names = [...attributeValues].flatMap(([attribute, values]) =>
    values.has(wanted) ? [attribute] : [],
  );
  return (
    name.startsWith('data-') &&
    !attributeValues.has(name) &&
    findNearestWord(
      name,
      names.filter((attribute) => attribute.startsWith('data-')),
    ) !== undefined
  );
}

export function matchAttribute(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  const name = getNodeName(node).toLowerCase();
  const value = element.attributes.get(name);
  const wanted = getWantedValue(node.value);
  const hasScript = context.scriptWords.size > 0;
  const isInOtherCase = !hasScript && wanted !== undefined && isMisspeltCase(context, name, wanted);
  const isMisspelt =
    isInOtherCase || (!hasScript && wanted !== undefined && isMisspeltName(context, name, wanted));
  if (value === undefined)
    return toPossibleMatch(
      context.scriptWords.has(name) ||
        (scriptedAttributes.test(name) && hasScript) ||
        (dynamicAttributes.test(name) &&
          !isMisspelt &&
          (!booleanAttributes.test(name) || !wanted || hasScript)),
    );
  if (wanted === undefined || !node.matcher) return certainMatch;
  const isCaseInsensitive = node.flags === 'i' || name === 'type';
  const actual = isCaseInsensitive ? value.toLowerCase() : value;
  const expected = isCaseInsensitive ? wanted.toLowerCase() : wanted;
  const isMatching = {
    '=': actual === expected,
    '~=': actual.split(/\s+/).includes(expected),
    '^=': expected !== '' && actual.startsWith(expected),
    '$=': expected !== '' && actual.endsWith(expected),
    '*=': expected !== '' && actual.includes(expected),
    '|=': actual === expected || actual.startsWith(`${expected}-`),
  }[node.matcher];
  if (isMatching) return certainMatch;
  return toPossibleMatch(
    context.scriptWords.has(name) ||
      (/^(aria|data)-/.test(name) && findNearestWord(wanted, [value]) === undefined && !isInOtherCase),
  );
}
