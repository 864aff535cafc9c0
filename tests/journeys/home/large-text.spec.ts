import { expect, test, waitForHydration } from '../../site.ts';
import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';

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
      let isHidden = false;
      // Scrolling brings into view what is beyond the end of a row that scrolls.
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(parent);
        if (clipPath !== 'none') isHidden = true; // on purpose
        if (isHidden) break;
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const isRoot = parent === document.documentElement;
        if (overflowX === 'visible' && !isRoot) continue;
        const end = isRoot ? innerWidth : parent.getBoundingClientRect().right;
        if (boxes.some(({ right }) => right > end + 1)) {
          found.push(`“${words}” is cut off by ${parent.localName}.${parent.className}`);
          break;
        }
      }
      if (isHidden) continue;
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

type Launch = Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, 'playwright' | 'launchOptions'>;

/** Starts a browser whose own text size is `size` pixels, opens pages in it, and closes it. */
async function withTextSize(
  size: number,
  { playwright, launchOptions }: Launch,
  run: (openPage: (width: number) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
  });
  try {
    await run((width) => browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }));
  } finally {
    await browser.close();
  }
}

/** Opens a page and waits until it is as it stays. */
async function goTo(page: Page, url: string, size: number): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

async function expectNoOverlaps(page: Page, state: string): Promise<void> {
  expect(await findOverlaps(page), state).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    state,
  ).toBeLessThanOrEqual(0);
}

function listOverflowing(elements: Element[]): string[] {
  return elements
    .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
    .map(({ textContent }) => textContent);
}

for (const size of [24, 32]) {
  test(`no text of the home page overlaps or is cut off when the browser’s text size is ${size} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    await withTextSize(size, { playwright, launchOptions }, async (openPage) => {
      for (const width of [390, 1280]) {
        const page = await openPage(width);
        await goTo(page, site.url, size);
        await expectNoOverlaps(page, `${width} px wide`);
        await page.getByRole('button', { name: 'Apply: add the semicolon' }).click();
        await expectNoOverlaps(page, `${width} px wide, fixed`);
        await page.close();
      }
    });
  });

  test(`no text of the login page reaches into another or over the footer at ${size} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    await withTextSize(size, { playwright, launchOptions }, async (openPage) => {
      for (const width of [390, 1440]) {
        const page = await openPage(width);
        await goTo(page, `${site.url}/login`, size);
        await expectNoOverlaps(page, `${width} px wide`);
        const footerTop = await page
          .locator('footer')
          .evaluate((footer) => footer.getBoundingClientRect().top);
        const asideEnd = await page
          .locator('.sign-in-aside > div')
          .evaluate((benefits) => benefits.getBoundingClientRect().bottom);
        expect(asideEnd, `${width} px wide`).toBeLessThanOrEqual(footerTop);
        await page.close();
      }
    });
  });

  test(`no technology of the roadmaps reaches into another at ${size} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    const person = await site.createPerson({ verified: true });
    await withTextSize(size, { playwright, launchOptions }, async (openPage) => {
      for (const width of [390, 1280]) {
        const page = await openPage(width);
        await site.signInPage(page, person);
        await goTo(page, `${site.url}/roadmaps`, size);
        await expect(page.getByRole('button', { name: 'React Hook Form' })).toBeVisible();
        await expectNoOverlaps(page, `${width} px wide`);
        // Nodes keep their size, so what stands in them must fit.
        const nodes = page.locator('.technology-node, .roadmap-step-node');
        expect(await nodes.evaluateAll(listOverflowing), `${width} px wide`).toEqual([]);
        await page.close();
      }
    });
  });
}
