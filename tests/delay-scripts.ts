import type { Page } from '@playwright/test';

/** Delays every script file, as a slow connection does, until the returned promise is resolved. */
export async function delayScripts(page: Page): Promise<PromiseWithResolvers<void>> {
  const deferred = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await deferred.promise;
    await route.continue().catch(() => undefined); // the page that asked may be gone by now
  });
  return deferred;
}
