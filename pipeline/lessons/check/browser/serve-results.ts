import type { Page } from '@playwright/test';
import { framePolicy } from '../../../../contract/frame-policy.ts';
import { findLessonFile } from '../../../playground/check-runner.ts';

/**
 * Lets the page load results under the frames' policy, and the lessons' files; it reaches nothing else. `findResult` gives the
 * document at a URL of `lessons.test`, undefined where there is none.
 */
export async function serveResults(
  page: Page,
  findResult: (address: string) => string | undefined,
): Promise<void> {
  await page.route('**/*', (route) => {
    const address = route.request().url();
    const file = findLessonFile(address);
    if (file) return route.fulfill({ path: file });
    const body = findResult(address);
    if (body === undefined) return route.abort();
    return route.fulfill({
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': framePolicy(['lessons.test']) },
      body,
    });
  });
}
