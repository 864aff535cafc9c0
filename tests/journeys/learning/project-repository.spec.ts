import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { lessonPath } from '../../../content/lessons/order.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import {
  arrive,
  cssPath,
  exerciseOf,
  exercisePart,
  htmlPath,
  htmlProject as html,
  keepPieces,
  ownPieces,
  solve,
} from './learners-project.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-commit-download-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Saves the repository that a press on the button downloads, and returns what Git lists of it: hash, author, words. */
async function readDownload(page: Page, button: Locator): Promise<string[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe('the-festival-site-repository.zip');
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  for (const [name, content] of Object.entries(
    unzipSync(new Uint8Array(await readFile(await file.path()))),
  )) {
    await mkdir(dirname(join(unpacked, name)), { recursive: true });
    await writeFile(join(unpacked, name), content);
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: join(unpacked, 'the-festival-site'), encoding: 'utf8' });
  expect(git('fsck', '--strict').trim()).toBe('');
  expect(git('status', '--porcelain')).toBe('');
  return git('log', '--format=%H%x09%an%x09%s')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

const repositoryButton = (page: Page) => page.getByRole('button', { name: 'Download as a Git repository' });
const nameField = (page: Page) => page.getByLabel('Your name in the commits');

test('an exercise shows the hash that its commit has in the downloaded repository', async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const home = exerciseOf(html, 0);
  await arrive(page, site, lessonPath(home.lesson));
  const part = exercisePart(page, home);
  expect(loaded.filter((url) => /hash-(exercise|piece)|download-repository/.test(url))).toEqual([]);
  await solve(page, part);
  const hash = part.locator('.exercise-hash');
  // It is worked out when its row is near the window.
  await part.locator('.exercise-commit').scrollIntoViewIfNeeded();
  await expect(hash).toHaveText(/^[0-9a-f]{6}$/);
  const first = (await hash.textContent()) ?? '';

  await page.goto(htmlPath);
  await waitForHydration(page);
  await repositoryButton(page).click();
  const username = await nameField(page).inputValue();
  expect(username).toMatch(/^meera_/);
  const commits = await readDownload(page, page.getByRole('button', { name: 'Use this name' }));
  expect(commits).toEqual([[expect.stringMatching(`^${first}`), username, home.commit]]);
  await expect(page.locator('.project-repository .commit')).toContainText([first]);

  await page.getByRole('button', { name: /^Change/ }).click();
  await nameField(page).fill('Meera “Zoë” K.');
  const [[renamed = '', author] = []] = await readDownload(
    page,
    page.getByRole('button', { name: 'Use this name' }),
  );
  expect(author).toBe('Meera “Zoë” K.');
  await expect(page.locator('.project-repository .commit')).toContainText([renamed.slice(0, 6)]);
  await page.goto(lessonPath(home.lesson));
  await part.locator('.exercise-commit').scrollIntoViewIfNeeded();
  await expect(hash).toHaveText(renamed.slice(0, 6));
  expect(renamed.startsWith(first)).toBe(false);
});

test('the name is asked once, and the panel says how to push', async ({ page, site }) => {
  await arrive(page, site, cssPath);
  await expect(repositoryButton(page), 'nothing is passed yet').toHaveCount(0);
  await keepPieces(page, ownPieces(), cssPath);
  await repositoryButton(page).click();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Meera K.');
  const commits = await readDownload(page, page.getByRole('button', { name: 'Use this name' }));
  expect(commits).toHaveLength(3);
  await expect(repositoryButton(page)).toBeFocused();
  const panel = page.locator('.project-repository');
  await expect(panel.locator('.commit')).toContainText(commits.map(([hash = '']) => hash.slice(0, 6)));
  await expect(panel.locator('.commit')).toContainText(commits.map(([, , words = '']) => words));
  await expect(panel.getByRole('listitem').filter({ hasText: /^(cd|git) / })).toHaveText([
    'cd the-festival-site',
    'git remote add origin ADDRESS',
    'git push -u origin main',
  ]);
  await expect(panel).toContainText('The author is Meera K., without an e-mail address.');
  await expectAccessible(page, [390, 1440]);
  await page.reload();
  await waitForHydration(page);
  expect(await readDownload(page, repositoryButton(page))).toEqual(commits);
});
