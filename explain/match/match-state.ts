import type { PageElement } from '../parse/elements.ts';
import type { SelectorNode } from '../parse/selectors.ts';
import {
  certainMatch,
  noMatch,
  possibleMatch,
  toCertainMatch,
  toPossibleMatch,
  type Match,
  type MatchContext,
} from './match-result.ts';

const formControls = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);

/** Matches `:lang()` by the nearest lang attribute; without one the server may declare the language. */
export function matchLanguage(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  for (let current: PageElement | undefined = element; current; current = current.parent) {
    const language = current.attributes.get('lang')?.toLowerCase();
    if (language === undefined) continue;
    const ranges = (node.children ?? []).flatMap((child) => listLanguages(child));
    return ranges.some((range) => range.startsWith('*') || `${language}-`.startsWith(`${range}-`))
      ? certainMatch
      : toPossibleMatch(context.scriptWords.size > 0 || ranges.length === 0);
  }
  return possibleMatch;
}

function listLanguages({ type, name, value }: SelectorNode): string[] {
  const text = type === 'String' ? value : type === 'Identifier' ? name : undefined;
  return typeof text === 'string' ? [text.toLowerCase()] : [];
}

/** Whether an element can be focused: by its kind, by an attribute or by a script. */
export function canBeFocused(element: PageElement, { scriptWords, hasScrollers }: MatchContext): boolean {
  const { name, attributes, isHtml } = element;
  return (
    !isHtml ||
    hasScrollers ||
    scriptWords.size > 0 ||
    /^(html|body|button|input|select|textarea|summary|iframe|audio|video|object|embed|dialog|area|fieldset)$/.test(
      name,
    ) ||
    (name === 'a' && attributes.has('href')) ||
    ['tabindex', 'contenteditable', 'popover', 'autofocus', 'draggable'].some((attribute) =>
      attributes.has(attribute),
    )
  );
}

/** Whether an element can be checked, which a field of another type can only be after a script changes its type. */
function canBeChecked({ name, attributes }: PageElement, { scriptWords }: MatchContext): boolean {
  if (name !== 'input') return name === 'option';
  return scriptWords.size > 0 || /^(checkbox|radio)$/i.test(attributes.get('type') ?? '');
}

/** Matches a pseudo-class that depends on a state. */
export function matchState(element: PageElement, name: string, context: MatchContext): Match {
  if (/^focus(-visible)?$/.test(name)) return toPossibleMatch(canBeFocused(element, context));
  const isFormControl = formControls.has(element.name);
  if (name === 'checked')
    return element.attributes.has('checked') || element.attributes.has('selected')
      ? possibleMatch
      : toPossibleMatch(canBeChecked(element, context));
  if (['disabled', 'enabled'].includes(name))
    return isFormControl
      ? toCertainMatch((name === 'disabled') === element.attributes.has('disabled')) || possibleMatch
      : noMatch;
  if (/valid|range|placeholder|indeterminate|autofill/.test(name))
    return toPossibleMatch(isFormControl || element.name === 'form' || element.name === 'progress');
  if (name === 'target') return toPossibleMatch(element.id !== undefined);
  if (name === 'open')
    return toPossibleMatch(['details', 'dialog', 'select', 'input'].includes(element.name));
  if (name === 'visited') return toPossibleMatch(element.attributes.has('href'));
  return possibleMatch;
}
