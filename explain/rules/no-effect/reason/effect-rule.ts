import type { Page } from '../../../match/page.ts';
import type { PageElement } from '../../../read/elements.ts';

/** Why a declaration can't do anything on an element, and what would change that. */
export type Reason = {
  why: string;
  fix: string;
  /** What the declaration does all the same, where "has no effect here" is not exact. */
  effect?: string;
  /** What has no effect, where the rest of the declaration works. */
  part?: string;
  /** Declarations that the same rule needs. */
  add?: readonly string[];
  /** Declarations that a rule of another element needs. */
  addTo?: {
    element: PageElement;
    declarations: readonly string[];
    /** Elements that need them too, where one rule reaches them all. */
    alike?: readonly PageElement[];
    /** The selector of the rule that they need, where no rule of theirs is right for it. */
    selector?: string;
    /** The declaration moves to them and is not needed here any longer. */
    isMoved?: boolean;
  };
  /** A value that has an effect. */
  value?: string;
  /** Another declaration in the place of this one. */
  instead?: string;
  /** A longhand of an element that gets another value; without one, its declaration goes. */
  change?: { element: PageElement; longhand: string; value?: string };
  /** What the selectors need at their end to find the elements that it works on, and other declarations for them. */
  move?: { ending: string; declarations?: readonly string[] };
};

/** A rule of what a property needs: `check` answers with the reason when the element lacks it. */
export type EffectRule = {
  properties: RegExp;
  check: (page: Page, element: PageElement, value: string, property: string) => Reason | undefined;
};

/** Whether a value asks for nothing. */
export function isAuto(value: string): boolean {
  return /^(auto|none|normal|0|initial|unset|revert|inherit|static|visible|stretch)$/i.test(value);
}
