import { batchesAt, groupByFrame, widthsOf } from '#app/learn/exercise/run/check-batches.ts';
import { resultOf, type CheckResult, type WidthOutcome } from '#app/learn/exercise/run/check-result.ts';
import { runChecksInFrame } from '#app/learn/exercise/run/check-frame.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { generatedFiles } from '#contract/site-paths.ts';

const loadMs = 6_000;
let runtime: Promise<string> | undefined;

async function fetchRuntime(): Promise<string> {
  const answer = await fetch(generatedFiles.checkRuntime);
  if (!answer.ok) throw new Error(`${generatedFiles.checkRuntime} answered ${answer.status}`);
  return answer.text();
}

async function getRuntime(): Promise<string> {
  try {
    runtime ??= fetchRuntime();
    return await runtime;
  } catch (error) {
    runtime = undefined; // The next run tries again.
    throw error;
  }
}

/**
 * Runs an exercise's checks on the files at every width, in separate frames. Throws when the checks can't be
 * fetched or break.
 */
export async function runChecks(
  files: readonly SourceFile[],
  checks: readonly Check[],
  longestMs = loadMs,
): Promise<CheckResult[]> {
  const text = await getRuntime();
  const perWidth = await Promise.all(
    widthsOf(checks).map(async (width) => {
      const outcomes: WidthOutcome[] = [];
      for (const batches of groupByFrame(files, batchesAt(width, checks)))
        outcomes.push(...(await runChecksInFrame(files, batches, width, { runtime: text, longestMs })));
      return outcomes;
    }),
  );
  return checks.map((check) => resultOf(check, perWidth.flat()));
}
