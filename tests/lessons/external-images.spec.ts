import { remoteSample } from '../../contract/external-urls.ts';
import { signInAs } from '../journeys/visitors.ts';
import { expect, test, waitForHydration } from '../site.ts';

// The test does not reach the other site; the lesson has a stand-in for its images.
test.use({ expectedErrors: [/upload\.wikimedia\.org/] });

test('the images of another site are asked for when they scroll into view, without a referrer', async ({
  page,
  site,
}) => {
  const referrers: (string | undefined)[] = [];
  await page.route(remoteSample, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.abort();
  });
  await signInAs(page, site, 'verified member');
  await page.goto('/learning/css/css-properties/css-float');
  await waitForHydration(page);
  const image = page.locator('.float-demo img').first();
  await expect(image).toHaveAttribute('src', /^\/lesson-files\//);
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  expect(referrers).toEqual([]);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => referrers.length).toBeGreaterThan(0);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
  await expect(image).toHaveAttribute('src', /^\/lesson-files\//);
});
