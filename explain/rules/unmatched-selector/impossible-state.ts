import type { Page } from '../../cascade/page.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import type { SpanEdit } from '../../report.ts';
import { matchesPage } from './matches-page.ts';

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
    return { why: 'is not a link with an href', fix: 'Give the <a> an href.', others: [] };
  return {
    why: `can't be ${state}: only form controls can`,
    fix: `Put :${state} on the input, or use :has(:${state}) on what is around it.`,
    others: [`:has(:${state})`],
  };
}

/** Why what a selector finds can't come into the state at its end; undefined where it can. */
export function describeImpossibleState(
  { text, span, rule }: Selector,
  page: Page,
): { textWithoutState: string; why: string; fix: string; edits: SpanEdit[] } | undefined {
  const state = stateAtEnd.exec(text)?.[1];
  if (state === undefined || page.hasScript) return undefined;
  const textWithoutState = text.slice(0, -state.length - 1);
  const finds = (other: string): boolean => matchesPage(parseSelector(other, rule), page);
  if (!/[\w\])]$/.test(textWithoutState) || !finds(textWithoutState)) return undefined;
  const { why, fix, others } = describeState(state);
  const suffix = others.find((other) => finds(textWithoutState + other));
  const newText = `${textWithoutState}${suffix === ':has(:focus)' ? ':focus-within' : suffix}`;
  return suffix === undefined || !rule.sheet.isEditable
    ? { textWithoutState, why, fix, edits: [] }
    : { textWithoutState, why, fix: `Write ${newText}.`, edits: [{ span, newText }] };
}
