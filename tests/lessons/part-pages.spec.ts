import { listPartPaths, partPages } from '../../app/part-pages.ts';
import { listViolations, overflowOf, setTheme } from '../accessibility/axe.ts';
import { startDevServer, type DevServer } from '../dev-server.ts';
import { expect, test, waitForHydration } from '../site.ts';

let dev: DevServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  dev = await startDevServer();
});
test.afterAll(() => dev.stop());

test('npm run dev shows each part in its states, accessible in both themes and at both widths', async ({
  page,
}) => {
  test.setTimeout(600_000);
  // The first page of a new server takes as long as compiling what all pages share.
  await page.goto(`${dev.url}/lesson-parts`, { timeout: 400_000 });
  await waitForHydration(page);
  const links = page.getByRole('navigation', { name: 'Parts of a lesson' }).getByRole('link');
  await expect(links).toHaveText([...partPages]);
  const found: string[] = [];
  for (const [index, path] of listPartPaths().entries()) {
    if (index > 0) await links.nth(index - 1).click();
    await page.waitForURL(dev.url + path, { timeout: 30_000 });
    if (index > 0) await expect(page.locator('.lesson-section').first()).toBeVisible();
    await expect(page.locator('[data-state=waiting]')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 });
    await setTheme(page, index % 4 < 2 ? 'night' : 'paper');
    for (const violation of await listViolations(page, 'everything')) found.push(`${path}: ${violation}`);
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${path}: ${overflow} px wider than the window`);
  }
  expect(found).toEqual([]);
});
