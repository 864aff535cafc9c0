import type { Check, CheckFamily } from '#contract/lesson-checks.ts';
import { checkAnimation } from './animation.ts';
import { checkColumn, checkGap, checkLines, checkOrder, checkRow } from './arrangement.ts';
import { checkBox } from './box.ts';
import { checkApart, checkFits, checkInside } from './containment.ts';
import { checkAttribute, checkCount, checkText } from './content.ts';
import { checkContrast } from './contrast.ts';
import { checkSubmits, checkValid } from './forms.ts';
import { Unmeasurable, type Outcome } from './outcome.ts';
import { endTransitions, enterState } from './page-state.ts';
import { checkPixel } from './pixel.ts';
import { checkOutline, checkRole, checkSomeRole } from './roles.ts';
import { checkStyle } from './style.ts';
import { checkTabOrder } from './tab-order.ts';

const families: { [Family in CheckFamily]: (asked: NonNullable<Check[Family]>) => Outcome } = {
  style: checkStyle,
  box: checkBox,
  row: checkRow,
  column: checkColumn,
  lines: checkLines,
  gap: checkGap,
  order: checkOrder,
  inside: checkInside,
  apart: checkApart,
  fits: checkFits,
  count: checkCount,
  text: checkText,
  attribute: checkAttribute,
  role: checkRole,
  'some-role': checkSomeRole,
  outline: checkOutline,
  valid: checkValid,
  submits: checkSubmits,
  contrast: checkContrast,
  'tab-order': checkTabOrder,
  animation: checkAnimation,
  pixel: checkPixel,
};

const names = Object.keys(families) as CheckFamily[];

function ask<Family extends CheckFamily>(family: Family, check: Check): Outcome | undefined {
  const asked = check[family];
  return asked === undefined ? undefined : families[family](asked);
}

/** Asks one check of this very document, in the state the check wants. */
export async function checkInDocument(check: Check): Promise<Outcome> {
  try {
    if (check.when) await enterState(check.when);
    if (!check.animation) endTransitions();
    for (const family of names) {
      const outcome = ask(family, check);
      if (outcome) return outcome;
    }
    return { passed: false, expected: check.says, got: 'this check asks nothing' };
  } catch (error) {
    if (error instanceof Unmeasurable) return { passed: false, expected: check.says, got: error.message };
    if (error instanceof DOMException)
      return { passed: false, expected: check.says, got: `the browser can't look there: ${error.message}` };
    throw error;
  }
}
