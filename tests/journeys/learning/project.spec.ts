import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type {
  CompiledPiece,
  CompiledProject,
  PieceExercise,
  ProjectCourse,
} from '../../../contract/lessons/lesson-project.ts';
import { lessonPath, projectPath } from '../../../content/lessons/order.ts';
import { createFolderName } from '../../../app/learn/project/download-folder.ts';
import { compileProjects } from '../../../pipeline/lessons/project/course-version.ts';
import { expectAccessible } from '../../axe.ts';
import { lateScriptsSeconds, savingMs } from '../../late-scripts.ts';
import { expect, Site, test, waitForHydration } from '../../site.ts';

const projects = compileProjects();
function projectOf(course: ProjectCourse): CompiledProject {
  const project = projects.find((each) => each.course === course);
  if (!project) throw new Error(`The course "${course}" has no project.`);
  return project;
}
const [html, css] = [projectOf('html'), projectOf('css')];
const [htmlPath, cssPath] = [projectPath('html'), projectPath('css')];

function exerciseOf(project: CompiledProject, index: number): PieceExercise & { title: string } {
  const piece: CompiledPiece | undefined = project.pieces[index];
  if (!piece?.exercise) throw new Error(`Piece ${index} of ${project.course} has no exercise.`);
  return { ...piece.exercise, title: piece.title };
}

const frameOf = (page: Page) => page.frameLocator('.project-frame iframe');
const version = (page: Page) => page.locator('.project-version [role="status"]').first();
const rowOf = (page: Page, title: string) =>
  page.locator('.commit').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const exercisePart = (page: Page, { id }: PieceExercise) => page.locator(`[data-exercise="${id}"]`);

async function arrive(page: Page, site: Site, path: string): Promise<void> {
  await site.signInPage(page, await site.createPerson({ verified: true }));
  await page.goto(site.url + path);
  await waitForHydration(page);
}

type OwnPieces = Record<string, { addedAt: number; savedAt: number; code: { html?: string; css?: string } }>;

/** Leaves these pieces in the browser, as their exercises do, and opens the page. */
async function keepPieces(page: Page, pieces: OwnPieces, path: string): Promise<void> {
  await page.evaluate((own) => {
    const progress = {
      version: 1,
      lessons: {},
      exercises: {},
      technologies: {},
      lastLesson: {},
      pieces: own,
    };
    const owner = localStorage.getItem('userId');
    localStorage.setItem(
      'progress',
      JSON.stringify({ version: 1, owner, pending: true, progress, others: {} }),
    );
  }, pieces);
  await page.goto(path);
  await waitForHydration(page);
}

/** Two pieces of the CSS course over the learner's own home page. */
function ownPieces(): OwnPieces {
  const at = (day: number) => ({ addedAt: Date.UTC(2026, 9, day), savedAt: Date.UTC(2026, 9, day, 12) });
  const [home, colours, header] = [exerciseOf(html, 0), exerciseOf(css, 1), exerciseOf(css, 2)];
  return {
    [home.id]: { ...at(3), code: { html: home.code.replace('Three nights', 'Four nights') } },
    [colours.id]: { ...at(14), code: { css: colours.code.replaceAll('#fff2df', '#e0ffe0') } },
    [header.id]: { ...at(16), code: { css: header.code } },
  };
}

/** Passes the exercise with its first solution, and with a line of the learner's own where there is one. */
async function solve(page: Page, part: Locator, ownLine?: string): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.getByRole('button', { name: 'Solution', exact: true }).click();
  await part.getByRole('button', { name: 'Show it anyway' }).click();
  await part.getByRole('button', { name: 'Try it in the editor' }).first().click();
  if (ownLine !== undefined) {
    await part.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(ownLine);
  }
  await part.getByRole('button', { name: 'Run checks' }).click();
  await expect(part.getByText(/^All \d+ checks pass\. Done\.$/)).toBeVisible();
}

async function unpack(page: Page): Promise<Map<string, string>> {
  const button = page.getByRole('button', { name: 'Download as a folder' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const folder = createFolderName(html.title);
  expect(file.suggestedFilename()).toBe(`${folder}.zip`);
  return new Map(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, content]) => [name.replace(`${folder}/`, ''), strFromU8(content)]),
  );
}

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
  await expect(own.getByText(/checks pass/), 'results of the other base').toHaveCount(0);
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

test('both projects are accessible and fit, with pieces and without', async ({ page, site }) => {
  await arrive(page, site, htmlPath);
  await expectAccessible(page, [390, 1440]);
  await keepPieces(page, ownPieces(), cssPath);
  await expectAccessible(page, [390, 1440]);
  await page.goto(`${cssPath}?view=alone`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [390]);
});

test('the sidebar, the courses page and the search lead to the project', async ({ page, site }) => {
  await arrive(page, site, '/courses');
  await expect(page.getByRole('link', { name: 'Project' })).toHaveCount(2);
  await page.goto(lessonPath(exerciseOf(css, 1).lesson));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search the lessons' }).click();
  await page.getByRole('searchbox').fill(css.title);
  await page.locator(`.found-list a[href="${cssPath}"]`).click();
  await expect(page).toHaveURL(cssPath);
  await page.goBack();
  await page.getByRole('button', { name: /Open the list of/ }).click();
  await page.locator('.course-panel').getByRole('link', { name: 'Your project' }).click();
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
