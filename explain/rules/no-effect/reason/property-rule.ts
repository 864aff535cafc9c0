import type { Page } from '../../../cascade/page.ts';
import type { PageElement } from '../../../parse/elements.ts';
import type { SpanEdit } from '../../../report.ts';

/** Why a declaration has no effect on an element, and how to fix it. */
export type NoEffectReason = {
  why: string;
  fix: string;
  /** The predicate of the message, where "has no effect here" is not exact. */
  predicate?: string;
  /** The subject of the message, where only a part of the declaration has no effect. */
  subject?: string;
  /** Declarations to add to the same rule. */
  add?: readonly string[];
  /** Declarations to add to a rule for another element. */
  addTo?: {
    element: PageElement;
    declarations: readonly string[];
    /** Other elements that the rule has to apply to. */
    otherElements?: readonly PageElement[];
    /** The selector of a new rule, where no existing rule applies to exactly these elements. */
    selector?: string;
  };
  /** Whether the declaration itself is removed. */
  isRemoved?: boolean;
  /** A value that has an effect. */
  value?: string;
  /** Another declaration that replaces this one. */
  replacement?: string;
  /** A longhand of an element that gets another value; without a value its declaration is removed. */
  change?: { element: PageElement; longhand: string; value?: string };
  /**
   * A new rule for the declaration: the suffix of its selectors, and other declarations in place of this
   * one.
   */
  move?: { selectorSuffix: string; declarations?: readonly string[] };
  /** The names of @keyframes to add after the rule. */
  keyframes?: readonly string[];
  /** Edits of other places in the page. */
  edits?: readonly SpanEdit[];
};

/** A rule on what properties need: `check` returns the reason where the element lacks it. */
export type PropertyRule = {
  properties: RegExp;
  check: (page: Page, element: PageElement, value: string, property: string) => NoEffectReason | undefined;
};

/** The only keyframe of @keyframes that a fix adds: a change that everybody sees, for the author to replace. */
export const exampleKeyframe = 'to { opacity: 0.2; }';

/** Whether a value is a default that changes nothing. */
export function isNeutralValue(value: string): boolean {
  return /^(auto|none|normal|0|initial|unset|revert|inherit|static|visible|stretch)$/i.test(value);
}
