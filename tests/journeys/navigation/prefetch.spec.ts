import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../site.ts';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } });

/** Touches the footer's link to the clubs, moves the finger, and returns the scripts that were requested by this. */
async function touchLink(page: Page, movedPixels: number): Promise<string[]> {
  const requests: string[] = [];
  await page.goto('/privacy');
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Clubs' });
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.waitForTimeout(500);
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requests.push(request.url());
  });
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 5, y: y + 5 + moved }],
    });
  await touch('touchStart');
  for (let moved = 20; moved <= movedPixels; moved += 20) await touch('touchMove', moved);
  await page.waitForTimeout(500);
  if (movedPixels > 0) await touch('touchEnd');
  return requests;
}

test('holding a link fetches the code of its page', async ({ page }) => {
  expect(await touchLink(page, 0)).not.toEqual([]);
});

test('a touch that scrolls fetches nothing', async ({ page }) => {
  expect(await touchLink(page, 200)).toEqual([]);
});
