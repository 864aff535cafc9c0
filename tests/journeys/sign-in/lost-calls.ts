import type { Page } from '@playwright/test';
import type { Site } from '../../site.ts';

/**
 * Ends the page’s session right before its next call to the URL. If it ended earlier, another call of the page
 * could be the one that finds it.
 */
export async function endSessionBeforeCall(page: Page, site: Site, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const authorization = (await route.request().headerValue('authorization')) ?? '';
    await fetch(`${site.url}/logout`, { method: 'POST', headers: { authorization } });
    await route.continue();
  });
}

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
