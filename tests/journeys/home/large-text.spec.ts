import { findOverlaps } from '../../accessibility/find-overlaps.ts';
import { expect, test, waitForHydration } from '../../site.ts';

for (const size of [24, 32])
  test(`no text of the home page overlaps or is cut off when the browser’s text size is ${size} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      for (const width of [390, 1280]) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
        await page.goto(site.url);
        await waitForHydration(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        expect(await findOverlaps(page), `${width} px wide`).toEqual([]);
        await page.getByRole('button', { name: 'Apply: add the semicolon' }).click();
        expect(await findOverlaps(page), `${width} px wide, fixed`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
