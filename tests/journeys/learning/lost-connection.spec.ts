import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { signInAs } from '../visitors.ts';
import { codeOf, exerciseOf, exercisePath, openAs, type } from './drafts.ts';
import { openLesson } from './plain-sample.ts';

test.use({ expectedErrors: [/./] });

const files = '**/{assets,generated}/**';

/** Ends the connection; returns a function that lists what the page has asked for as a module since then. */
async function loseConnection(page: Page): Promise<() => string[]> {
  const asked: string[] = [];
  // What the page loads by itself has come.
  await page.waitForLoadState('networkidle');
  await page.route(files, (route) => {
    if (route.request().resourceType() === 'script') asked.push(route.request().url());
    return route.abort();
  });
  return () => asked;
}

/*
 * Firefox and Safari never ask again for a module that they could not fetch. Chromium does, so these tests look at what is
 * asked for while there is no connection: no module.
 */
test('the checks load after a lost connection', async ({ page, site }) => {
  await openLesson(page, site);
  const exercise = page.locator('.exercise:not(.warm-up)').first();
  await exercise.scrollIntoViewIfNeeded();
  const listModules = await loseConnection(page);
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(exercise.getByText('The checks could not load')).toBeVisible();
  expect(listModules()).toEqual([]);
  await page.unroute(files);
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(exercise.locator('.check-first')).toBeVisible();
});

test('a technology’s details load after a lost connection', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.goto('/roadmaps');
  await waitForHydration(page);
  const listModules = await loseConnection(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(HTML|Git|CSS)/ })
    .first()
    .click();
  await expect(page.getByText('The details could not load')).toBeVisible();
  expect(listModules()).toEqual([]);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The details could not load')).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test('after an update of the site the page says so, and a reload keeps what was typed', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  const exercise = exerciseOf(page);
  await type(exercise, 'p { color: teal; }');
  await page.waitForLoadState('networkidle');
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The site has been updated.' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(notice).toBeHidden();
  await expect(codeOf(exercise)).toHaveText('p { color: teal; }');
});
