import type { Page } from '../../cascade/page.ts';
import { setAttribute } from '../../edits.ts';
import type { PageElement } from '../../parse/elements.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import { createFixes, type SpanFix } from '../../report.ts';
import { findMatchingElement, matchesPage } from './matches-page.ts';
import { lineReference } from '../../line-reference.ts';

const stateAtEnd =
  /:(focus(?:-visible)?|checked|disabled|enabled|required|optional|invalid|valid|visited|link|any-link)$/;

/** Why the elements can't come into a state, what to do, and the selectors that may have been meant. */
function describeState(state: string): { why: string; fix: string; others: readonly string[] } {
  if (state.startsWith('focus'))
    return {
      why: "can't have the keyboard focus",
      fix: 'Add tabindex="0" to the element, or use :focus-within or :hover.',
      others: [`:has(:${state})`, ':hover'],
    };
  if (/link|visited/.test(state))
    return { why: 'is not a link with an href', fix: 'Give the <a> an href.', others: [` a:${state}`] };
  return {
    why: `can't be ${state}: only form controls can`,
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
export function describeImpossibleState(
  selector: Selector,
  page: Page,
): { textWithoutState: string; why: string; fixes: SpanFix[] } | undefined {
  const { text, span, rule } = selector;
  const state = stateAtEnd.exec(text)?.[1];
  if (state === undefined || page.hasScript) return undefined;
  const textWithoutState = text.slice(0, -state.length - 1);
  const element = /[\w\])]$/.test(textWithoutState)
    ? findMatchingElement(parseSelector(textWithoutState, rule), page)
    : undefined;
  if (!element) return undefined;
  const { why, fix, others } = describeState(state);
  if (!rule.sheet.isEditable) return { textWithoutState, why, fixes: createFixes(fix) };
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
