import { explainPage } from '../explain-page.ts';
import { applyFix, explainWithVerifiedFixes, type VerifiedDiagnostic } from '../verified-fixes.ts';
import type { Fix } from '../diagnostic.ts';

/** The page after the first fix of its first diagnostic. */
export function applyFirstFix(page: string): string {
  const fix = explainPage(page)[0]?.fixes[0];
  return fix ? applyFix(page, fix) : page;
}

/** The page after the first fix that is offered for its first diagnostic; undefined where none is. */
export function applyVerifiedFix(
  page: string,
): { diagnostic: VerifiedDiagnostic; fix: Fix; fixed: string } | undefined {
  const [diagnostic] = explainWithVerifiedFixes({ html: page }, { diagnostics: 1, milliseconds: 60_000 });
  const fix = diagnostic?.fixes.find(({ edits }) => edits.length > 0);
  return diagnostic && fix && { diagnostic, fix, fixed: applyFix(page, fix) };
}
