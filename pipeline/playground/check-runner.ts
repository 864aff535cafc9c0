import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pLimit from 'p-limit';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import { framePolicy } from '../../contract/frame-policy.ts';
import { framePaths, generatedFiles } from '../../contract/site-paths.ts';
import { projectRoot } from '../project-root.ts';
import { checkRuntimeEntry } from './build.ts';
import { bundleScript } from './bundle.ts';
import { frameScriptPlugin, makePlaygroundDocument } from './frame-scripts.ts';

/** Runs checks on the result of files, as the site does. */
export type RunChecks = (files: readonly SourceFile[], checks: readonly Check[]) => Promise<CheckResult[]>;

const host = 'lessons.test';
/**
 * The site reports after a few seconds that a page hangs. Here the limit is longer, because other tests use
 * the same machine.
 */
const defaultLoadTimeoutMs = 60_000;
/** How many runs share a page at the same time. With more, the frames slow each other down. */
const defaultParallelRuns = 4;

/**
 * The file in `public/lesson-files/` at a URL of the check runner's host, or undefined when there is none.
 */
export function findLessonFile(url: string): string | undefined {
  const { hostname, pathname } = new URL(url);
  const file = join(projectRoot, 'public', pathname);
  return hostname === host && pathname.startsWith(framePaths.files) && existsSync(file) ? file : undefined;
}

type PageResponse = { contentType: string; body: string; headers?: Record<string, string> };
let bundledResponses: Promise<Record<string, PageResponse>> | undefined;

/** What the pages load, by path. */
async function bundleResponses(): Promise<Record<string, PageResponse>> {
  const [checkRunnerPage, runtime, playground] = await Promise.all([
    bundleScript('pipeline/playground/check-runner-page.ts', [frameScriptPlugin()]),
    bundleScript(checkRuntimeEntry),
    makePlaygroundDocument(),
  ]);
  return {
    '/': {
      contentType: 'text/html',
      body: `<!doctype html><title>Check runner</title><body><script>${checkRunnerPage.replaceAll('</script', '<\\/script')}</script>`,
    },
    [generatedFiles.checkRuntime]: { contentType: 'text/javascript', body: runtime },
    [framePaths.playground]: {
      contentType: 'text/html',
      body: playground,
      headers: { 'Content-Security-Policy': framePolicy([host]) },
    },
  };
}

/**
 * Prepares a browser page that runs checks with the same code, frames and policy as on the site, but without
 * a server. The page is at an invented host and can load nothing else; pictures come from
 * `public/lesson-files/`. A document that has not loaded after `loadTimeoutMs` fails its checks.
 */
export async function openCheckRunner(
  page: Page,
  { loadTimeoutMs = defaultLoadTimeoutMs, parallelRuns = defaultParallelRuns } = {},
): Promise<RunChecks> {
  bundledResponses ??= bundleResponses();
  const responses = await bundledResponses;
  await page.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const response = hostname === host ? responses[pathname] : undefined;
    if (response)
      return route.fulfill({
        ...response,
        headers: { 'Content-Type': response.contentType, ...response.headers },
      });
    const file = findLessonFile(route.request().url());
    return file ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto(`http://${host}/`);
  const limitRuns = pLimit(parallelRuns);
  return (files, checks) =>
    limitRuns(() =>
      page.evaluate(
        ([pageFiles, pageChecks, timeoutMs]) => window.runChecks(pageFiles, pageChecks, timeoutMs),
        [files, checks, loadTimeoutMs] as const,
      ),
    );
}
