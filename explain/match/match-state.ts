import type { PageElement } from '../read/elements.ts';
import type { SelectorNode } from '../read/selectors.ts';
import { sure, sureOrMay, type Match, type MatchContext } from './match.ts';

const formControls = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);

/** `:lang()` by the nearest lang attribute; without one the server may have named the language. */
export function matchLanguage(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    const language = one.attributes.get('lang')?.toLowerCase();
    if (language === undefined) continue;
    const wanted = (node.children ?? []).flatMap((child) => languageOf(child));
    return wanted.some((range) => range.startsWith('*') || `${language}-`.startsWith(`${range}-`))
      ? 2
      : sureOrMay(context.scriptWords.size > 0 || wanted.length === 0);
  }
  return 1;
}

function languageOf({ type, name, value }: SelectorNode): string[] {
  const text = type === 'String' ? value : type === 'Identifier' ? name : undefined;
  return typeof text === 'string' ? [text.toLowerCase()] : [];
}

/** Whether an element can have the focus: by its kind, by an attribute, or by a script. */
function canHaveFocus(element: PageElement, { scriptWords, hasScrollers }: MatchContext): boolean {
  const { name, attributes, html } = element;
  return (
    !html ||
    hasScrollers ||
    scriptWords.size > 0 ||
    /^(html|body|button|input|select|textarea|summary|iframe|audio|video|object|embed|dialog|area|fieldset)$/.test(
      name,
    ) ||
    (name === 'a' && attributes.has('href')) ||
    ['tabindex', 'contenteditable', 'popover', 'autofocus', 'draggable'].some((one) => attributes.has(one))
  );
}

/** Whether an element is in the state of a pseudo-class, or may come into it. */
export function matchState(element: PageElement, name: string, context: MatchContext): Match {
  if (/^focus(-visible)?$/.test(name)) return sureOrMay(canHaveFocus(element, context));
  const control = formControls.has(element.name);
  if (name === 'checked')
    return element.attributes.has('checked') || element.attributes.has('selected')
      ? 1
      : sureOrMay(['input', 'option'].includes(element.name));
  if (['disabled', 'enabled'].includes(name))
    return control ? sure((name === 'disabled') === element.attributes.has('disabled')) || 1 : 0;
  if (/valid|range|placeholder|indeterminate|autofill/.test(name))
    return sureOrMay(control || element.name === 'form' || element.name === 'progress');
  if (name === 'target') return sureOrMay(element.id !== undefined);
  if (name === 'open') return sureOrMay(['details', 'dialog', 'select', 'input'].includes(element.name));
  if (name === 'visited') return sureOrMay(element.attributes.has('href'));
  return 1;
}
