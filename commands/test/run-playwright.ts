import { readFileSync } from 'node:fs';
import { buildSite } from '../../pipeline/build.ts';
import { runStep } from '../../pipeline/run-step.ts';
import { ensureBrowser } from './browser.ts';
import { runReported, type Counts } from './counts.ts';
import type { Selection } from './selection.ts';

type Results = { stats: { expected: number; unexpected: number; flaky: number } };

/** Builds the site, makes sure of a browser and runs the selected tests with Playwright. Resolves to how many passed and failed. */
export async function runPlaywright(
  selection: Required<Pick<Selection, 'files'>> & Selection,
): Promise<Counts> {
  await buildSite({ siteApiUrl: undefined });
  await ensureBrowser();
  return runReported(async (folder) => {
    const report = `${folder}/playwright.json`;
    const code = await runStep(
      'node_modules/@playwright/test/cli.js',
      [
        'test',
        `--reporter=${process.env.CI ? 'dot' : 'list'},json`,
        ...(selection.title === undefined ? [] : ['--grep', selection.title]),
        ...selection.files.map((file) => RegExp.escape(file)),
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    return {
      code,
      counts: () => {
        const { stats } = JSON.parse(readFileSync(report, 'utf8')) as Results;
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    };
  });
}
