import { hasScript } from '#app/learn/playground/document/has-script.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * Checks with the same key can share a document: they ask for the same state of the page, and looking at it
 * changes nothing. A check that types gets a document of its own. Before all checks but those of animations the
 * transitions that a state has started are ended, so the two can't share one.
 */
function documentKey({ id, when, valid, submits, animation }: Check): string {
  if (valid?.fill !== undefined || submits?.fill !== undefined) return id;
  return JSON.stringify(when === undefined ? [] : [when, animation !== undefined]);
}

/** The widths, in CSS pixels, for a check that names none. */
const defaultWidths: readonly number[] = [360, 1280];
/** For a check of what does not depend on the width. */
const defaultWidthsWithoutLayout: readonly number[] = [360];

/** Checks of elements, their texts and attributes, of a canvas, what a field accepts and what a form sends. */
const familiesWithoutLayout = [
  'count',
  'text',
  'attribute',
  'pixel',
  'valid',
  'submits',
] as const satisfies (keyof Check)[];

/** Whether the outcome may depend on the width. A check that names widths says so. */
export function dependsOnWidth(check: Check): boolean {
  return check.at !== undefined || familiesWithoutLayout.every((family) => check[family] === undefined);
}

function widthsOf(check: Check): readonly number[] {
  return check.at ?? (dependsOnWidth(check) ? defaultWidths : defaultWidthsWithoutLayout);
}

/** All widths at which at least one check runs. */
export function listWidths(checks: readonly Check[]): number[] {
  return [...new Set(checks.flatMap(widthsOf))];
}

function filterByWidth(width: number, checks: readonly Check[]): Check[] {
  return checks.filter((check) => widthsOf(check).includes(width));
}

/** The checks that run at this width, at this width alone. */
export function atWidth(width: number, checks: readonly Check[]): Check[] {
  return filterByWidth(width, checks).map((check) => ({ ...check, at: [width] }));
}

/** The checks of this width, grouped by document. */
export function createBatches(width: number, checks: readonly Check[]): Check[][] {
  return [...Map.groupBy(filterByWidth(width, checks), documentKey).values()];
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
