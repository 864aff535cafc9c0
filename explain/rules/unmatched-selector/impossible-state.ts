import type { Page } from '../../cascade/page.ts';
import { insertText, setAttribute } from '../../edits.ts';
import type { PageElement } from '../../parse/elements.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import { createFixes, type SpanFix } from '../../report.ts';
import { listMatchingElements, matchesPage } from './matches-page.ts';
import { lineReference } from '../../line-reference.ts';

const stateAtEnd =
  /:(focus(?:-visible)?|checked|disabled|enabled|required|optional|invalid|valid|visited|link|any-link)$/;

/** Whether the element is a field that has to be filled in where it has the attribute required. */
function canBeRequired({ name, attributes }: PageElement): boolean {
  return (
    /^(select|textarea)$/.test(name) ||
    (name === 'input' &&
      !/^(hidden|range|color|submit|image|reset|button)$/i.test(attributes.get('type') ?? ''))
  );
}

/** The elements that can come into a state, in words. */
function listElementsOfState(state: string): string {
  if (state === 'checked') return 'checkboxes, radio buttons and options';
  return /^(required|optional)$/.test(state) ? 'the fields of a form' : 'form controls';
}

/** Why the elements can't come into a state, what to do, and the selectors that may have been meant. */
function formatState(
  state: string,
  element: PageElement,
): { why: string; fix: string; others: readonly string[] } {
  if (state.startsWith('focus'))
    return {
      why: "can't have the keyboard focus",
      fix: 'Add tabindex="0" to the element, or use :focus-within or :hover.',
      others: [`:has(:${state})`, ':hover'],
    };
  if (/link|visited/.test(state))
    return { why: 'is not a link with an href', fix: 'Give the <a> an href.', others: [` a:${state}`] };
  if (/^(required|optional)$/.test(state) && canBeRequired(element))
    return {
      why:
        state === 'required'
          ? 'lacks the attribute required'
          : 'has the attribute required, and only a field without it is optional',
      fix: `${state === 'required' ? 'Write required in' : 'Remove required from'} the <${element.name}>.`,
      others: [],
    };
  return {
    why: `can't be ${state}: only ${listElementsOfState(state)} can`,
    fix: `Put :${state} on the input, or use :has(:${state}) on what is around it.`,
    others: [`:has(:${state})`],
  };
}

/** An attribute with which a link comes into a state, or says that it is in it. */
function findStateAttribute(
  { name, attributes }: PageElement,
  state: string,
): { attribute: string; value: string; condition: string } | undefined {
  if (name !== 'a') return undefined;
  if (state === 'disabled')
    return { attribute: 'aria-disabled', value: 'true', condition: '[aria-disabled="true"]' };
  return /link|visited/.test(state) && !attributes.has('href')
    ? { attribute: 'href', value: '#', condition: `:${state}` }
    : undefined;
}

function requireField(element: PageElement): SpanFix[] {
  return createFixes(
    `Write required in the <${element.name}> of ${lineReference(element.line)}.`,
    insertText(element.startTagSpan.start + 1 + element.name.length, ' required'),
  );
}

/** Fixes that ask for the attribute of the state, give a link one, or take the state out of the selector. */
function listReachableStates(
  { span, text }: Selector,
  textWithoutState: string,
  state: string,
  element: PageElement,
  page: Page,
): SpanFix[] {
  const withoutState = createFixes(`Write ${textWithoutState}, without :${state}.`, [
    { span, newText: textWithoutState },
  ]);
  if (state === 'required' && canBeRequired(element)) return requireField(element);
  const found = findStateAttribute(element, state);
  if (element.attributes.has(state)) {
    const withAttribute = `${textWithoutState}[${state}]`;
    return createFixes(`Write ${withAttribute}.`, [{ span, newText: withAttribute }]);
  }
  if (!found) return withoutState;
  const { attribute, value, condition } = found;
  const newText = textWithoutState + condition;
  const written = `${attribute}="${value}" in the <a> of ${lineReference(element.line)}`;
  const attributeEdits = setAttribute(page.source, element, attribute, value);
  return newText === text
    ? createFixes(`Write ${written}, or a URL.`, attributeEdits)
    : [
        ...createFixes(`Write ${newText}, and ${written}.`, [{ span, newText }, ...attributeEdits]),
        ...withoutState,
      ];
}

/** Why what a selector finds can't come into the state at its end; undefined where it can. */
export function formatImpossibleState(
  selector: Selector,
  page: Page,
): { textWithoutState: string; why: string; fixes: SpanFix[] } | undefined {
  const { text, span, rule } = selector;
  const state = stateAtEnd.exec(text)?.[1];
  if (state === undefined || page.hasScript) return undefined;
  const textWithoutState = text.slice(0, -state.length - 1);
  const found = /[\w\])]$/.test(textWithoutState)
    ? listMatchingElements(parseSelector(textWithoutState, rule), page)
    : [];
  const element = (/^(required|optional)$/.test(state) ? found.find(canBeRequired) : undefined) ?? found[0];
  if (!element) return undefined;
  const { why, fix, others } = formatState(state, element);
  if (!rule.sheet.isEditable) return { textWithoutState, why, fixes: createFixes(fix) };
  const afterField = `:checked + ${textWithoutState}`;
  if (
    state === 'checked' &&
    /^\S+$/.test(textWithoutState) &&
    matchesPage(parseSelector(afterField, rule), page)
  )
    return {
      textWithoutState,
      why,
      fixes: createFixes(`Write ${afterField}.`, [{ span, newText: afterField }]),
    };
  const suffix = others.find((other) => matchesPage(parseSelector(textWithoutState + other, rule), page));
  if (suffix === undefined)
    return {
      textWithoutState,
      why,
      fixes: listReachableStates(selector, textWithoutState, state, element, page),
    };
  const newText = `${textWithoutState}${suffix === ':has(:focus)' ? ':focus-within' : suffix}`;
  return { textWithoutState, why, fixes: createFixes(`Write ${newText}.`, [{ span, newText }]) };
}
