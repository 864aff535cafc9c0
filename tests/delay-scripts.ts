import type { Page } from '@playwright/test';

/** Delays every script file, as on a slow connection, until the test resolves the returned promise. */
export async function delayScripts(page: Page): Promise<PromiseWithResolvers<void>> {
  const deferred = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await deferred.promise;
    await route.continue().catch(() => undefined); // the page may be closed by now
  });
  return deferred;
}
