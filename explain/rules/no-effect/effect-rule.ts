import type { PageElement } from '../../read/elements.ts';
import type { Page } from '../../match/page.ts';

/** Why a declaration can't do anything on an element: one sentence and what would mend it; `part` where the rest of it works. */
export type Reason = { why: string; mend: string; part?: string };

/** A rule of what a property needs: `check` answers with the reason when the element lacks it. */
export type EffectRule = {
  properties: RegExp;
  check: (page: Page, element: PageElement, value: string, property: string) => Reason | undefined;
};

/** Whether a value is the one that says nothing. */
export function isAuto(value: string): boolean {
  return /^(auto|none|normal|0|initial|unset|revert|inherit|static|visible|stretch)$/i.test(value);
}
