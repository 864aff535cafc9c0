import { ident } from 'css-tree';
import { findNearest } from '../nearest-word.ts';
import type { PageElement } from '../read/elements.ts';
import type { SelectorNode } from '../read/selectors.ts';
import type { Match, MatchContext } from './match.ts';

/** Attributes that pages change as they run. */
const liveAttributes = /^(open|hidden|disabled|checked|selected|inert|aria-.*|data-.*|popover)$/;
/** Attributes that only a script changes. */
const scriptAttributes = /^(class|style|value|dir|lang)$/;

/** Attributes that are there or not, whose value a page never changes. */
const booleanAttributes = /^(hidden|disabled|checked|selected|inert|open)$/;

/** The name of a selector's node, its escapes resolved. */
export function nodeName(node: SelectorNode): string {
  const name = typeof node.name === 'string' ? node.name : (node.name?.name ?? '');
  return name.includes('\\') ? ident.decode(name) : name;
}

/** The text that an attribute selector asks for, in quotes or without. */
function attributeValue(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('value' in value && typeof value.value === 'string') return value.value;
  return 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

/** Whether a selector asks for an attribute that pages change as they run, as in `:not([hidden])`. */
export function namesLiveAttribute(node: SelectorNode): boolean {
  return node.type === 'AttributeSelector'
    ? liveAttributes.test(nodeName(node).toLowerCase())
    : (node.children ?? []).some(namesLiveAttribute);
}

/** Whether the page has the value of an attribute in other letter case only: the value is misspelt then. */
function isInOtherCase(context: MatchContext, name: string, wanted: string): boolean {
  const values = context.attributeValues.get(name);
  return (
    values !== undefined &&
    !values.has(wanted) &&
    [...values].some((one) => one.toLowerCase() === wanted.toLowerCase())
  );
}

/** Whether the page has the value in an attribute of nearly the same name only: the name is misspelt then. */
function isInOtherName({ attributeValues }: MatchContext, name: string, wanted: string): boolean {
  const names = [...attributeValues].flatMap(([own, values]) => (values.has(wanted) ? [own] : []));
  return (
    name.startsWith('data-') &&
    !attributeValues.has(name) &&
    findNearest(
      name,
      names.filter((own) => own.startsWith('data-')),
    ) !== undefined
  );
}

/** Whether an attribute selector finds the element. */
export function matchAttribute(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  const name = nodeName(node).toLowerCase();
  const value = element.attributes.get(name);
  const wanted = attributeValue(node.value);
  const hasScript = context.scriptWords.size > 0;
  const isOtherCase = !hasScript && wanted !== undefined && isInOtherCase(context, name, wanted);
  const isMisspelt =
    isOtherCase || (!hasScript && wanted !== undefined && isInOtherName(context, name, wanted));
  const may: Match =
    context.scriptWords.has(name) ||
    (scriptAttributes.test(name) && value === undefined && hasScript) ||
    (liveAttributes.test(name) &&
      value === undefined &&
      !isMisspelt &&
      (!booleanAttributes.test(name) || !wanted || hasScript))
      ? 1
      : 0;
  if (value === undefined) return may;
  if (wanted === undefined || !node.matcher) return 2;
  const insensitive = node.flags === 'i' || name === 'type';
  const one = insensitive ? value.toLowerCase() : value;
  const other = insensitive ? wanted.toLowerCase() : wanted;
  const found = {
    '=': one === other,
    '~=': one.split(/\s+/).includes(other),
    '^=': other !== '' && one.startsWith(other),
    '$=': other !== '' && one.endsWith(other),
    '*=': other !== '' && one.includes(other),
    '|=': one === other || one.startsWith(`${other}-`),
  }[node.matcher];
  if (found) return 2;
  return context.scriptWords.has(name) ||
    (/^(aria|data)-/.test(name) && findNearest(wanted, [value]) === undefined && !isOtherCase)
    ? 1
    : 0;
}
