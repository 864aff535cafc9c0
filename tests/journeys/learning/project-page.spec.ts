import { lessonPath } from '../../../content/lessons/order.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { savingMs } from '../../late-scripts.ts';
import { expect, Site, test, waitForHydration } from '../../site.ts';
import {
  arrive,
  cssPath,
  cssProject as css,
  exerciseOf,
  frameOf,
  htmlPath,
  htmlProject as html,
  keepPieces,
  ownPieces,
  unpack,
  version,
} from './learners-project.ts';

test('the folder contains every page, the linked style sheets and the pictures', async ({ page, site }) => {
  await arrive(page, site, cssPath);
  await keepPieces(page, ownPieces(), cssPath);
  const folder = await unpack(page);
  const sizeText = await page.locator('.project-download .mono').textContent();
  expect(sizeText).toMatch(new RegExp(`^${folder.size} files, \\d+ KB$`));
  const pages = html.pieces.map((piece) => piece.page);
  expect([...folder.keys()].filter((name) => !name.startsWith('pictures/')).toSorted()).toEqual(
    [...pages, 'style.css'].toSorted(),
  );
  for (const name of pages)
    expect(folder.get(name), name).toContain('<link rel="stylesheet" href="style.css">');
  expect(folder.get('index.html')).toContain('Four nights');
  expect(folder.get('style.css')).toContain('#e0ffe0');
  const named = [...folder.values()].flatMap((text) => [...text.matchAll(/src="(pictures\/[^"]+)"/g)]);
  expect(named.length).toBeGreaterThan(0);
  for (const [, name = ''] of named) expect(folder.get(name), name).toContain('<svg');
});

test('both projects are accessible and fit, with pieces and without', async ({ page, site }) => {
  await arrive(page, site, htmlPath);
  await expectAccessible(page, [390, 1440]);
  await keepPieces(page, ownPieces(), cssPath);
  await expectAccessible(page, [390, 1440]);
  await page.goto(`${cssPath}?view=alone`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [390]);
});

test('the menu and the search lead to the project', async ({ page, site }) => {
  await arrive(page, site, '/courses');
  await page.goto(lessonPath(exerciseOf(css, 1).lesson));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search the lessons' }).click();
  await page.getByLabel('Search terms').fill(css.title);
  await page.locator(`.found-list a[href="${cssPath}"]`).click();
  await expect(page).toHaveURL(cssPath);
  await page.goBack();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('link', { name: 'CSS project' }).click();
  await expect(page).toHaveURL(cssPath);
});

test('without scripts the pieces, their sentences and the start are shown', async ({
  browser,
  site,
  page,
}) => {
  await arrive(page, site, htmlPath);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: site.url,
  });
  const plain = await context.newPage();
  await plain.goto(htmlPath);
  for (const { title, says } of html.pieces) {
    await expect(plain.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(plain.getByText(says)).toBeVisible();
  }
  const result = plain.locator('.project-frame iframe').filter({ visible: true });
  await expect(result.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Download as a folder' })).toBeHidden();
  await context.close();
});

test('offline the project shows its pages and can be saved', async ({ page, expectedErrors }) => {
  test.setTimeout(2 * savingMs);
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const own = await Site.start();
  await arrive(page, own, lessonPath(exerciseOf(css, 1).lesson));
  await page.getByRole('button', { name: /Open the list of/ }).click();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText(/^Saved on \d+ \w+ \d{4}/)).toBeVisible({ timeout: savingMs });
  await page.context().setOffline(true);
  await own.kill();
  await keepPieces(page, ownPieces(), own.url + cssPath);
  await expect(version(page)).toHaveText(/^saved 16 Oct at/);
  await expect(frameOf(page).frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Page in the frame').selectOption('stages.html');
  const picture = frameOf(page).frameLocator('iframe').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(640);
  expect((await unpack(page)).get('pictures/stage-banyan.svg')).toContain('<svg');
});
