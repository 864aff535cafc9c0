import type { Page } from '@playwright/test';
import { courseCategories } from '../../content/courses.ts';
import { levels } from '../../contract/content/hackathon-terms.ts';
import { overflowOf } from '../accessibility/axe.ts';
import { delayScripts } from '../late-scripts.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { storeProgress } from './store-progress.ts';
import { signInAs } from './visitors.ts';

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(`/courses${query}`);
  await waitForHydration(page);
}
const all = courseCategories.flatMap((category) => category.technologies);
const technologies = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });

test('only HTML and CSS can be opened; all others are disabled and say Coming Soon', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Learning Paths' })).toBeVisible();
  const links = page.getByRole('link', { name: 'Learn Now!' });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/learning/html',
    '/learning/css',
  ]);
  await expect(links.first()).toHaveAccessibleDescription('HTML');
  const soon = page.getByRole('button', { name: 'Coming Soon' });
  await expect(soon).toHaveCount((await technologies(page).count()) - 2);
  for (const button of await soon.all()) await expect(button).toBeDisabled();
});

test('on a phone the rows of filters scroll, and the page does not', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, site);
  expect(await overflowOf(page)).toBe(0);
});

test('both filters apply at the same time, are in the URL and follow Back', async ({ page, site }) => {
  await openPage(page, site);
  const [web] = courseCategories;
  const level = 'Beginner';
  const found = (web?.technologies ?? []).filter((technology) => technology.level === level);
  await page.getByRole('button', { name: web?.name }).press('Enter');
  await page.getByRole('button', { name: level }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?category=${web?.id}&level=${level.toLowerCase()}$`));
  await expect(technologies(page)).toHaveText(found.map(({ name }) => name));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All Levels' })).toHaveAttribute('aria-pressed', 'true');
  await expect(technologies(page)).toHaveCount(web?.technologies.length ?? 0);
});

test('two filters chosen before the scripts load both apply', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  const [web] = courseCategories;
  await page.getByRole('button', { name: web?.name }).click();
  await page.getByRole('button', { name: 'Beginner' }).click();
  deferred.resolve();
  await expect(page).toHaveURL(new RegExp(`\\?category=${web?.id}&level=beginner$`));
});

test('unknown filters in the URL show all courses', async ({ page, site }) => {
  await openPage(page, site, '?category=cooking&level=Expert');
  for (const name of ['All Categories', 'All Levels'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(technologies(page)).toHaveCount(all.length);
});

/** The filters that find nothing, if there are any: which they are depends on the content. */
const empty = courseCategories
  .flatMap((category) => levels.map((level) => ({ category, level })))
  .filter(({ category, level }) => category.technologies.every((technology) => technology.level !== level));

for (const { category, level } of empty.slice(0, 1))
  test('without results, the page offers to clear the filters', async ({ page, site }) => {
    await openPage(page, site, `?category=${category.id}&level=${level.toLowerCase()}`);
    await expect(page.getByText('No courses')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole('button', { name: 'All Categories' })).toBeFocused();
    await expect(technologies(page)).toHaveCount(all.length);
  });

test('a filter that would show no open course says so before it is pressed', async ({ page, site }) => {
  await openPage(page, site);
  const empty = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name: 'nothing open yet' });
  await expect(empty('Category')).toHaveText([/^Mobile Development/, /^Data Science/, /^Cloud Computing/]);
  await expect(empty('Level')).toHaveText([/^Intermediate/, /^Advanced/]);
  await page.getByRole('button', { name: 'Data Science' }).click();
  await expect(empty('Level')).toHaveCount(levels.length + 1);
});

for (const width of [390, 1440])
  test(`pressing a filter moves neither it nor another one at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, site);
    const chips = page.locator('main .chip');
    await chips.first().evaluate((chip) => scrollTo(0, chip.getBoundingClientRect().top - 100));
    const places = () =>
      chips.evaluateAll((all) =>
        all.map((chip) => {
          const { x, y, width } = chip.getBoundingClientRect();
          return [Math.round(x), Math.round(y), Math.round(width)];
        }),
      );
    const before = await places();
    for (const chip of await chips.all()) {
      await chip.evaluate((button: HTMLElement) => button.click());
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      expect(await places(), (await chip.textContent()) ?? '').toEqual(before);
    }
  });

const panel = (page: Page) => page.locator('main .learner');

test('somebody new starts with HTML, on the first screen of a phone, before any script', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  await page.goto('/courses');
  const start = panel(page).getByRole('link', { name: 'Start' });
  await expect(start).toHaveAttribute('href', '/learning/html/intro');
  await expect(panel(page).getByText('Start here')).toBeVisible();
  const box = await start.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  const html = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'HTML' }) });
  await expect(html.getByText('Start here')).toBeVisible();
  deferred.resolve();
  await waitForHydration(page);
});

test('Continue leads to the first unfinished lesson, ends above 400 px on a phone, and moves nothing', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, site);
  const learnNow = page.getByRole('link', { name: 'Learn Now!' }).first();
  const place = await learnNow.boundingBox();
  const doneAt = Date.now();
  await storeProgress(page, {
    lessons: { 'html/intro': { doneAt }, 'html/structure': { doneAt } },
    lastLesson: { html: { lessonId: 'html/structure', at: doneAt } },
  });
  const deferred = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(learnNow).toBeVisible();
  await expect(
    panel(page).getByRole('link', { name: 'Start' }),
    'no finished lesson is offered',
  ).toBeHidden();
  deferred.resolve();
  const next = panel(page).getByRole('link', { name: 'Continue: ' });
  await expect(next).toHaveAttribute('href', '/learning/html/basic-tags');
  await expect(panel(page).getByText('lesson 3 of 17')).toBeVisible();
  const box = await next.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  expect(await learnNow.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'HTML' }) });
  await expect(card.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/learning/html/basic-tags',
  );
});

test('coming technologies are compact rows', async ({ page, site }) => {
  await openPage(page, site);
  const rows = page.locator('.coming-courses > li');
  await expect(rows).toHaveCount(all.length - 2);
  const heights = await rows.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(90);
});
