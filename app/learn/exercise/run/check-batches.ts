import type { Check } from '#contract/lesson-checks.ts';

/** Whether asking the check changes the page it is asked of. */
function leavesTraces({ when, valid, submits }: Check): boolean {
  return when !== undefined || valid?.fill !== undefined || submits?.fill !== undefined;
}

/** The checks asked at this width in the documents they need: those that leave no traces share one, every other has its own. */
export function batchesAt(width: 360 | 1280, checks: readonly Check[]): Check[][] {
  const asked = checks.filter(({ at }) => at === undefined || at.includes(width));
  const quiet = asked.filter((check) => !leavesTraces(check));
  return [...(quiet.length > 0 ? [quiet] : []), ...asked.filter(leavesTraces).map((check) => [check])];
}
