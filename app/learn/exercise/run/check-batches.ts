import type { Check } from '#contract/lesson-checks.ts';

/** Whether running the check changes the page. */
function changesPage({ when, valid, submits }: Check): boolean {
  return when !== undefined || valid?.fill !== undefined || submits?.fill !== undefined;
}

/** The checks of this width, grouped by document: checks that change nothing share one, every other check gets its own. */
export function batchesAt(width: 360 | 1280, checks: readonly Check[]): Check[][] {
  const wanted = checks.filter(({ at }) => at === undefined || at.includes(width));
  const readOnly = wanted.filter((check) => !changesPage(check));
  return [...(readOnly.length > 0 ? [readOnly] : []), ...wanted.filter(changesPage).map((check) => [check])];
}
