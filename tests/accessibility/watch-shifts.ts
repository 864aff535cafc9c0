import type { Page } from '@playwright/test';

/** Adds up how far anything moves by itself from the beginning of each document; returns what reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || !('value' in entry) || entry.hadRecentInput) continue;
        sum += Number(entry.value);
        document.documentElement.dataset.shift = String(sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}
