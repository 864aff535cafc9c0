import type { Page } from '@playwright/test';

/** The search box. */
export const box = (page: Page) => page.getByPlaceholder('Search users...');

/** The names in the list. */
export const names = (page: Page) => page.locator('tbody').getByRole('rowheader');

/** The row of the person with that name. */
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The button that opens the menu of what an admin can do with that person. */
export const menu = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: `Act on ${name}` });

/** The button with exactly that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
