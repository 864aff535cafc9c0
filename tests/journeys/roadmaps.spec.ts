import type { Page } from '@playwright/test';
import { roadmapCategories } from '../../content/roadmaps/categories.ts';
import { technologyNames } from '../../content/roadmaps/technology-names.ts';
import type { RoadmapPath } from '../../contract/content/roadmaps.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { signInAs } from './visitors.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const steps = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });
const titlesOf = (path: RoadmapPath) => path.steps.map(({ title }) => title);
const [web, backend] = roadmapCategories;
const webPath = web?.paths[0];
const backendPath = backend?.paths[0];
const lastBackendPath = backend?.paths.at(-1);
if (!web || !backend || !webPath || !backendPath || !lastBackendPath)
  throw new Error('content/roadmaps needs two categories with at least one path each');

/** The last technology of a path's second step, and the line of its dialog that says where it is. */
function pickTechnology(path: RoadmapPath): { id: string; name: string; place: string } {
  const id = path.steps[1]?.technologies.at(-1) ?? '';
  return { id, name: technologyNames[id] ?? '', place: `Step 2, ${path.steps[1]?.title}` };
}

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(`/roadmaps${query}`);
  await waitForHydration(page);
}

test('choosing a category selects its first path, a path shows its steps, and Back follows', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Roadmaps' })).toBeVisible();
  await expect(page.getByRole('button', { name: webPath.name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(steps(page)).toHaveText(titlesOf(webPath));
  await page.getByRole('button', { name: backend.title }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?category=backend&path=${backendPath.id}$`));
  await expect(page.getByRole('group', { name: `Paths of ${backend.title}` }).getByRole('button')).toHaveText(
    backend.paths.map(({ name }) => name),
  );
  await expect(steps(page)).toHaveText(titlesOf(backendPath));
  await page.getByRole('button', { name: lastBackendPath.name, exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?category=backend&path=${lastBackendPath.id}$`));
  await expect(steps(page)).toHaveText(titlesOf(lastBackendPath));
  await page.goBack();
  await expect(page.getByRole('button', { name: backendPath.name }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(steps(page)).toHaveText(titlesOf(webPath));
});

test('a technology opens with its description, features and resources in new tabs, by keyboard too', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  const technology = pickTechnology(webPath);
  const opener = page.getByRole('button', { name: technology.name });
  await opener.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?technology=${technology.id}$`));
  await expect(dialog(page)).toHaveAccessibleName(technology.name);
  await expect(dialog(page).getByText(technology.place)).toBeVisible();
  await expect(
    dialog(page).getByRole('region', { name: 'Key Features' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  const links = dialog(page).getByRole('region', { name: 'Learning Resources' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expectAccessible(page, [1280]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/roadmaps$/);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('only HTML and CSS have a link to our tutorials', async ({ page, site }) => {
  await openPage(page, site, '?technology=html');
  await expect(dialog(page).getByRole('link', { name: /on this site/ })).toHaveAttribute(
    'href',
    '/learning/html',
  );
});

test('a URL opens its path and technology; an unknown one shows the first path and says so', async ({
  page,
  site,
}) => {
  const technology = pickTechnology(lastBackendPath);
  await openPage(page, site, `?path=${lastBackendPath.id}&technology=${technology.id}`);
  await expect(dialog(page)).toHaveAccessibleName(technology.name);
  await expect(dialog(page).getByText(technology.place)).toBeVisible();
  await page.goto('/roadmaps?path=cobol');
  await expect(page.getByText('There is no path “cobol” here')).toBeVisible();
  await expect(steps(page)).toHaveText(titlesOf(webPath));
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?category=webdev&path=${webPath.id}$`));
  await page.goto('/roadmaps?technology=abacus');
  await expect(page.getByText('There is no technology “abacus” here')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(steps(page)).toHaveText(titlesOf(webPath));
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText('There is no technology')).toHaveCount(0);
});

test('the branches fit every window, and every technology can be reached', async ({ page, site }) => {
  await openPage(page, site, `?path=${lastBackendPath.id}`);
  for (const [width, lanes] of [
    [320, 1],
    [390, 2],
    [899, 2],
    [900, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const drawn = page.locator('.lattice:visible');
    await expect(drawn).toHaveCount(titlesOf(lastBackendPath).length);
    await expect(drawn.first()).toHaveClass(`lattice lattice-${lanes}`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `horizontal scrolling at ${width}`,
    ).toBeLessThanOrEqual(0);
    // A node is on the drawing's second lane, or on its only one.
    const node = await page
      .locator('.technology-node')
      .nth(lanes > 1 ? 1 : 0)
      .boundingBox();
    const drawing = await drawn.first().boundingBox();
    const laneX = (drawing?.x ?? 0) + (lanes === 1 ? 40 : lanes === 2 ? 200 : lanes === 3 ? 324 : 358);
    expect(
      Math.abs((node?.x ?? 0) + (node?.width ?? 0) / 2 - laneX),
      `node off its lane at ${width}`,
    ).toBeLessThanOrEqual(1);
  }
});

test.describe('without the details', () => {
  test.use({ expectedErrors: [/ERR_FAILED|technologies-/] });

  test('the dialog says that they could not load, and loads them on retry', async ({ page, site }) => {
    await page.route('**/assets/technologies-*.js', (route) => route.abort());
    await openPage(page, site, `?technology=${pickTechnology(webPath).id}`);
    await expect(dialog(page).getByRole('alert')).toContainText('could not load');
    await page.unroute('**/assets/technologies-*.js');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Key Features' })).toBeVisible();
  });
});
