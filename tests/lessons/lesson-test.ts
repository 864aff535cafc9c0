import { test as base } from '@playwright/test';
import {
  openLessonBrowser,
  type LessonBrowser,
} from '../../pipeline/lessons/check/browser/lesson-browser.ts';

/** Playwright's `test` with a `lessonBrowser` for each worker, which checks all of its lessons. */
export const test = base.extend<object, { lessonBrowser: LessonBrowser }>({
  lessonBrowser: [
    async ({ browser }, use) => {
      const lessonBrowser = await openLessonBrowser(browser);
      await use(lessonBrowser);
      await lessonBrowser.close();
    },
    { scope: 'worker' },
  ],
});
