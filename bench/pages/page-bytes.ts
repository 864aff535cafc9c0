import { get } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** The bytes of each kind of file with Brotli, without headers. */
export type PageBytes = {
  html: number;
  css: number;
  script: number;
  fonts: number;
  results: number;
  other: number;
};

const kindOf: Partial<Record<ReturnType<Request['resourceType']>, keyof PageBytes>> = {
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
};

/**
 * The size of a response's body with Brotli. The request is not made by the browser, which accepts Brotli
 * only over HTTPS.
 */
function measureBodySize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} responded with ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/**
 * Adds up the bytes of the files that the page requests from its own site during `work` and until the network
 * is idle. Each URL counts once.
 */
export async function measureBytes(page: Page, work: () => Promise<void>): Promise<PageBytes> {
  const kinds = new Map<string, keyof PageBytes>();
  const recordRequest = (request: Request) => {
    const url = request.url();
    // API calls load the user's own data, which is not part of the page.
    if (!url.startsWith('http://127.0.0.1:') || ['fetch', 'xhr'].includes(request.resourceType())) return;
    const isDocument = request.resourceType() === 'document';
    kinds.set(
      url,
      isDocument
        ? request.frame() === page.mainFrame()
          ? 'html'
          : 'results'
        : (kindOf[request.resourceType()] ?? 'other'),
    );
  };
  page.on('request', recordRequest);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', recordRequest);
  const bytes: PageBytes = { html: 0, css: 0, script: 0, fonts: 0, results: 0, other: 0 };
  for (const [url, kind] of kinds) bytes[kind] += await measureBodySize(url);
  return bytes;
}

/** The bytes to open a lesson, and the additional bytes of its first *Edit*. */
export async function measureLesson(
  page: Page,
  path: string,
): Promise<{ opened: PageBytes; edited: PageBytes }> {
  const opened = await measureBytes(page, async () => {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  });
  const edited = await measureBytes(page, async () => {
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.locator('.cm-editor').first().waitFor();
  });
  return { opened, edited };
}
