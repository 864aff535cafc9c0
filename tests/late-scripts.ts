import type { Page } from '@playwright/test';

/**
 * By how many seconds every script is delayed, as on a slow connection. `LATE_SCRIPTS_SECONDS` sets it in a
 * manual run (docs/how-to/run-and-debug-one-test.md).
 */
export const lateScriptsSeconds = Number(process.env.LATE_SCRIPTS_SECONDS ?? 0);

/**
 * How long saving the tutorials may take, in milliseconds: it fetches some 180 files, six at
 * a time, on a machine that runs all the other tests as well.
 */
export const savingMs = 60_000 + lateScriptsSeconds * 30_000;

/** Delays every script file, as on a slow connection, until the test resolves the returned promise. */
export async function delayScripts(page: Page): Promise<PromiseWithResolvers<void>> {
  const deferred = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await deferred.promise;
    await route.continue().catch(() => undefined); // the page may be closed by now
  });
  return deferred;
}
