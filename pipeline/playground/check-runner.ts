import type { Browser, Page } from '@playwright/test';
import pLimit from 'p-limit';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import { frameHeaders } from '../../contract/frame-policy.ts';
import { framePaths, generatedFiles } from '../../contract/site-paths.ts';
import { openClosedPage } from './closed-page.ts';
import { checkRuntimeEntry } from './build.ts';
import { bundleScript } from './bundle.ts';
import { frameScriptPlugin, makePlaygroundDocument } from './frame-scripts.ts';
import { findLessonFile, lessonsHost, type PageResponse } from './page-response.ts';

/** Runs checks on the result of files, as the site does. */
export type RunChecks = (files: readonly SourceFile[], checks: readonly Check[]) => Promise<CheckResult[]>;

/**
 * The site reports after a few seconds that a page hangs. Here the limit is longer, because other tests use
 * the same machine.
 */
const defaultLoadTimeoutMs = 60_000;
/** How many runs share a page at the same time. With more, the frames slow each other down. */
const defaultParallelRuns = 4;

/** What a page that runs checks loads from a path. `siteHost` is the host of the page, with the port. */
type FindResponse = (path: string, siteHost: string) => PageResponse | undefined;
let findResponse: Promise<FindResponse> | undefined;

/** Bundles the page that runs checks; `pageScript` is its module. */
export async function bundleCheckRunner(pageScript: string): Promise<FindResponse> {
  const [page, runtime, playground] = await Promise.all([
    bundleScript(pageScript, { plugins: [frameScriptPlugin()] }),
    bundleScript(checkRuntimeEntry),
    makePlaygroundDocument(),
  ]);
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  return (path, siteHost) => {
    if (path === '/')
      return {
        headers: html,
        body: `<!doctype html><title>Check runner</title><body><script>${page.replaceAll('</script', '<\\/script')}</script>`,
      };
    if (path === generatedFiles.checkRuntime)
      return { headers: { 'Content-Type': 'text/javascript; charset=utf-8' }, body: runtime };
    if (path === framePaths.playground)
      return {
        headers: { ...html, ...frameHeaders([siteHost]) },
        body: playground,
      };
    return undefined;
  };
}

/** A page that runs checks, and what it takes to close it. */
export type CheckRunner = { runChecks: RunChecks; page: Page };

/**
 * Opens a page that runs checks with the same code, frames and policy as on the site, but without a server. The page
 * is at an invented host and can load nothing else; pictures come from `public/lesson-files/`. A document that has not
 * loaded after `loadTimeoutMs` fails its checks.
 */
export async function openCheckRunner(
  browser: Browser,
  { loadTimeoutMs = defaultLoadTimeoutMs, parallelRuns = defaultParallelRuns } = {},
): Promise<CheckRunner> {
  findResponse ??= bundleCheckRunner('pipeline/playground/check-runner-page.ts');
  const respond = await findResponse;
  const page = await openClosedPage(browser, (url) =>
    url.hostname === lessonsHost ? (respond(url.pathname, lessonsHost) ?? findLessonFile(url)) : undefined,
  );
  await page.goto(`http://${lessonsHost}/`);
  const limitRuns = pLimit(parallelRuns);
  const runChecks: RunChecks = (files, checks) =>
    limitRuns(() =>
      page.evaluate(
        ([pageFiles, pageChecks, timeoutMs]) => window.runChecks(pageFiles, pageChecks, timeoutMs),
        [files, checks, loadTimeoutMs] as const,
      ),
    );
  return { runChecks, page };
}
