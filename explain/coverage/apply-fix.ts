import type { Diagnostic, Fix, Position } from '../diagnostic.ts';
import { explainPage } from '../explain-page.ts';

/** The page after all edits of a fix. */
export function applyFix(page: string, { edits }: Fix): string {
  const lines = page.split('\n');
  const offsetOf = ({ line, character }: Position): number =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, character);
  return edits
    .toSorted((first, second) => offsetOf(second.range.start) - offsetOf(first.range.start))
    .reduce(
      (text, { range, newText }) =>
        text.slice(0, offsetOf(range.start)) + newText + text.slice(offsetOf(range.end)),
      page,
    );
}

/** The page after the first fix of its first diagnostic. */
export function applyFirstFix(page: string): string {
  const fix = explainPage(page)[0]?.fixes[0];
  return fix ? applyFix(page, fix) : page;
}

/**
 * The page after the first fix of its first diagnostic that removes the diagnostic and causes no other, as
 * the site offers it; undefined where no fix does.
 */
export function applyVerifiedFix(
  page: string,
): { diagnostic: Diagnostic; fix: Fix; fixed: string } | undefined {
  const before = explainPage(page);
  const [diagnostic] = before;
  for (const fix of diagnostic?.fixes ?? []) {
    const fixed = applyFix(page, fix);
    const after = explainPage(fixed);
    const isGone = !after.some(
      ({ code, message }) => code === diagnostic?.code && message === diagnostic.message,
    );
    if (diagnostic && isGone && after.length < before.length) return { diagnostic, fix, fixed };
  }
  return undefined;
}
