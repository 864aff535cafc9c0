import { expect } from '@playwright/test';
import { lessonIds } from '../../content/lessons/order.ts';
import { checkInBrowser } from '../../tools/lessons/check/browser/check-in-browser.ts';
import { readLesson } from '../../tools/lessons/read-lesson.ts';
import { test } from './lesson-test.ts';

for (const id of lessonIds) {
  test(`${id} does in a browser what it says`, async ({ lessonBrowser }) => {
    expect(await checkInBrowser(readLesson(id), lessonBrowser)).toEqual([]);
  });
}
