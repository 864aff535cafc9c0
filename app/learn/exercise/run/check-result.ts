import { dependsOnWidth } from '#app/learn/exercise/run/check-batches.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

/** What one check found over all widths it is tried at. */
export type CheckResult = {
  id: string;
  says: string;
  why?: string | undefined;
  passed: boolean;
  /** The widths in CSS pixels it was tried at; none when the outcome does not depend on the width. */
  widths: number[];
  /** The first of these widths it failed at. */
  failedAt?: number | undefined;
  expected: string;
  got: string;
};

export type WidthOutcome = { id: string; width: number; passed: boolean; expected: string; got: string };

/** A check's result from its outcomes at each width. It fails when it failed at one width. */
export function toCheckResult(check: Check, outcomes: readonly WidthOutcome[]): CheckResult {
  const { id, says, why } = check;
  const ownOutcomes = outcomes
    .filter((outcome) => outcome.id === id)
    .toSorted((one, other) => one.width - other.width);
  const widthMatters = dependsOnWidth(check);
  const failed = ownOutcomes.find(({ passed }) => !passed);
  const reported = failed ?? ownOutcomes[0];
  return {
    id,
    says,
    why,
    passed: ownOutcomes.length > 0 && failed === undefined,
    widths: widthMatters ? ownOutcomes.map(({ width }) => width) : [],
    failedAt: widthMatters ? failed?.width : undefined,
    expected: reported?.expected ?? says,
    got: reported?.got ?? 'no answer',
  };
}

/** "360 px and 1280 px". */
export function describeWidths(widths: readonly number[]): string {
  return widths.map((width) => `${width} px`).join(' and ');
}
