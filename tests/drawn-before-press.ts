import type { Locator, Page } from '@playwright/test';

/** Resolves when the page around the element has been drawn again. A test's clock doesn't stop an observer. */
async function waitForDrawing(element: Element): Promise<void> {
  if (!document.querySelector('iframe')) return;
  for (let frames = 0; frames < 2; frames++)
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
}

const patchedLocators = new WeakSet<Locator>();
const watchedPages = new WeakSet<Page>();

/**
 * Makes every press of Playwright's mouse wait for the page to be drawn as it is scrolled. Chromium gives a press to what
 * it drew last at that point, which may be a sample's frame that has just been scrolled away, faster than any person.
 */
export function waitForDrawingBeforePresses(page: Page): void {
  watchedPages.add(page);
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (patchedLocators.has(locators)) return;
  patchedLocators.add(locators);
  const { click } = locators;
  locators.click = async function (this: Locator, options) {
    // A page that a test opens itself may be one whose frames are not drawn until they are in sight.
    if (watchedPages.has(this.page())) {
      await this.scrollIntoViewIfNeeded(options);
      await this.evaluate(waitForDrawing);
    }
    await click.call(this, options);
  };
}
