import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { bothHeights } from '../../contract/lessons/expected-height.ts';
import { readResultHeights } from '../../pipeline/lessons/result-heights.ts';
import { delayScripts } from '../delay-scripts.ts';
import { expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

/** The result whose heights on a desk and a phone differ most, and the page with it. */
function findTallOnPhones(): { path: string; name: string; wide: number; phone: number } {
  const all = lessonIds.flatMap((id) =>
    Object.entries(readResultHeights(id)).map(([name, expected]) => {
      const [wide, phone] = bothHeights(expected);
      return { path: lessonPath(id), name, wide, phone };
    }),
  );
  const [first] = all.toSorted((a, b) => b.phone - b.wide - (a.phone - a.wide));
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
