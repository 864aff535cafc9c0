import { test as base } from '@playwright/test';
import {
  openLessonBrowser,
  type LessonBrowser,
} from '../../pipeline/lessons/check/browser/lesson-browser.ts';

/** The lessons' test: one pair of pages a worker, for all lessons it proves. */
export const test = base.extend<object, { lessonBrowser: LessonBrowser }>({
  lessonBrowser: [
    async ({ browser }, use) => {
      const opened = await openLessonBrowser(browser);
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
});
