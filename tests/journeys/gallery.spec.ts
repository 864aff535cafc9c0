import type { Page } from '@playwright/test';
import { gallerySections } from '../../content/gallery.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { signInAs } from './visitors.ts';

const pictures = gallerySections.flatMap((section) => section.pictures);
const dialog = (page: Page) => page.getByRole('dialog');
const addressOf = (index: number) => new RegExp(`\\?picture=${pictures.at(index)?.id}$`);

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(`/gallery${query}`);
  await waitForHydration(page);
}

test('each section shows its captioned pictures, lazily loaded, with alternative text and a size', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Gallery' })).toBeVisible();
  for (const { title, pictures: shown } of gallerySections) {
    const section = page.getByRole('region', { name: title });
    for (const { title: caption, description } of shown) {
      const figure = section.getByRole('figure').filter({ hasText: caption });
      const image = figure.getByRole('img', { name: description });
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
        )
        .toBe(true);
      expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('.avif');
    }
  }
});

test('the page itself shows the first picture, blurred, until it has loaded', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site, 'verified member');
  // The line is so slow that no picture arrives.
  await page.route('**/generated/gallery/**', () => undefined);
  await page.goto('/gallery');
  const readLargestPaint = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
            resolve(largest?.url ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  await expect.poll(readLargestPaint).toMatch(/^data:image\/avif/);
});

test('a picture gets its visible style when it is scrolled into view', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, site);
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure') })
    .last();
  await expect(last).toHaveClass(/is-waiting/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveClass(/is-visible/);
  await expect(last.getByRole('figure')).toHaveCSS('opacity', '1');
});

test('the opened picture is in the URL, and keys and buttons cycle through all pictures', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  const opener = page.getByRole('button', { name: pictures[0]?.title });
  await opener.press('Enter');
  await expect(page).toHaveURL(addressOf(0));
  await expect(dialog(page)).toHaveAccessibleName(pictures[0]?.title ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(addressOf(1));
  await expect(dialog(page)).toHaveAccessibleName(pictures[1]?.title ?? '');
  await expect(dialog(page).getByText(`2 of ${pictures.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(addressOf(0));
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(addressOf(-1));
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(addressOf(0));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(opener).toBeFocused();
});

test('a URL opens its picture, and an unknown one says so', async ({ page, site }) => {
  await openPage(page, site, `?picture=${pictures[4]?.id}`);
  await expect(dialog(page)).toHaveAccessibleName(pictures[4]?.title ?? '');
  await page.goto('/gallery?picture=nobody');
  await expect(page.getByText('There is no picture “nobody” here')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('in a window as low as at a zoom of 400 % the opened picture can be seen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, site, `?picture=${pictures[0]?.id}`);
  await expect
    .poll(async () => (await dialog(page).getByRole('img').boundingBox())?.height)
    .toBeGreaterThan(150);
  await dialog(page).getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
});
