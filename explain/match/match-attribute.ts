import { ident } from 'css-tree';
import { findNearest } from '../nearest-word.ts';
import type { PageElement } from '../read/elements.ts';
import type { SelectorNode } from '../read/selectors.ts';
import type { Match, MatchContext } from './match.ts';

/** Attributes that pages change as they run. */
const liveAttributes = /^(open|hidden|disabled|checked|selected|inert|aria-.*|data-.*|popover)$/;
/** Attributes that only a script changes. */
const scriptAttributes = /^(class|style|value|dir|lang)$/;

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

/** Whether an attribute selector finds the element. */
export function matchAttribute(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  const name = nodeName(node).toLowerCase();
  const value = element.attributes.get(name);
  const wanted = attributeValue(node.value);
  const may: Match =
    context.scriptWords.has(name) ||
    (scriptAttributes.test(name) && value === undefined && context.scriptWords.size > 0) ||
    (liveAttributes.test(name) && !name.startsWith('data-') && value === undefined) ||
    (name.startsWith('data-') && value === undefined)
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
    (/^(aria|data)-/.test(name) && findNearest(wanted, [value]) === undefined)
    ? 1
    : 0;
}
