import { lessonIds } from '../../content/lessons/order.ts';
import { checkInBrowser } from '../../pipeline/lessons/check/check-in-browser.ts';
import { requireNoErrors } from '../../pipeline/lessons/check/lesson-error.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { test } from './lesson-test.ts';

for (const id of lessonIds) {
  test(`${id} passes all checks in a browser`, async ({ lessonBrowser }) => {
    requireNoErrors(await checkInBrowser(readLesson(id), lessonBrowser));
  });
}
