import { test as base } from '@playwright/test';
import type { CheckResult } from '../../../../app/learn/exercise/run/check-result.ts';
import { checkSchema, type Check } from '../../../../contract/lessons/lesson-checks.ts';
import { openCheckRunner } from '../../../../pipeline/playground/check-runner.ts';

/** A check without its id and the text that a learner reads. */
export type CheckInput = Omit<Check, 'id' | 'says'>;
type Code = { html?: string; css?: string; js?: string };

/** `runChecks` runs checks on code as the site does, in one page for all tests of a worker. */
export const test = base.extend<
  object,
  { runChecks: (code: Code, ...inputs: CheckInput[]) => Promise<CheckResult[]> }
>({
  runChecks: [
    async ({ browser }, use) => {
      const { runChecks: runChecksOnFiles, page } = await openCheckRunner(browser);
      await use((code, ...inputs) => {
        const checks = inputs.map((check, index) =>
          checkSchema.parse({ id: `check-${index}`, says: 'It holds.', ...check }),
        );
        const files = (['html', 'css', 'js'] as const)
          .filter((language) => code[language] !== undefined)
          .map((language) => ({ language, code: code[language] ?? '' }));
        return runChecksOnFiles(files, checks);
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** For each check, `passed` or what it got instead. */
export const formatResults = (results: readonly CheckResult[]) =>
  results.map(({ passed, got }) => (passed ? 'passed' : got));
