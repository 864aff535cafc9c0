import { atWidth, listWidths } from '../../../../app/learn/exercise/run/check-batches.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { Check } from '../../../../contract/lessons/lesson-checks.ts';
import type { RunChecks } from '../../../playground/check-runner.ts';

/**
 * Whether all the checks pass. Goes through the widths one after the other and ends with the first at which a
 * check fails, because most files that should fail do so at the first width.
 */
export async function passesAtEveryWidth(
  runChecks: RunChecks,
  files: readonly SourceFile[],
  checks: readonly Check[],
): Promise<boolean> {
  for (const width of listWidths(checks)) {
    const results = await runChecks(files, atWidth(width, checks));
    if (results.some(({ passed }) => !passed)) return false;
  }
  return true;
}
