import { expect } from '@playwright/test';
import { lessonIds } from '../../content/lessons/order.ts';
import { checkInBrowser } from '../../pipeline/lessons/check/browser/check-in-browser.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { test } from './lesson-test.ts';

for (const id of lessonIds) {
  test(`${id} does in a browser what it says`, async ({ lessonBrowser }) => {
    expect(await checkInBrowser(readLesson(id), lessonBrowser)).toEqual([]);
  });
}
