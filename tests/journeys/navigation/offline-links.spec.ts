import { expect, test, waitForHydration } from '../../site.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('a link without a connection says so, and Try again opens the page with its style', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  await page.context().setOffline(true);
  await link.hover();
  await page.waitForTimeout(300); // somebody who points at a link has its page fetched, in vain now
  await link.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not load.' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/privacy');

  // A page that was shown needs no connection.
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Our mission/ })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('a page that a link could not open opens later by the same link', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  await page.context().setOffline(true);
  await footer.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goBack();
  await page.context().setOffline(false);
  await footer.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
