import { atWidth, createBatches, listWidths } from '../../../../app/learn/exercise/run/check-batches.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { Check } from '../../../../contract/lessons/lesson-checks.ts';
import type { RunChecks } from '../../../playground/check-runner.ts';

/**
 * Whether all the checks pass. Runs them one document after the other, those that wait last, and ends with the
 * first document in which a check fails, because most files that should fail do so at once.
 */
export async function passesAtEveryWidth(
  runChecks: RunChecks,
  files: readonly SourceFile[],
  checks: readonly Check[],
): Promise<boolean> {
  const waitMs = ([first]: readonly Check[]) => first?.when?.after ?? 0;
  const batches = listWidths(checks)
    .flatMap((width) => createBatches(width, atWidth(width, checks)))
    .toSorted((one, other) => waitMs(one) - waitMs(other));
  for (const batch of batches) {
    const results = await runChecks(files, batch);
    if (results.some(({ passed }) => !passed)) return false;
  }
  return true;
}
