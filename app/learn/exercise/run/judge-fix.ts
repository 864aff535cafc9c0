import { listSentences, type CheckResult } from '#app/learn/exercise/run/check-result.ts';

/** What the checks say of the code with a fix: how many of those that fail it passes. */
export type FixJudgement = { fixedCount: number; failingCount: number };

const listFailing = (results: readonly CheckResult[]) =>
  listSentences(results.filter(({ passed }) => !passed));

/** Compares the results with a fix to those without it; undefined when the fix brings the learner no nearer. */
export function judgeFix(
  before: readonly CheckResult[],
  after: readonly CheckResult[],
): FixJudgement | undefined {
  const passingIds = new Set(after.filter(({ passed }) => passed).map(({ id }) => id));
  const breaksOne = before.some(({ id, passed }) => passed && !passingIds.has(id));
  const failingNow = new Set(listFailing(after));
  const failing = listFailing(before);
  const fixedCount = failing.filter((says) => !failingNow.has(says)).length;
  return fixedCount > 0 && !breaksOne ? { fixedCount, failingCount: failing.length } : undefined;
}
