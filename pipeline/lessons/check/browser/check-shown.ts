import type { ParsedLesson, Report } from '../lesson-check.ts';
import { listPictureChecks } from '../parts/check-pictures.ts';
import { ScreenshotCache } from '../parts/screenshots.ts';
import { checkCode } from './check-code.ts';
import { listResultChecks } from './check-results.ts';
import type { LessonBrowser } from './lesson-browser.ts';
import type { ShownCheck } from './shown-check.ts';

/** Runs the checks that show results. The pages share them: each takes the next one when it is ready. */
export async function checkShown(
  lesson: ParsedLesson,
  { resultPages }: LessonBrowser,
  report: Report,
): Promise<void> {
  const checks: ShownCheck[] = [
    (page) => checkCode(lesson, page, report),
    ...listPictureChecks(lesson, report),
    ...listResultChecks(lesson, report),
  ];
  await Promise.all(
    resultPages.map(async (page) => {
      const screenshots = new ScreenshotCache(page);
      for (let check = checks.shift(); check; check = checks.shift()) await check(page, screenshots);
    }),
  );
}
