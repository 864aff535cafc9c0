import type { Page } from '@playwright/test';
import { framePolicy } from '../../../../contract/frame-policy.ts';
import { findLessonFile } from '../../../playground/check-runner.ts';

/**
 * Lets the page load only results, with the policy of the frames, and the lessons' files. `findResult`
 * returns the document at a URL of `lessons.test`, or undefined when there is none.
 */
export async function serveResults(
  page: Page,
  findResult: (url: string) => string | undefined,
): Promise<void> {
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const file = findLessonFile(url);
    if (file) return route.fulfill({ path: file });
    const body = findResult(url);
    if (body === undefined) return route.abort();
    return route.fulfill({
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': framePolicy(['lessons.test']) },
      body,
    });
  });
}
