import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import { assembleDocument } from '../../../../app/learn/playground/document/assemble-document.ts';
import { baseStyle, type ResultTheme } from '../../../../app/learn/playground/document/base-style.ts';
import { hasScript } from '../../../../app/learn/playground/document/has-script.ts';
import { getFrameScript } from '../../../playground/frame-scripts.ts';
import { openCheckRunner, type RunChecks } from '../../../playground/check-runner.ts';
import type { LessonParts } from '../../parts/lesson-parts.ts';
import type { ResultHeights } from '../../result-heights.ts';
import { openMeasuringPage } from './measure-heights.ts';
import { countAnimationFrameRequests } from './find-motion.ts';
import { serveResults } from './serve-results.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const maxScreenshotAttempts = 5;

/** What the checks of lessons use in a browser: three pages that all lessons use in turn. */
export type LessonBrowser = {
  runChecks: RunChecks;
  results: ResultPage;
  measureHeights: (parts: LessonParts) => Promise<ResultHeights>;
  close: () => Promise<void>;
};

const resultUrl = 'http://lessons.test/results/one';
/** The width is about that of a result beside its code. */
const resultSize = { width: 640, height: 600 };
/** The WCAG rules of axe, without those about complete pages, because a result is only a part of a page. */
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

const ruleOptions = (rules: string[]): RunOptions => ({
  runOnly: { type: 'rule', values: rules },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
});

/** All these rules, those whose outcome depends on the style sheet, and that whose outcome depends on the theme. */
const ruleSets = {
  all: axeOptions,
  style: ruleOptions(['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']),
  contrast: ruleOptions(['color-contrast']),
};

/** The page that shows results, as separate documents with the Content-Security-Policy of the frames. */
export class ResultPage {
  readonly page: Page;
  #canReuseDocument = false;

  constructor(page: Page) {
    this.page = page;
  }

  async prepare(): Promise<void> {
    await this.page.setViewportSize(resultSize);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.addInitScript(countAnimationFrameRequests);
    await serveResults(this.page, (url) => (url === resultUrl ? '<!doctype html>' : undefined));
  }

  /**
   * Shows the result of the files in that theme, as a user with reduced motion sees it. The result is written
   * into the current document, as on the site, so that axe need not be loaded again. Only after a result with
   * scripts a new document is necessary.
   */
  async show(files: readonly SourceFile[], theme: ResultTheme): Promise<void> {
    if (!this.#canReuseDocument) await this.page.goto(resultUrl);
    this.#canReuseDocument = !hasScript(files);
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

  /** A screenshot of the window: PNG as base64. */
  async takeScreenshot(): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
        return (await this.page.screenshot(options)).toString('base64');
      } catch (error) {
        // In about one of a few thousand screenshots, Chromium has no surface to copy at that moment; once also
        // right after it.
        if (attempt === maxScreenshotAttempts || !String(error).includes('Unable to capture screenshot'))
          throw error;
        await sleep(attempt * 100);
      }
    }
  }

  /**
   * Switches the shown result to the other theme without transitions, which would show colours in between.
   */
  async changeTheme(from: ResultTheme, to: ResultTheme): Promise<void> {
    await this.page.evaluate(
      ([before, after]) => {
        const base = [...document.querySelectorAll('style')].find(
          ({ textContent }) => textContent === before,
        );
        if (!base) throw new Error('The result has no base style.');
        const noTransitions = document.createElement('style');
        noTransitions.textContent = '*, ::before, ::after { transition: none !important }';
        base.before(noTransitions);
        base.textContent = after;
        void document.documentElement.offsetWidth; // forces the new style while transitions are off
        noTransitions.remove();
      },
      [baseStyle(from), baseStyle(to)] as const,
    );
  }

  /**
   * The violations that axe finds in the result with a set of rules: a message and the element's HTML.
   */
  async listViolations(ruleSet: keyof typeof ruleSets): Promise<{ help: string; html: string }[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    const { violations, incomplete } = await this.page.evaluate(async (options) => {
      // A transition that begins when the page loads (@starting-style) shows colours in between.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      return window.axe.run(document, options);
    }, ruleSets[ruleSet]);
    // Among the results that axe leaves to people, only text in the colour of its background is certainly an
    // error.
    const invisibleText = incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }));
    return [...violations, ...invisibleText].flatMap(({ help, nodes }) =>
      nodes.map(({ html, any, all, none }) => ({
        help: [...any, ...all, ...none][0]?.message ?? help,
        html,
      })),
    );
  }
}

/** Opens the pages in which lessons are checked. */
export async function openLessonBrowser(browser: Browser): Promise<LessonBrowser> {
  const [checkRunnerPage, page, measuringPage] = await Promise.all([
    browser.newPage(),
    browser.newPage(),
    browser.newPage(),
  ]);
  const results = new ResultPage(page);
  const [runChecks, measureHeights] = await Promise.all([
    openCheckRunner(checkRunnerPage),
    openMeasuringPage(measuringPage),
    results.prepare(),
  ]);
  return {
    runChecks,
    results,
    measureHeights,
    close: async () => {
      await Promise.all([checkRunnerPage.close(), page.close(), measuringPage.close()]);
    },
  };
}
