import type { Browser, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import { assembleDocument } from '../../../../app/learn/playground/document/assemble-document.ts';
import { baseStyle, type ResultTheme } from '../../../../app/learn/playground/document/base-style.ts';
import { hasScript } from '../../../../app/learn/playground/document/has-script.ts';
import { getFrameScript } from '../../../playground/frame-scripts.ts';
import { openProver, type Prove } from '../../../playground/check-runner.ts';
import type { LessonParts } from '../../parts/lesson-parts.ts';
import type { ResultHeights } from '../../result-heights.ts';
import { openMeasuringPage } from './measure-heights.ts';
import { countFrames } from './find-motion.ts';
import { serveResults } from './serve-results.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a lesson is proved with: three pages of one browser that serve all lessons in turn. */
export type LessonBrowser = {
  prove: Prove;
  results: ResultPage;
  measureHeights: (parts: LessonParts) => Promise<ResultHeights>;
  close: () => Promise<void>;
};

const resultUrl = 'http://lessons.test/results/one';
/** About as wide as a result is beside its code. */
const resultSize = { width: 640, height: 600 };
/** Of axe's rules those of the WCAG, without those about whole pages, which results are not. */
const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: {
    bypass: { enabled: false },
    'document-title': { enabled: false },
    'html-has-lang': { enabled: false },
  },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
};

const contrastOptions: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
};

/** The page in which results are looked at, as separate documents under the frames' policy. */
export class ResultPage {
  readonly page: Page;
  #isFresh = false;

  constructor(page: Page) {
    this.page = page;
  }

  async prepare(): Promise<void> {
    await this.page.setViewportSize(resultSize);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.addInitScript(countFrames);
    await serveResults(this.page, (address) => (address === resultUrl ? '<!doctype html>' : undefined));
  }

  /**
   * Shows the files' result in that theme to a user who prefers reduced motion. It is written into the
   * current document, as the site does it, because axe takes longest to load: only a result with scripts
   * makes a new window necessary afterwards.
   */
  async show(files: readonly SourceFile[], theme: ResultTheme): Promise<void> {
    if (!this.#isFresh) await this.page.goto(resultUrl);
    this.#isFresh = !hasScript(files);
    const html = assembleDocument(files, await getFrameScript(), { theme });
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

  /** The picture of the window, PNG as base64. */
  async takePicture(): Promise<string> {
    const take = () => this.page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    const picture = await take().catch((error: unknown) => {
      // About once in some thousand pictures Chromium has no surface to copy at that moment.
      if (!String(error).includes('Unable to capture screenshot')) throw error;
      return take();
    });
    return picture.toString('base64');
  }

  /** Shows the result that is there in the other theme, at once: a transition would show colours in between. */
  async changeTheme(from: ResultTheme, to: ResultTheme): Promise<void> {
    await this.page.evaluate(
      ([before, after]) => {
        const base = [...document.querySelectorAll('style')].find(
          ({ textContent }) => textContent === before,
        );
        if (!base) throw new Error('The result has no base style.');
        const still = document.createElement('style');
        still.textContent = '*, ::before, ::after { transition: none !important }';
        base.before(still);
        base.textContent = after;
        void document.documentElement.offsetWidth; // applies it while nothing moves
        still.remove();
      },
      [baseStyle(from), baseStyle(to)] as const,
    );
  }

  /** What axe finds in the result, by all rules or by the one of contrast: what is wrong, and the element's HTML. */
  async listViolations(rules: 'all' | 'contrast'): Promise<{ help: string; html: string }[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    const { violations, incomplete } = await this.page.evaluate(
      async (options) => {
        // A transition that begins with the page (@starting-style) has colours in between.
        const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
        await Promise.allSettled(transitions.map(({ finished }) => finished));
        return window.axe.run(document, options);
      },
      rules === 'all' ? axeOptions : contrastOptions,
    );
    // Of what axe leaves to people only text on its own colour is sure to be an error.
    const unseen = incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }));
    return [...violations, ...unseen].flatMap(({ help, nodes }) =>
      nodes.map(({ html, any, all, none }) => ({
        help: [...any, ...all, ...none][0]?.message ?? help,
        html,
      })),
    );
  }
}

/** Opens the pages that lessons are proved in. */
export async function openLessonBrowser(browser: Browser): Promise<LessonBrowser> {
  const [proverPage, page, measuringPage] = await Promise.all([
    browser.newPage(),
    browser.newPage(),
    browser.newPage(),
  ]);
  const results = new ResultPage(page);
  const [prove, measureHeights] = await Promise.all([
    openProver(proverPage),
    openMeasuringPage(measuringPage),
    results.prepare(),
  ]);
  return {
    prove,
    results,
    measureHeights,
    close: async () => {
      await Promise.all([proverPage.close(), page.close(), measuringPage.close()]);
    },
  };
}
