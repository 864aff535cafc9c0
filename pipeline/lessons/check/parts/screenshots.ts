import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ResultPage } from '../browser/lesson-browser.ts';

/** Takes screenshots of results, and only one for the same code. */
export class ScreenshotCache {
  readonly #page: ResultPage;
  readonly #cache = new Map<string, Promise<string>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(page: ResultPage) {
    this.#page = page;
  }

  /**
   * A screenshot of a result in the dark theme, as base64, at about the width that the result has beside its
   * code.
   */
  take(files: readonly SourceFile[]): Promise<string> {
    const key = JSON.stringify(files);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const screenshot = this.#last.then(() => this.#takeScreenshot(files));
    this.#last = screenshot.catch(() => undefined); // there is one page, so the next screenshot waits until this one is taken or has failed
    this.#cache.set(key, screenshot);
    return screenshot;
  }

  async #takeScreenshot(files: readonly SourceFile[]): Promise<string> {
    await this.#page.show(files, 'night');
    return this.#page.takeScreenshot();
  }
}
