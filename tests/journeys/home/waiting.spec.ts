import type { Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { sendLogin, signInAs, visitorKinds } from '../visitors.ts';

const getWaiting = (page: Page) =>
  page.getByRole('region', { name: 'You are in. An officer confirms you next.' });

for (const kind of visitorKinds)
  test(`the home page tells a visitor (${kind}) what they wait for only while they do`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site, kind);
    await page.goto('/');
    await waitForHydration(page);
    const isWaiting = kind === 'member' || kind === 'unverified admin';
    await expect(getWaiting(page)).toBeVisible({ visible: isWaiting });
    await expect(page.getByRole('list', { name: 'Commit log' })).toBeVisible({ visible: !isWaiting });
  });

test('a login that ends at the home page, because nobody confirmed the member yet, says so and leads on', async ({
  page,
  site,
}) => {
  const person = await site.createPerson({ verified: false, admin: false });
  await page.goto('/login');
  await waitForHydration(page);
  await sendLogin(page, person);
  await page.waitForURL(new URL('/', site.url).href);
  await expect(getWaiting(page)).toBeVisible();
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `at ${width} px`).toBe(0);
  }
  await getWaiting(page).getByRole('link', { name: 'Clubs' }).click();
  await expect(page).toHaveURL('/clubs');
});
