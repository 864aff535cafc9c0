import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration, expect, test, type Person, type Site } from '../../site.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { download } from '../download.ts';

const exportedFile = join(import.meta.dirname, '../../../app/learn/progress/file/exported-2026-11-21.json');

/** A separate learner, so that journeys don't meet in one account. */
async function arrive(page: Page, site: Site, path: string, person?: Person): Promise<Person> {
  const learner = person ?? (await site.createPerson({ verified: true }));
  await site.signInPage(page, learner);
  await page.goto(`${site.url}${path}`);
  await waitForHydration(page);
  return learner;
}

/** The progress in the account, read directly from the API. */
async function readAccount(
  page: Page,
  site: Site,
): Promise<{ lessons: object; technologies: Record<string, { state: string }> }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${site.url}/api/progress`, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}

async function mark(page: Page, technology: string, label: 'Not yet' | 'Learning' | 'Done'): Promise<void> {
  await page.getByRole('button', { name: technology }).first().click();
  await page.getByRole('dialog').getByText(label, { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: label })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const doneTechnologies = (page: Page) => page.locator('.roadmap-technology.is-done .roadmap-technology-name');

/** Progress as a tutorial leaves it behind. */
const studied = (lessons: string[], last: string) => ({
  version: 1,
  owner: null,
  pending: true,
  others: {},
  progress: {
    version: 1,
    exercises: {},
    technologies: {},
    lessons: Object.fromEntries(lessons.map((id) => [id, { doneAt: 1_763_700_000_000 }])),
    lastLesson: { [last.split('/')[0] ?? '']: { lessonId: last, at: 1_763_700_000_000 } },
  },
});

async function keep(page: Page, kept: unknown): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('progress', text),
    typeof kept === 'string' ? kept : JSON.stringify(kept),
  );
}

test('a technology marked with the keyboard fills the line, survives a reload and is stored in the account', async ({
  page,
  site,
}) => {
  await arrive(page, site, '/roadmaps?path=react');
  const opener = page.getByRole('button', { name: 'HTML' }).first();
  await opener.press('Enter');
  const choice = page.getByRole('group', { name: 'How far are you with HTML?' });
  await expect(choice.getByRole('radio', { name: 'Not yet' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Not yet' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Learning' })).toBeChecked();
  await expect(page.locator('.dialog-head .technology-node.is-learning')).toBeVisible();
  await expectAccessible(page, [1280]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(doneTechnologies(page)).toHaveText(['HTML']);
  await expect(page.getByText(/^1 of \d+ technologies done$/)).toBeVisible();
  await expect
    .poll(async () => (await readAccount(page, site)).technologies)
    .toMatchObject({ html: { state: 'done' } });
  await page.reload();
  await expect(doneTechnologies(page)).toHaveText(['HTML']);
});

test('two devices that were both offline lose nothing', async ({ page, site, browser, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const learner = await arrive(page, site, '/roadmaps?path=react');
  const phone = await (await browser.newContext()).newPage();
  await arrive(phone, site, '/roadmaps?path=react', learner);
  for (const device of [page, phone]) {
    // The details are fetched once, while there is a connection.
    await device.getByRole('button', { name: 'CSS' }).first().click();
    await expect(device.getByRole('heading', { name: 'Key Features' })).toBeVisible();
    await device.keyboard.press('Escape');
    await device.context().setOffline(true);
  }
  await mark(page, 'HTML', 'Done');
  await mark(page, 'CSS', 'Done');
  await mark(phone, 'JavaScript', 'Done');
  await mark(phone, 'CSS', 'Learning');
  expect((await readAccount(page, site)).technologies).toEqual({});

  await page.context().setOffline(false);
  await expect
    .poll(async () => Object.keys((await readAccount(page, site)).technologies))
    .toEqual(['css', 'html']);
  await phone.context().setOffline(false);
  await expect(doneTechnologies(phone)).toHaveText(['HTML', 'JavaScript']);
  await page.reload();
  await expect(doneTechnologies(page)).toHaveText(['HTML', 'JavaScript']);
  await expect(page.getByRole('button', { name: 'CSS learning' })).toBeVisible();
  await phone.context().close();
});

test('progress that could not be sent is sent at the next load', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await arrive(page, site, '/account');
  await page.route('**/api/progress', (route) => route.abort());
  await keep(page, studied(['html/intro'], 'html/intro'));
  await page.reload();
  await expect(page.getByText('The server can’t be reached')).toBeVisible();
  expect((await readAccount(page, site)).lessons).toEqual({});
  await page.unroute('**/api/progress');
  await page.reload();
  await expect(page.getByText('Saved in this browser and in your account.')).toBeVisible();
  expect(Object.keys((await readAccount(page, site)).lessons)).toEqual(['html/intro']);
});

test('a browser that stores nothing is not said to have saved the progress', async ({ page, site }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'progress') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await arrive(page, site, '/account');
  await expect(page.getByText('storage is full or turned off')).toBeVisible();
  await expect(page.getByText('Saved in your account.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved in this browser and/)).toHaveCount(0);
});

test('the course cards show progress and lead to the unfinished lesson, once one was opened', async ({
  page,
  site,
}) => {
  await arrive(page, site, '/courses');
  const html = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'HTML' }) });
  await expect(html.getByText('17 lessons')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  const learnNow = html.getByRole('link', { name: 'Learn Now!' });
  const place = async () => {
    const box = await learnNow.boundingBox();
    return box && { x: box.x, y: box.y };
  };
  const placeAtFirst = await place();
  await keep(page, studied(['html/intro', 'html/structure'], 'html/lists'));
  await page.reload();
  await expect(html.getByText('2 of 17')).toBeVisible();
  await expect(html.getByText('Next: Lists')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toHaveCount(1);
  expect(await place(), 'progress moves nothing that is being pressed').toEqual(placeAtFirst);
  await expect(learnNow).toHaveAttribute('href', '/learning/html');
  await html.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/learning\/html\/lists$/);
});

test('the tutorials store progress in the browser and send no requests', async ({ page, site }) => {
  const requests: string[] = [];
  // The account's own question, which a busy machine asks late, is none of the tutorials'.
  const answered = page.waitForResponse(/\/session$/);
  await arrive(page, site, '/account');
  await answered;
  await expect(page.getByText('Saved in this browser and in your account.')).toBeVisible();
  page.on('request', (request) => {
    if (/\/api\/|\/session$|\/user$/.test(request.url())) requests.push(request.url());
  });
  await page.goto('/learning/html/lists');
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('progress')))
    .toContain('"lessonId":"html/lists"');
  expect(requests).toEqual([]);
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: 'Continue: ' })).toHaveAttribute(
    'href',
    '/learning/html/lists',
  );
});

test('progress is exported to a file and imported again, and an invalid file is rejected with the reason', async ({
  page,
  site,
}) => {
  // Listened for from the start: the browser needs a moment before it hands its file dialog over.
  const choosing = page.waitForEvent('filechooser', { timeout: 0 });
  await arrive(page, site, '/account');
  const section = page.getByRole('region', { name: 'Progress' });
  const picker = section.locator('input[type=file]');
  await expect(section.getByText('0 of 17')).toBeVisible();
  await picker.setInputFiles(exportedFile);
  await expect(
    section
      .getByRole('status')
      .filter({ hasText: 'Imported. Added: 3 lessons, 1 exercise and 3 technologies.' }),
  ).toBeVisible();
  await expect(section.getByText('2 of 17')).toBeVisible();
  await expect(section.getByText('1 of 40')).toBeVisible();
  await expect(section.getByText('1 exercise passed.')).toBeVisible();
  await expect(section.getByText('Saved in this browser and in your account.')).toBeVisible();
  await expectAccessible(page, [1280]);

  const { name, text } = await download(page, section.getByRole('button', { name: 'Export progress' }));
  expect(name).toMatch(/^first-commit-progress-\d{4}-\d\d-\d\d\.json$/);
  const held: Record<string, unknown> = JSON.parse(await readFile(exportedFile, 'utf8'));
  expect(JSON.parse(text)).toEqual({ ...held, exportedAt: expect.any(String) });

  const before = await page.evaluate(() => localStorage.getItem('progress'));
  for (const [buffer, reason] of [
    ['{"format":', 'is not JSON'],
    ['{"todos":[]}', 'not a progress file'],
    [text.replace('"version": 1', '"version": 2'), 'newer version of the site'],
    [text.replace('"done"', '"mastered"'), 'is damaged'],
  ] as const) {
    await picker.setInputFiles({
      name: 'file.json',
      mimeType: 'application/json',
      buffer: Buffer.from(buffer),
    });
    await expect(section.getByRole('alert')).toContainText(reason);
  }
  expect(await page.evaluate(() => localStorage.getItem('progress'))).toBe(before);
  await section.getByRole('button', { name: 'Import a file' }).press('Enter');
  await (await choosing).setFiles(exportedFile);
  await expect(section.getByText('Everything in this file was already in your progress.')).toBeVisible();
});

test('unreadable progress is set aside and reported, without a crash', async ({ page, site }) => {
  await arrive(page, site, '/courses');
  await keep(page, '{"version":1,"owner":');
  await page.reload();
  const note = page.getByText('could not be read and was set aside');
  await expect(note).toBeVisible();
  const { text } = await download(page, page.getByRole('button', { name: 'Save the unreadable text' }));
  expect(text).toBe('{"version":1,"owner":');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('on a shared computer nobody sees or gets another person’s progress', async ({ page, site }) => {
  await arrive(page, site, '/roadmaps?path=react');
  await mark(page, 'HTML', 'Done');
  await expect.poll(async () => Object.keys((await readAccount(page, site)).technologies)).toEqual(['html']);
  await arrive(page, site, '/roadmaps?path=react');
  await expect(page.getByText(/^0 of \d+ technologies done$/)).toBeVisible();
  await mark(page, 'CSS', 'Learning');
  await expect.poll(async () => Object.keys((await readAccount(page, site)).technologies)).toEqual(['css']);
});

test('the learning pages do nothing that the policy forbids', async ({ page, site }) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) => tellViolation(event.violatedDirective + ' ' + location.pathname))`,
  );
  await arrive(page, site, '/courses');
  for (const path of ['/roadmaps', '/account', '/learning/html/intro']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/zod')),
        ),
      )
      .toBe(true);
  }
  expect(violations).toEqual([]);
});

test('progress of one tab shows in the other', async ({ page, site }) => {
  await arrive(page, site, '/roadmaps?path=react');
  const other = await page.context().newPage();
  await other.goto('/roadmaps?path=react');
  await waitForHydration(other);
  await mark(page, 'HTML', 'Done');
  await expect(doneTechnologies(other)).toHaveText(['HTML']);
});
