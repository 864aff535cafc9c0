import type { Check, CheckFamily } from '#contract/lessons/lesson-checks.ts';
import { checkAnimation } from './appearance/animation.ts';
import { checkColumn, checkGap, checkLines, checkOrder, checkRow } from './layout/arrangement.ts';
import { checkBox } from './layout/box.ts';
import { checkApart, checkFits, checkInside } from './layout/containment.ts';
import { checkAttribute, checkCount, checkText } from './document/content.ts';
import { checkContrast } from './appearance/contrast.ts';
import { checkSubmits, checkValid } from './document/forms.ts';
import { UnmeasurableError, type Outcome } from './outcome.ts';
import { endTransitions, enterState } from './page-state.ts';
import { checkPixel } from './appearance/pixel.ts';
import { checkOutline, checkRole, checkSomeRole } from './document/accessibility-tree.ts';
import { checkStyle } from './appearance/style.ts';
import { checkTabOrder } from './document/tab-order.ts';

const runners: { [Family in CheckFamily]: (options: NonNullable<Check[Family]>) => Outcome } = {
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

const names = Object.keys(runners) as CheckFamily[];

function runFamily<Family extends CheckFamily>(family: Family, check: Check): Outcome | undefined {
  const options = check[family];
  return options === undefined ? undefined : runners[family](options);
}

/** What a check reports that can't run because of the page. Any other error is a defect of ours and is thrown. */
function toUncheckable(error: unknown, { says }: Check): Required<Outcome> {
  if (error instanceof UnmeasurableError) return { passed: false, expected: says, got: error.message };
  if (error instanceof DOMException)
    return { passed: false, expected: says, got: `the browser can't check this: ${error.message}` };
  throw error;
}

function runCheck(check: Check): Required<Outcome> {
  try {
    if (!check.animation) endTransitions();
    for (const family of names) {
      const outcome = runFamily(family, check);
      if (outcome) return { expected: check.says, ...outcome };
    }
    return { passed: false, expected: check.says, got: 'this check looks at nothing' };
  } catch (error) {
    return toUncheckable(error, check);
  }
}

/** Runs checks that ask for the same state in this document, one after the other, after it is put into that state. */
export async function runBatch(checks: readonly Check[]): Promise<(Required<Outcome> & { id: string })[]> {
  const when = checks[0]?.when;
  try {
    if (when) await enterState(when);
  } catch (error) {
    return checks.map((check) => ({ id: check.id, ...toUncheckable(error, check) }));
  }
  return checks.map((check) => ({ id: check.id, ...runCheck(check) }));
}
