import type { Page } from '@playwright/test';

/** The navigation bar, with its drawer. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
