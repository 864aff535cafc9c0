import type { Page } from '@playwright/test';
import { expect, test, waitForHydration, type Person } from '../../site.ts';
import { getPerson, sendLogin } from '../visitors.ts';
import { endSessionBeforeCall } from './lost-calls.ts';

const flexbox = '/learning/css/css-designing/flexbox-layout';

async function logIn(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login(?:\?ended=1)?$/);
  await waitForHydration(page);
  await sendLogin(page, person);
  await page.waitForURL('**/courses');
  await waitForHydration(page);
}

const offer = (page: Page) => page.getByText('You were going to:');

test('after the login, the courses page leads to the lesson that was asked for, until it is left', async ({
  page,
  site,
}) => {
  await page.goto(`${flexbox}?secret=1#layout`);
  await logIn(page, await getPerson(site, 'verified member'));
  await expect(offer(page)).toBeVisible();
  const link = page.locator('main').getByRole('link', { name: 'Flexbox layout' });
  await expect(link, 'the path only').toHaveAttribute('href', flexbox);
  await link.click();
  await expect(page).toHaveURL(flexbox);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Learning Paths');
  await expect(offer(page)).toHaveCount(0);
});

test('a navigation inside the site that ended at the login is remembered too', async ({ page, site }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await logIn(page, await getPerson(site, 'verified member'));
  await expect(page.locator('main').getByRole('link', { name: 'Gallery' })).toHaveAttribute(
    'href',
    '/gallery',
  );
});

test.describe('when the session has ended', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('the page on which that was found is offered after the next login', async ({ page, site }) => {
    const person = await site.createPerson({ verified: true });
    await site.signInPage(page, person);
    await endSessionBeforeCall(page, site, '**/session');
    await page.goto('/roadmaps', { waitUntil: 'commit' });
    await logIn(page, person);
    await expect(page.locator('main').getByRole('link', { name: 'Roadmaps' })).toHaveAttribute(
      'href',
      '/roadmaps',
    );
  });
});

for (const path of [
  '//evil.example/learning',
  'https://evil.example/',
  'javascript:alert(1)',
  '/learning/css/none',
  '/courses',
  '/about',
  '/admin',
])
  test(`[71] ${path} is not offered: no guarded page of the site, or not for this person`, async ({
    page,
    site,
  }) => {
    await site.signInPage(page, await getPerson(site, 'verified member'));
    await page.evaluate((stored) => sessionStorage.setItem('requestedPath', stored), path);
    await page.goto('/courses');
    await waitForHydration(page);
    await expect(page.locator('main').getByRole('link', { name: 'Learn Now!' })).toHaveCount(2);
    await expect(offer(page)).toHaveCount(0);
  });
