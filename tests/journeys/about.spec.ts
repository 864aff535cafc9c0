import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import { waitForHydration, expect, test } from '../site.ts';

test('the mission, the values and the journey since the founding year are shown', async ({ page }) => {
  await page.goto('/about');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(about.missionHeading);
  await expect(main.getByText(about.mission)).toBeVisible();
  for (const { title } of about.values)
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByRole('heading', { name: /mission/i })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: /values/i })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: /journey/i })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: /journey/i }).locator('..')).toContainText(
    String(site.foundedYear),
  );
  for (const { title } of about.journey)
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  // One rule above each fact, and none above that of the first.
  await expect(main.locator('.facts')).toHaveCSS('border-top-width', '0px');
  await expect(main.locator('.fact').first()).toHaveCSS('border-top-width', '1px');
});

test('Become a Member leads home, and the page begins at its top', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Become a Member' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
