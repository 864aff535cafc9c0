import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import { framePolicy } from '../../contract/frame-policy.ts';
import { framePaths, generatedFiles } from '../../contract/site-paths.ts';
import { projectRoot } from '../project-root.ts';
import { checkRuntimeEntry } from './build.ts';
import { bundleScript } from './bundle.ts';
import { frameScriptPlugin, makePlaygroundDocument } from './frame-scripts.ts';

/** Tries checks on files as the site does. */
export type Prove = (files: readonly SourceFile[], checks: readonly Check[]) => Promise<CheckResult[]>;

const host = 'lessons.test';
/**
 * A learner is told after a few seconds that a page hangs; a proof shares its machine with other tests and
 * waits.
 */
const longestLoadMs = 60_000;

/** The file of `public/lesson-files/` that a URL of the prover's host names. */
export function findLessonFile(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  const file = join(projectRoot, 'public', pathname);
  return hostname === host && pathname.startsWith(framePaths.files) && existsSync(file) ? file : undefined;
}

/**
 * Makes a page of the browser the place where exercises are proved: the same code, frames and policy as on
 * the site, without a site. The page is at a made-up host and reaches nothing else; pictures come from
 * `public/lesson-files/`. A document that has not loaded after `loadMs` fails its checks.
 */
export async function openProver(page: Page, loadMs = longestLoadMs): Promise<Prove> {
  const [proverPage, runtime, playground] = await Promise.all([
    bundleScript('pipeline/playground/check-runner-page.ts', [frameScriptPlugin()]),
    bundleScript(checkRuntimeEntry),
    makePlaygroundDocument(),
  ]);
  const answers: Record<string, { contentType: string; body: string; headers?: Record<string, string> }> = {
    '/': {
      contentType: 'text/html',
      body: `<!doctype html><title>Prover</title><body><script>${proverPage.replaceAll('</script', '<\\/script')}</script>`,
    },
    [generatedFiles.checkRuntime]: { contentType: 'text/javascript', body: runtime },
    [framePaths.playground]: {
      contentType: 'text/html',
      body: playground,
      headers: { 'Content-Security-Policy': framePolicy([host]) },
    },
  };
  await page.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const answer = hostname === host ? answers[pathname] : undefined;
    if (answer)
      return route.fulfill({ ...answer, headers: { 'Content-Type': answer.contentType, ...answer.headers } });
    const file = findLessonFile(route.request().url());
    return file ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto(`http://${host}/`);
  return (files, checks) =>
    page.evaluate(([given, asked, limit]) => window.runChecks(given, asked, limit), [
      files,
      checks,
      loadMs,
    ] as const);
}
