import { expect, test } from '../../site.ts';

const readSentence = () =>
  getComputedStyle(document.querySelector('main') ?? document.body, '::before').content;

test('a browser without container queries says that it is too old, and others do not', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(readSentence)).toBe('none');
  // As in a browser that does not know the property.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({
      response,
      body: css.replace(/@supports not\s*\(container-type/, '@supports (container-type'),
    });
  });
  await page.goto(`${site.url}/about`);
  await expect
    .poll(() => page.evaluate(readSentence))
    .toContain('Your browser is too old for the interactive parts of this site.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
