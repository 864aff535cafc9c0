import { createBatches, groupByFrame, listWidths } from '#app/learn/exercise/run/check-batches.ts';
import { toCheckResult, type CheckResult, type WidthOutcome } from '#app/learn/exercise/run/check-result.ts';
import {
  failLate,
  openNewFrame,
  runChecksInFrame,
  type OpenFrame,
  type PreparedCode,
} from '#app/learn/exercise/run/check-frame.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import { inlineLessonFiles } from '#app/learn/playground/document/inline-lesson-files.ts';
import {
  oncePerTransport,
  shellTransport,
  type FrameTransport,
} from '#app/learn/playground/result/frame-transport.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { generatedFiles } from '#contract/site-paths.ts';

/** From the moment at which a page begins to load: a slow phone has time enough. */
const defaultTimeoutMs = 10_000;
let runtime: Promise<string> | undefined;

async function fetchRuntime(): Promise<string> {
  const response = await fetch(generatedFiles.checkRuntime, {
    signal: AbortSignal.timeout(defaultTimeoutMs),
  });
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

/** The event handlers that checks add to the page. */
function listHandlers(checks: readonly Check[]): string[] {
  return checks.flatMap(({ when }) =>
    Object.values(when?.set ?? {}).flatMap((attributes) =>
      Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('on') ? [String(value)] : [])),
    ),
  );
}

/** The module that guards scripts is loaded only when there is one. */
async function prepareCode(
  files: readonly SourceFile[],
  handlers: readonly string[],
  transport: FrameTransport,
): Promise<PreparedCode> {
  const shownFiles = transport === shellTransport ? await inlineLessonFiles(files) : files;
  if (!hasScript(shownFiles)) return { files: shownFiles };
  const { guardCode } = await import('#app/learn/playground/loops/guard-code.ts');
  return guardCode(shownFiles, handlers);
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
  const checksRuntime = await getRuntime();
  const handlers = listHandlers(checks);
  const prepare = oncePerTransport((transport) => prepareCode(files, handlers, transport));
  const outcomesByWidth = await Promise.all(
    listWidths(checks).map(async (width) => {
      const outcomes: WidthOutcome[] = [];
      for (const batches of groupByFrame(files, createBatches(width, checks))) {
        // The page that did not load in one frame does not load in the next.
        const isLate = outcomes.some((outcome) => outcome.isLate);
        outcomes.push(
          ...(isLate
            ? failLate(batches.flat(), width, timeoutMs)
            : await runChecksInFrame(files, batches, width, {
                prepare,
                runtime: checksRuntime,
                timeoutMs,
                openFrame,
              })),
        );
      }
      return outcomes;
    }),
  );
  return checks.map((check) => toCheckResult(check, outcomesByWidth.flat()));
}
