import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ResultPage } from '../browser/lesson-browser.ts';

/** Photographs results, each code once. */
export class Pictures {
  readonly #page: ResultPage;
  readonly #taken = new Map<string, Promise<string>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(page: ResultPage) {
    this.#page = page;
  }

  /**
   * The picture of a result in the dark theme, at about the width it has beside its code; equal texts are
   * equal pictures.
   */
  take(files: readonly SourceFile[]): Promise<string> {
    const key = JSON.stringify(files);
    const known = this.#taken.get(key);
    if (known) return known;
    const picture = this.#last.then(() => this.#photograph(files));
    this.#last = picture.catch(() => undefined); // one page: the next waits, whatever became of this one
    this.#taken.set(key, picture);
    return picture;
  }

  async #photograph(files: readonly SourceFile[]): Promise<string> {
    await this.#page.show(files, 'night');
    return this.#page.takePicture();
  }
}
