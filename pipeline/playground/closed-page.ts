import type { Browser, Page } from '@playwright/test';
import type { PageResponse } from './page-response.ts';

/**
 * Opens a page in a context of its own whose requests are all answered by `findResponse`; those for which it returns
 * undefined fail. Closing the page's context closes both.
 */
export async function openClosedPage(
  browser: Browser,
  findResponse: (url: URL) => PageResponse | undefined,
  {
    windowSize: viewport = { width: 1280, height: 720 },
    reducedMotion = null,
  }: { windowSize?: { width: number; height: number }; reducedMotion?: 'reduce' | null } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion });
  await context.route('**/*', (route) => {
    const response = findResponse(new URL(route.request().url()));
    return response === undefined
      ? route.abort('blockedbyclient')
      : route.fulfill({ status: 200, ...response });
  });
  return context.newPage();
}
