import type { Browser, Page } from '@playwright/test';
import type { Check } from '../../../../contract/lessons/lesson-checks.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import { assembleDocument } from '../../../../app/learn/playground/document/assemble-document.ts';
import { baseStyle, type ResultTheme } from '../../../../app/learn/playground/document/base-style.ts';
import { hasScript } from '../../../../app/learn/playground/document/has-script.ts';
import { getFrameScript } from '../../../playground/frame-scripts.ts';
import { openClosedPage } from '../../../playground/closed-page.ts';
import { openCheckRunner, type RunChecks } from '../../../playground/check-runner.ts';
import type { LessonParts } from '../../parts/lesson-parts.ts';
import type { ResultHeights } from '../../result-heights.ts';
import { openMeasuringPage } from './measure-heights.ts';
import { countAnimationFrameRequests, endMotion } from './find-motion.ts';
import { axePath, findViolations, ruleSets, type Violation } from './find-violations.ts';
import { lessonsHost, findResultResponse } from '../../../playground/page-response.ts';

/**
 * A run that waits so long altogether, for example for animations to end, needs little of the processor, so it
 * goes to a page of its own, where more of them run at the same time.
 */
const longWaitMs = 300;
const maxWaitingRuns = 8;

/** What the checks of lessons use in a browser: five pages that all lessons use in turn. */
export type LessonBrowser = {
  runChecks: RunChecks;
  resultPages: readonly [ResultPage, ResultPage];
  measureHeights: (parts: LessonParts) => Promise<ResultHeights>;
  close: () => Promise<void>;
};

const resultUrl = `http://${lessonsHost}/results/one`;
/** The width is about that of a result beside its code. */
const windowSize = { width: 640, height: 600 };

/** The page that shows results, as separate documents with the Content-Security-Policy of the frames. */
export class ResultPage {
  readonly page: Page;
  readonly #document: { html: string };
  #canReuseDocument = false;

  private constructor(page: Page, shownDocument: { html: string }) {
    this.page = page;
    this.#document = shownDocument;
  }

  static async open(browser: Browser): Promise<ResultPage> {
    const shownDocument = { html: '' };
    const page = await openClosedPage(
      browser,
      (url) => findResultResponse(url, (href) => (href === resultUrl ? shownDocument.html : undefined)),
      { windowSize, reducedMotion: 'reduce' },
    );
    await page.addInitScript({ path: axePath });
    await page.addInitScript(countAnimationFrameRequests);
    return new ResultPage(page, shownDocument);
  }

  /**
   * Shows the result of the files in that theme, as a user with reduced motion sees it. The result is written
   * into the current document, as on the site, so that axe need not be loaded again. Only the first result, and
   * the one after a result with scripts, is loaded as a new document.
   */
  async show(files: readonly SourceFile[], theme: ResultTheme): Promise<void> {
    const html = assembleDocument(files, await getFrameScript(), { theme });
    const isReused = this.#canReuseDocument;
    this.#canReuseDocument = !hasScript(files);
    if (!isReused) {
      this.#document.html = html;
      await this.page.goto(resultUrl);
      return;
    }
    await this.page.evaluate(
      (text) =>
        new Promise<void>((resolve) => {
          document.open();
          addEventListener('load', () => resolve(), { once: true });
          document.write(text);
          document.close();
        }),
      html,
    );
  }

  /** A screenshot of the window, with all animations at their end: PNG as base64. */
  async takeScreenshot(): Promise<string> {
    await this.page.evaluate(endMotion);
    return (await this.page.screenshot()).toString('base64');
  }

  /** What axe finds in the shown result, which is in the dark theme: with these rules there, then in the light one. */
  listViolations(ruleSet: keyof typeof ruleSets): Promise<Violation[]> {
    return this.page.evaluate(findViolations, [
      ruleSets[ruleSet],
      ruleSets.contrast,
      { night: baseStyle('night'), paper: baseStyle('paper') },
    ] as const);
  }
}

/** Opens the pages in which lessons are checked. */
export async function openLessonBrowser(browser: Browser): Promise<LessonBrowser> {
  const [checkRunner, waitingRunner, measuringPage, ...resultPages] = await Promise.all([
    openCheckRunner(browser),
    openCheckRunner(browser, { parallelRuns: maxWaitingRuns }),
    openMeasuringPage(browser),
    ResultPage.open(browser),
    ResultPage.open(browser),
  ]);
  const waitsLong = (checks: readonly Check[]) =>
    checks.reduce((sumMs, { when }) => sumMs + (when?.after ?? 0), 0) >= longWaitMs;
  return {
    runChecks: (files, checks) => (waitsLong(checks) ? waitingRunner : checkRunner).runChecks(files, checks),
    resultPages,
    measureHeights: measuringPage.measureHeights,
    close: async () => {
      const pages = [...resultPages, checkRunner, waitingRunner, measuringPage];
      await Promise.all(pages.map(({ page }) => page.context().close()));
    },
  };
}
