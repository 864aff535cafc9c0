import { hasScript } from '#app/learn/playground/document/has-script.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/** Whether running the check changes the page. */
function changesPage({ when, valid, submits }: Check): boolean {
  return when !== undefined || valid?.fill !== undefined || submits?.fill !== undefined;
}

/** The widths, in CSS pixels, for a check that names none. */
const defaultWidths: readonly number[] = [360, 1280];

/** All widths at which at least one check runs. */
export function listWidths(checks: readonly Check[]): number[] {
  return [...new Set(checks.flatMap(({ at }) => at ?? defaultWidths))];
}

function filterByWidth(width: number, checks: readonly Check[]): Check[] {
  return checks.filter(({ at }) => (at ?? defaultWidths).includes(width));
}

/** The checks that run at this width, at this width alone. */
export function atWidth(width: number, checks: readonly Check[]): Check[] {
  return filterByWidth(width, checks).map((check) => ({ ...check, at: [width] }));
}

/**
 * The checks of this width, grouped by document: checks that change nothing share one, every other check gets
 * its own.
 */
export function createBatches(width: number, checks: readonly Check[]): Check[][] {
  const checksAtWidth = filterByWidth(width, checks);
  const readOnly = checksAtWidth.filter((check) => !changesPage(check));
  return [
    ...(readOnly.length > 0 ? [readOnly] : []),
    ...checksAtWidth.filter(changesPage).map((check) => [check]),
  ];
}

/**
 * The batches that may follow each other in one frame. What a script leaves behind survives there, and so
 * does what replaces the media that a check asks for.
 */
export function groupByFrame(files: readonly SourceFile[], batches: readonly Check[][]): Check[][][] {
  if (hasScript(files)) return batches.map((batch) => [batch]);
  const getMedia = ([first]: readonly Check[]) => first?.when?.media;
  return [...new Set(batches.map(getMedia))].map((media) =>
    batches.filter((batch) => getMedia(batch) === media),
  );
}
