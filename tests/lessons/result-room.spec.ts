import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { bothHeights } from '../../contract/lessons/expected-height.ts';
import { readResultHeights } from '../../pipeline/lessons/result-heights.ts';
import { delayScripts } from '../late-scripts.ts';
import { expect, test, waitForHydration } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { findExample } from './find-part.ts';

/** The result of an example or exercise whose heights on a desk and a phone differ most, and the page with it. */
function findTallOnPhones(): { path: string; name: string; wide: number; phone: number } {
  const all = lessonIds.flatMap((id) =>
    Object.entries(readResultHeights(id)).map(([name, expected]) => {
      const [wide, phone] = bothHeights(expected);
      return { path: lessonPath(id), name, wide, phone };
    }),
  );
  // Steps and versions are numbered, and share their place.
  const own = all.filter(({ name }) => !/-\d+$/.test(name));
  const [first] = own.toSorted((a, b) => b.phone - b.wide - (a.phone - a.wide));
  if (first === undefined || first.phone - first.wide < 40)
    throw new Error('No result is 40 px higher on a phone; this test needs one.');
  return first;
}

test('before any script has loaded, the height of a result is reserved, with another height on a phone', async ({
  page,
  site,
}) => {
  const { path, name, wide, phone } = findTallOnPhones();
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  const room = page
    .locator(`[data-example$="#${name}"] .result-place, #exercise-${name} .result-place`)
    .first();
  for (const [width, height] of [
    [390, phone],
    [1280, wide],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: 'commit' });
    await expect
      .poll(async () => (await room.boundingBox())?.height, { message: `at ${width} px` })
      .toBe(height);
  }
  deferred.resolve();
});

test('a section that is laid out late keeps its position', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  await page.goto(findTallOnPhones().path, { waitUntil: 'commit' });
  const section = page.locator('.lesson-section').nth(1);
  await section.waitFor();
  const tops = await section.evaluate((element) => {
    const before = element.getBoundingClientRect().top;
    element.dataset.laidOut = '';
    return { before, after: element.getBoundingClientRect().top };
  });
  expect(tops.after).toBe(tops.before);
  deferred.resolve();
});

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
      const height = await example.evaluate((figure) => figure.getBoundingClientRect().height);
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
      expect(await example.evaluate((figure) => figure.getBoundingClientRect().height)).not.toBe(height);
      expect(farthest).toBeLessThan(2);
    }
  });
