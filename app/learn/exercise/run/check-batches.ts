import { hasScript } from '#app/learn/playground/document/has-script.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/** Whether running the check changes the page. */
function changesPage({ when, valid, submits }: Check): boolean {
  return when !== undefined || valid?.fill !== undefined || submits?.fill !== undefined;
}

/** In CSS pixels: where a check is tried that names no widths. */
const usualWidths: readonly number[] = [360, 1280];

/** Every width that one of the checks is tried at. */
export function widthsOf(checks: readonly Check[]): number[] {
  return [...new Set(checks.flatMap(({ at }) => at ?? usualWidths))];
}

/**
 * The checks of this width, grouped by document: checks that change nothing share one, every other check gets its own.
 */
export function batchesAt(width: number, checks: readonly Check[]): Check[][] {
  const wanted = checks.filter(({ at }) => (at ?? usualWidths).includes(width));
  const readOnly = wanted.filter((check) => !changesPage(check));
  return [...(readOnly.length > 0 ? [readOnly] : []), ...wanted.filter(changesPage).map((check) => [check])];
}

/**
 * The batches that may follow each other in one frame. What a script leaves behind survives there, and so
 * does what replaces the media that a check asks for.
 */
export function groupByFrame(files: readonly SourceFile[], batches: readonly Check[][]): Check[][][] {
  if (hasScript(files)) return batches.map((batch) => [batch]);
  const mediaOf = ([first]: readonly Check[]) => first?.when?.media;
  return [...new Set(batches.map(mediaOf))].map((media) =>
    batches.filter((batch) => mediaOf(batch) === media),
  );
}
