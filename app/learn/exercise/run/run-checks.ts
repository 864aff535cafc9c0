import { createBatches, groupByFrame, listWidths } from '#app/learn/exercise/run/check-batches.ts';
import { toCheckResult, type CheckResult, type WidthOutcome } from '#app/learn/exercise/run/check-result.ts';
import { openNewFrame, runChecksInFrame, type OpenFrame } from '#app/learn/exercise/run/check-frame.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { generatedFiles } from '#contract/site-paths.ts';

const defaultTimeoutMs = 6_000;
let runtime: Promise<string> | undefined;

async function fetchRuntime(): Promise<string> {
  const response = await fetch(generatedFiles.checkRuntime);
  if (!response.ok) throw new Error(`${generatedFiles.checkRuntime} answered ${response.status}`);
  return response.text();
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
  {
    timeoutMs = defaultTimeoutMs,
    openFrame = openNewFrame,
  }: { timeoutMs?: number; openFrame?: OpenFrame } = {},
): Promise<CheckResult[]> {
  const runtimeSource = await getRuntime();
  const outcomesByWidth = await Promise.all(
    listWidths(checks).map(async (width) => {
      const outcomes: WidthOutcome[] = [];
      for (const batches of groupByFrame(files, createBatches(width, checks)))
        outcomes.push(
          ...(await runChecksInFrame(files, batches, width, {
            runtime: runtimeSource,
            timeoutMs,
            openFrame,
          })),
        );
      return outcomes;
    }),
  );
  return checks.map((check) => toCheckResult(check, outcomesByWidth.flat()));
}
