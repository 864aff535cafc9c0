import { runChecks } from '../../app/learn/exercise/run/run-checks.ts';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import { createFrameOpener } from './spare-frames.ts';

declare global {
  interface Window {
    runChecks: (
      files: readonly SourceFile[],
      checks: readonly Check[],
      timeoutMs: number,
    ) => Promise<CheckResult[]>;
  }
}

const openFrame = createFrameOpener();
window.runChecks = (files, checks, timeoutMs) => runChecks(files, checks, { timeoutMs, openFrame });
