import { dependsOnWidth } from '#app/learn/exercise/run/check-batches.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

/** What one check found over all widths it is tried at. */
export type CheckResult = {
  id: string;
  says: string;
  why?: string | undefined;
  passed: boolean;
  /** The first width in CSS pixels it failed at; left out when the outcome does not depend on the width. */
  failedAt?: number | undefined;
  /** Whether another width has another outcome, so that a learner must know the width. */
  variesByWidth: boolean;
  /** `says` itself when the check has no other words for it. */
  expected: string;
  got: string;
  /** The check did not run, because the page did not load or answer in time. */
  isLate?: boolean;
};

/** The sentences of the checks, each once. */
export function listSentences(checks: readonly Pick<Check, 'says'>[]): string[] {
  return [...new Set(checks.map(({ says }) => says))];
}

/** One result for each sentence: the first that failed of the checks that share it. */
export function toShownResults(results: readonly CheckResult[]): CheckResult[] {
  return [...Map.groupBy(results, ({ says }) => says).values()].flatMap((sameSentence) => {
    const failed = sameSentence.find(({ passed }) => !passed);
    return failed ?? sameSentence.slice(0, 1);
  });
}

export type WidthOutcome = {
  id: string;
  width: number;
  passed: boolean;
  expected: string;
  got: string;
  isLate?: boolean;
};

/** A check's result from its outcomes at each width. It fails when it failed at one width. */
export function toCheckResult(check: Check, outcomes: readonly WidthOutcome[]): CheckResult {
  const { id, says, why } = check;
  const ownOutcomes = outcomes
    .filter((outcome) => outcome.id === id)
    .toSorted((one, other) => one.width - other.width);
  const failed = ownOutcomes.find(({ passed }) => !passed);
  const reported = failed ?? ownOutcomes[0];
  return {
    id,
    says,
    why,
    passed: ownOutcomes.length > 0 && failed === undefined,
    failedAt: dependsOnWidth(check) ? failed?.width : undefined,
    variesByWidth: ownOutcomes.some(({ passed, got }) => passed !== reported?.passed || got !== reported.got),
    expected: reported?.expected ?? says,
    got: reported?.got ?? 'no answer',
    ...(ownOutcomes.some(({ isLate }) => isLate) && { isLate: true }),
  };
}
