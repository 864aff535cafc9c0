import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { findExample } from './find-part.ts';

const countLines = (files: readonly { code: string }[]) =>
  files.reduce((total, { code }) => total + code.split('\n').length, 0);

/** Its first edit makes the code above it higher. */
const longer = findExample('an example whose first edit adds two lines', ({ files, tries }) => {
  const [first] = tries;
  return (
    first !== undefined &&
    first.edited.some(({ language, code }) => {
      const file = files.find((each) => each.language === language);
      return file !== undefined && countLines([{ code }]) >= countLines([file]) + 2;
    })
  );
});

for (const width of [390, 1440])
  test(`an edit and its undoing leave the pressed button where it is, ${width} px wide`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, site, 'verified member');
    await page.goto(longer.path);
    await waitForHydration(page);
    const example = page.locator(`[data-example$="#${longer.part.name}"]`);
    const button = example.locator('.try-edit').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(example.locator('iframe')).toBeVisible();
    for (const isApplied of [true, false]) {
      const height = await example.evaluate(({ offsetHeight }) => offsetHeight);
      const farthest = await button.evaluate(async (element: HTMLElement) => {
        const top = element.getBoundingClientRect().top;
        let distance = 0;
        element.click();
        const end = performance.now() + 1_000;
        while (performance.now() < end) {
          // After the page's own callbacks of the frame: what is measured is what is painted.
          await new Promise(requestAnimationFrame);
          distance = Math.max(distance, Math.abs(element.getBoundingClientRect().top - top));
        }
        return distance;
      });
      await expect(button).toHaveAttribute('aria-pressed', String(isApplied));
      expect(await example.evaluate(({ offsetHeight }) => offsetHeight)).not.toBe(height);
      expect(farthest).toBeLessThan(2);
    }
  });
