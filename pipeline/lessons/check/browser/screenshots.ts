import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ResultChecks } from './check-results.ts';
import type { ResultPage } from './lesson-browser.ts';

/**
 * Takes screenshots of results in a page, one after the other, and only one for the same code. A result that is shown
 * for its screenshot is checked in the same document.
 */
export class ScreenshotCache {
  readonly #page: ResultPage;
  readonly #resultChecks: ResultChecks;
  readonly #cache = new Map<string, string>();

  constructor(page: ResultPage, resultChecks: ResultChecks) {
    this.#page = page;
    this.#resultChecks = resultChecks;
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
    const screenshot = await this.#page.takeScreenshot();
    this.#cache.set(key, screenshot);
    await this.#resultChecks.checkShown(files, this.#page);
    return screenshot;
  }
}
