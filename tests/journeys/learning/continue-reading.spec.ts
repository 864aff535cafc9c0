import { waitForHydration, expect, test } from '../../site.ts';
import { openAs } from './drafts.ts';

const path = '/learning/css/css-designing/flexbox-layout';

test('Continue leads to the last heading read, also after the lesson was opened at its top again', async ({
  page,
  site,
}) => {
  await openAs(page, site, path);
  const id = await page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('.lesson-section > h2[id]')];
    const heading = headings[Math.floor(headings.length / 2)];
    heading?.scrollIntoView();
    return heading?.id ?? '';
  });
  const readProgress = () => page.evaluate(() => localStorage.getItem('progress'));
  await expect.poll(readProgress).toContain(`"heading":"${id}"`);
  await page.goto('about:blank');
  await page.goto(path);
  await waitForHydration(page);
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Continue: ' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
