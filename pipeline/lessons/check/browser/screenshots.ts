import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ResultPage } from './lesson-browser.ts';

type CheckShown = (files: readonly SourceFile[], page: ResultPage, use: () => Promise<void>) => Promise<void>;

/** Takes screenshots of results in a page, one after the other, and only one for the same code. */
export class ScreenshotCache {
  readonly #page: ResultPage;
  readonly #checkShown: CheckShown;
  readonly #cache = new Map<string, string>();

  /** `checkShown` checks what the page shows, and calls its last argument in between to take the screenshot. */
  constructor(page: ResultPage, checkShown: CheckShown) {
    this.#page = page;
    this.#checkShown = checkShown;
  }

  /**
   * A screenshot of a result in the dark theme, as base64, at about the width that the result has beside its
   * code.
   */
  async take(files: readonly SourceFile[]): Promise<string> {
    const key = JSON.stringify(files);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    await this.#page.show(files, 'night');
    let screenshot = '';
    await this.#checkShown(files, this.#page, async () => {
      screenshot = await this.#page.takeScreenshot();
    });
    this.#cache.set(key, screenshot);
    return screenshot;
  }
}

/** A check that shows results in a page. The screenshots are of that page. */
export type ShownCheck = (page: ResultPage, screenshots: ScreenshotCache) => Promise<void>;
