import type { Page } from '@playwright/test';

/** Lets the next call of that method reach the server, and breaks the connection before its answer is there. */
export async function loseResponse(page: Page, method: string, path: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
