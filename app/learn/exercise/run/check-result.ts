import type { Check } from '#contract/lessons/lesson-checks.ts';

/** What one check found over all widths it is tried at. */
export type CheckResult = {
  id: string;
  says: string;
  why?: string | undefined;
  passed: boolean;
  /** The widths in CSS pixels it was tried at. */
  widths: number[];
  /** The first width it failed at. */
  failedAt?: number | undefined;
  expected: string;
  got: string;
};

export type WidthOutcome = { id: string; width: number; passed: boolean; expected: string; got: string };

/** A check's result out of its outcomes at each width: failed when it failed at one. */
export function resultOf({ id, says, why }: Check, outcomes: readonly WidthOutcome[]): CheckResult {
  const own = outcomes
    .filter((outcome) => outcome.id === id)
    .toSorted((one, other) => one.width - other.width);
  const failed = own.find(({ passed }) => !passed);
  const told = failed ?? own[0];
  return {
    id,
    says,
    why,
    passed: own.length > 0 && failed === undefined,
    widths: own.map(({ width }) => width),
    failedAt: failed?.width,
    expected: told?.expected ?? says,
    got: told?.got ?? 'no answer',
  };
}

/** "360 px and 1280 px". */
export function describeWidths(widths: readonly number[]): string {
  return widths.map((width) => `${width} px`).join(' and ');
}
