import { expect, test, waitForHydration } from '../../site.ts';
import type { Page } from '@playwright/test';

/** The texts of a page that cover each other or are cut off; in words, each pair once. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0); // else what is scrolled is below the navigation bar
    const findBlock = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? findBlock(element.parentElement)
        : element;
    // A box has space above and below its letters that may reach into the next line.
    const getTop = ({ top, height }: DOMRect) => top + height * 0.2;
    const getBottom = ({ bottom, height }: DOMRect) => bottom - height * 0.2;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[popover], .skip-link');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { words: string; element: Element; block: Element; boxes: DOMRect[] }[] = [];
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('script, style, noscript') || !isShown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      if (boxes.every(({ width, height }) => width <= 1 || height <= 1)) continue;
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(parent);
        const frame = parent.getBoundingClientRect();
        if (clipPath !== 'none') break; // hidden on purpose
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (
          boxes.some(
            ({ right }) => right > Math.min(innerWidth, overflowX === 'visible' ? Infinity : frame.right) + 1,
          )
        ) {
          found.push(`“${words}” is cut off by ${parent.localName}.${parent.className}`);
          break;
        }
      }
      if (element.closest('.visually-hidden')) continue;
      texts.push({ words, element, block: findBlock(element), boxes });
    }
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        if (one.block === other.block) continue;
        const isCovered = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(getBottom(a), getBottom(b)) - Math.max(getTop(a), getTop(b)) > 2,
          ),
        );
        if (isCovered) found.push(`“${one.words}” and “${other.words}” overlap`);
      }
    return found;
  });
}

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
