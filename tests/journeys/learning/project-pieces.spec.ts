import { lessonPath } from '../../../content/lessons/order.ts';
import { lateScriptsSeconds } from '../../late-scripts.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import {
  arrive,
  cssPath,
  cssProject as css,
  exerciseOf,
  exercisePart,
  frameOf,
  htmlPath,
  htmlProject as html,
  keepPieces,
  ownPieces,
  rowOf,
  solve,
  unpack,
  version,
} from './learners-project.ts';

test('without pieces, the frame shows the start and a link to the first piece', async ({ page, site }) => {
  await arrive(page, site, htmlPath);
  const [first, second] = [exerciseOf(html, 0), exerciseOf(html, 1)];
  await expect(page.getByText(`0 of ${html.pieces.length} added`)).toBeVisible();
  await expect(version(page)).toHaveText('the course’s start');
  await expect(rowOf(page, first.title).getByText('next', { exact: true })).toBeVisible();
  await expect(rowOf(page, second.title).getByText('to come')).toBeVisible();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frameOf(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.locator('.button.main')).toHaveText(['Continue Introduction to HTML']);
  await page.goto(cssPath);
  await waitForHydration(page);
  await expect(rowOf(page, css.pieces[0]?.title ?? '').getByText('the course’s version')).toBeVisible();
  await expect(frameOf(page).getByRole('listitem')).not.toHaveCount(0);
});

test('a piece that an exercise adds is in the project, in its folder and in the account', async ({
  page,
  site,
}) => {
  const first = exerciseOf(html, 0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await arrive(page, site, lessonPath(first.lesson));
  await page.locator('.lesson-start summary').click();
  await expect(page.getByText(`This lesson ends with piece 1 of ${html.pieces.length}`)).toBeVisible();
  await page.getByRole('link', { name: 'Add this piece' }).click();
  const part = exercisePart(page, first);
  await expect(part).toBeInViewport();
  await solve(page, part, '<!-- mine -->');
  await expect(part.getByText('Your version is in the project.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your project' })).toBeAttached();
  await part.getByRole('link', { name: 'See it there' }).click();
  await expect(page).toHaveURL(htmlPath);
  await expect(page.getByText(`1 of ${html.pieces.length} added`)).toBeVisible();
  await expect(rowOf(page, first.title).getByText('added today')).toBeVisible();
  await expect(version(page)).toHaveText(/^saved \d+ \w+ at \d\d:\d\d$/);
  await expect(frameOf(page).getByRole('listitem')).not.toHaveCount(0);
  const folder = await unpack(page);
  expect([...folder.keys()]).toEqual(['index.html']);
  expect(folder.get('index.html')).toContain('<!-- mine -->');
  expect(calls, 'calls of the tutorials').toEqual([]);

  await rowOf(page, first.title).getByRole('link', { name: 'Open the exercise' }).click();
  await expect(exercisePart(page, first)).toBeInViewport();
  await expect(exercisePart(page, first).locator('.code').first()).toContainText('<!-- mine -->');

  await page.goto('/courses');
  await waitForHydration(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await expect(async () => {
    const response = await fetch(`${site.url}/api/progress`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await response.json()).pieces?.[first.id]?.code.html).toContain('<!-- mine -->');
  }).toPass({ timeout: 5_000 + lateScriptsSeconds * 6_000 });
});

test('an older version is shown without moving focus, and links lead from page to page', async ({
  page,
  site,
}) => {
  await arrive(page, site, cssPath);
  await keepPieces(page, ownPieces(), cssPath);
  const [, colours, header] = css.pieces;
  await expect(page.getByText(`3 of ${css.pieces.length} added`)).toBeVisible();
  await expect(version(page)).toHaveText(/^saved 16 Oct at/);
  await expect(frameOf(page).locator('form')).toHaveCSS('background-color', 'rgb(244, 196, 101)');
  const row = rowOf(page, colours?.title ?? '');
  await expect(row.getByText('added 14 Oct')).toBeVisible();
  const button = row.getByRole('button');
  await expect(button).toHaveText(/^Show this version/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(version(page)).toHaveText(`version 2 of 3: ${colours?.title}`);
  await expect(button).toBeFocused();
  await expect(button).toHaveText(/^Shown in the frame/);
  await expect(frameOf(page).locator('body')).toHaveCSS('background-color', 'rgb(224, 255, 224)');
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toContainText('Four nights');
  await expect(rowOf(page, header?.title ?? '').getByRole('button')).toHaveText(/^Show this version/);

  await frameOf(page).getByRole('link', { name: 'Programme' }).click();
  await expect(page.getByLabel('Page in the frame')).toHaveValue('programme.html');
  await expect(frameOf(page).getByRole('table')).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  const alone = tab.getByRole('dialog');
  await expect(alone.frameLocator('iframe').getByRole('table')).toBeVisible();
  await expect(alone.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await alone.getByRole('button', { name: 'Back to the project' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alone).toHaveCount(0);
});

test('a learner who skips exercises starts from the course’s version, and others from their own', async ({
  page,
  site,
}) => {
  const [colours, grid] = [exerciseOf(css, 1), exerciseOf(css, 3)];
  await arrive(page, site, lessonPath(grid.lesson));
  const part = exercisePart(page, grid);
  await expect(part.getByText('on top of the course’s version of the pieces before')).toBeVisible();
  await solve(page, part);
  await page.goto(cssPath);
  await waitForHydration(page);
  await expect(rowOf(page, colours.title).getByText('the course’s version')).toBeVisible();
  await expect(rowOf(page, grid.title).getByText('added today')).toBeVisible();
  await expect(rowOf(page, exerciseOf(css, 4).title).getByText('next', { exact: true })).toBeVisible();
  expect((await unpack(page)).get('style.css')).toContain(colours.code);

  await keepPieces(page, ownPieces(), lessonPath(grid.lesson));
  const own = exercisePart(page, grid);
  await own.scrollIntoViewIfNeeded();
  const result = own.frameLocator('iframe');
  await expect(own.getByText('on top of your own version')).toBeVisible();
  await expect(result.locator('body')).toHaveCSS('background-color', 'rgb(224, 255, 224)');
  await expect(result.getByRole('heading', { level: 1 })).toContainText('Four nights');
  await solve(page, own);
  await own.getByRole('button', { name: 'Start from the course’s version' }).click();
  await expect(result.locator('body')).toHaveCSS('background-color', 'rgb(255, 242, 223)');
  await expect(own.getByText('All checks pass.'), 'results of the other base').toHaveCount(0);
});

test('code that is too long for the project is not stored, and the exercise says so', async ({
  page,
  site,
}) => {
  const first = exerciseOf(html, 0);
  await arrive(page, site, lessonPath(first.lesson));
  const part = exercisePart(page, first);
  await solve(page, part, `<!-- ${'long '.repeat(1600)}-->`);
  await expect(part.getByText('Your code has more than 8000 characters')).toBeVisible();
  await page.goto(htmlPath);
  await waitForHydration(page);
  await expect(page.getByText(`0 of ${html.pieces.length} added`)).toBeVisible();
});
