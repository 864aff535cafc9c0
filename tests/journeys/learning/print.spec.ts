import type { Page } from '@playwright/test';
import { lessonPath } from '../../../content/lessons/order.ts';
import { signInAs } from '../visitors.ts';
import { expect, test, waitForFonts, waitForHydration } from '../../site.ts';

/** The lessons with the most pages, of all 57. */
const longest = [
  'html/misc/canvas',
  'css/css-designing/grid-layout',
  'html/forms',
  'html/misc/semantic-tags',
  'css/intro-to-css/css-specificity',
];
const maxPages = 14;
const minPoints = 9;
/** The width of A4 between the margins of print.css, in CSS pixels. */
const paperWidth = Math.floor(((210 - 2 * 14) / 25.4) * 96);

/** What of a lesson's text is smaller than it may be, and the code that ends outside its box; in words. */
function findUnreadable(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, min) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, svg')) continue;
      const points = (Number.parseFloat(getComputedStyle(element).fontSize) * 72) / 96;
      if (points < min - 0.01) found.push(`“${words}” has ${points.toFixed(1)} pt`);
    }
    for (const code of document.querySelectorAll('.lesson-text pre'))
      if (code.checkVisibility() && code.scrollWidth > code.clientWidth + 1)
        found.push(`“${code.textContent}” ends outside its box`);
    return found;
  }, minPoints);
}

for (const lesson of longest)
  test(`${lesson} is printed on at most ${maxPages} pages of A4, readable and whole`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site, 'verified member');
    await page.goto(lessonPath(lesson));
    await waitForHydration(page);
    await waitForFonts(page);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const count = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThanOrEqual(maxPages);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    expect(await findUnreadable(page)).toEqual([]);
    await expect(page.locator('.lesson-text .check').first()).toBeVisible();
    await expect(page.locator('.exercise-bar').filter({ visible: true })).toHaveCount(0);
  });
