import type { Page } from '@playwright/test';
import { emptyProgress, type Progress } from '../../contract/progress/progress.ts';

/**
 * Stores progress in the browser as the signed-in person's, not yet in the account. What is not given is empty. The page
 * must be at the site's origin.
 */
export async function storeProgress(page: Page, progress: Partial<Progress>): Promise<void> {
  await page.evaluate(
    (stored) => {
      const owner = localStorage.getItem('userId');
      localStorage.setItem(
        'progress',
        JSON.stringify({ version: 1, owner, pending: true, progress: stored, others: {} }),
      );
    },
    { ...emptyProgress, ...progress },
  );
}
