import { get } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** Bytes of one kind as they are sent with Brotli, headers not counted. */
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
 * The size of an answer's body to who takes Brotli. Asked outside the browser, which takes Brotli over HTTPS
 * alone.
 */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${address} answered ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/**
 * Adds up the bytes that the page requests from its own site during `work` and until the network is idle,
 * each URL once.
 */
export async function measureBytes(page: Page, work: () => Promise<void>): Promise<PageBytes> {
  const kinds = new Map<string, keyof PageBytes>();
  const note = (request: Request) => {
    const address = request.url();
    // Calls of the API are the reader's own data and no part of the page.
    if (!address.startsWith('http://127.0.0.1:') || ['fetch', 'xhr'].includes(request.resourceType())) return;
    const isDocument = request.resourceType() === 'document';
    kinds.set(
      address,
      isDocument
        ? request.frame() === page.mainFrame()
          ? 'html'
          : 'results'
        : (kindOf[request.resourceType()] ?? 'other'),
    );
  };
  page.on('request', note);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const bytes: PageBytes = { html: 0, css: 0, script: 0, fonts: 0, results: 0, other: 0 };
  for (const [address, kind] of kinds) bytes[kind] += await sentBytes(address);
  return bytes;
}

/** What a lesson costs to open, and what its first *Edit* costs on top. */
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
