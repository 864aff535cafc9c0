import { readFileSync } from 'node:fs';
import { buildSite } from '../../pipeline/build.ts';
import { runStep } from '../../pipeline/run-step.ts';
import { ensureBrowser, ensureCompleteBrowser } from './browser.ts';
import { runWithReport, type TestCounts } from './counts.ts';
import type { Selection } from './selection.ts';

type Suite = { specs: { title: string; ok: boolean }[]; suites?: Suite[] };
type Results = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

function listSpecs({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/**
 * Builds the site, installs a browser if necessary, and runs the selected tests with Playwright. Resolves to
 * the numbers of passed and failed tests.
 */
export async function runPlaywright(
  selection: Required<Pick<Selection, 'files'>> & Selection,
): Promise<TestCounts> {
  await buildSite({ siteApiUrl: undefined });
  await ensureBrowser();
  if (selection.files.some((file) => file.includes('/reach/'))) await ensureCompleteBrowser();
  return runWithReport(async (folder) => {
    const report = `${folder}/playwright.json`;
    const code = await runStep(
      'node_modules/@playwright/test/cli.js',
      [
        'test',
        '--config=tests/playwright.config.ts',
        `--reporter=${process.env.CI ? 'dot' : 'list'},json`,
        ...(selection.title === undefined ? [] : ['--grep', selection.title]),
        ...selection.files.map((file) => RegExp.escape(file)),
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TMPDIR: folder },
    );
    return {
      code,
      counts: () => {
        const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as Results;
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          tests: suites.flatMap(listSpecs).map(({ title, ok }) => ({ title, passed: ok })),
        };
      },
    };
  });
}
