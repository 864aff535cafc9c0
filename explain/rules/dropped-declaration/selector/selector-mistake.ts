import type { Selector } from '../../../parse/selectors.ts';

/** A mistake in the syntax of a selector, and how to fix it. */
export type SelectorMistake = {
  message: string;
  fix: string;
  /** The fixed selector; undefined where only the author can decide. */
  fixedSelector?: string | undefined;
  /** Whether `fixedSelector` replaces the whole selector list. */
  replacesWholeList?: boolean;
};

/** One kind of mistake: which selectors have it, and its explanation. */
export type SelectorMistakeRule = {
  matches: (selector: Selector) => boolean;
  explain: (selector: Selector) => SelectorMistake;
};

/** A mistake whose fix is another selector. */
export function suggestRewrite(message: string, fixed: string): SelectorMistake {
  return { message, fix: `Write ${fixed}.`, fixedSelector: fixed };
}
