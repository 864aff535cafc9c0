import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { OfflineList } from '../../../app/learn/offline/saved-copy.ts';
import { cssExercise, cssSolution, plainExample, plainText } from '../../lessons/find-part.ts';
import { expectedPage } from '../../lessons/expected-page.ts';
import { savingMs } from '../../late-scripts.ts';
import { waitForHydration, expect, Site, test } from '../../site.ts';

const { path: lesson } = plainExample;
const maxBytes = 6_000_000;
test.describe.configure({ timeout: 2 * savingMs });

/** A verified learner at a lesson with the list of lessons open, where the copy is saved. */
async function openLesson(page: Page, site: Site, path = lesson): Promise<Locator> {
  const learner = await site.createPerson({ verified: true });
  await site.signInPage(page, learner);
  await page.goto(site.url + path);
  return openOffline(page);
}
async function openOffline(page: Page): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole('button', { name: /Open the list of/ }).click();
  return page.getByRole('region', { name: 'Offline' });
}
async function save(offline: Locator): Promise<void> {
  await offline.getByRole('button', { name: 'Save for offline' }).click();
  await expect(offline.getByText(/^Saved on \d+ \w+ \d{4}, \d\.\d MB\.$/)).toBeVisible({
    timeout: savingMs,
  });
}
const findFaults = async (page: Page) =>
  (await new AxeBuilder({ page }).include('.offline').analyze()).violations.map(({ id }) => id);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const findSample = (page: Page) => page.locator(`[data-example$="#${plainExample.part.name}"]`);
const findExercise = (page: Page) => page.locator(`[data-exercise$="#${cssExercise.part.name}"]`);
/** A result shown by the shell: the learner's document is in the frame within the frame. */
const keptResult = (part: Locator) => part.frameLocator('.result-frame').frameLocator('iframe');
const editorOf = (part: Locator) => part.locator('.cm-content');

/** The page's fetch as `bend` wants it: refusing what begins so, and telling of another version. */
function bendableFetch(): void {
  const real = window.fetch;
  window.fetch = async (input, options) => {
    const { refuses, version }: Bent = JSON.parse(sessionStorage.getItem('bent') ?? '{}');
    const address = typeof input === 'string' ? input : '';
    if (refuses !== undefined && address.startsWith(refuses)) throw new TypeError('Failed to fetch');
    const response = await real(input, options);
    return version !== undefined && address === '/generated/offline.json'
      ? Response.json({ ...(await response.json()), version })
      : response;
  };
}
type Bent = { refuses?: string; version?: string };
const bend = (page: Page, bent: Bent) =>
  page.evaluate((value) => sessionStorage.setItem('bent', value), JSON.stringify(bent));

test('every file of the copy exists, and all together are at most 6 MB', async ({ site }) => {
  const list: OfflineList = await (await fetch(`${site.url}/generated/offline.json`)).json();
  const addresses = list.files.map(({ address }) => address);
  expect(addresses.filter((address) => address.startsWith('/learning/')).length).toBe(63);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const wanted of [
    /^\/playground\/shell$/,
    /lesson-search\.json$/,
    /check-runtime\.js$/,
    /create-editor-.*\.js$/,
    /explain-worker-.*\.js$/,
    /\.woff2$/,
    /^\/lesson-files\/icons\/pen\.png$/,
  ]) {
    expect(
      addresses.some((address) => wanted.test(address)),
      String(wanted),
    ).toBe(true);
  }
  // What only other pages need stays out.
  expect(
    addresses.filter((address) => /common-passwords|technologies|\/og\/|\/faces\//.test(address)),
  ).toEqual([]);
  let sent = 0;
  for (const { address } of list.files) {
    const response = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } });
    expect(response.status, address).toBe(200);
    const body = await response.arrayBuffer();
    sent += Number(response.headers.get('content-length') ?? body.byteLength);
  }
  expect(sent).toBeLessThanOrEqual(maxBytes);
  expect(list.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes);
});

test('after saving, the tutorials work offline, and the progress is sent later', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const own = await Site.start();
  const { url, dataDir } = own;
  const offline = await openLesson(page, own);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await save(offline);
  expect(await findFaults(page)).toEqual([]);

  await page.context().setOffline(true);
  await own.kill();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    expectedPage(lesson.replace('/learning/', '')).title,
  );
  const sample = findSample(page);
  await sample.scrollIntoViewIfNeeded();
  await expect(keptResult(sample).getByText(plainText).first()).toBeVisible();
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  await sample.getByText('HTML', { exact: true }).first().click();
  await editorOf(sample).fill('<nav class="toolbar"><a class="end">Log out</a></nav>');
  await sample.getByText('CSS', { exact: true }).first().click();
  await editorOf(sample).fill('.toolbar { dispaly: flex; }\n.end { color: rgb(1 2 3); }');
  await expect(keptResult(sample).locator('.end')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(
    sample.getByRole('region', { name: 'Why doesn’t this work?' }).getByText('CSS line 1'),
  ).toBeVisible();

  await page.goto(`${url}${cssExercise.path}`);
  await waitForHydration(page);
  const exercise = findExercise(page);
  await exercise.getByRole('button', { name: 'Edit' }).press('Enter');
  await editorOf(exercise).fill(cssSolution);
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(exercise.getByText('All checks pass.')).toBeVisible({ timeout: 15_000 });

  await page.keyboard.press('Control+k');
  await page.getByLabel('Search terms').fill('semantic');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(/semantic-tags/);
  await page.goto(`${url}/learning/css/css-properties/css-cursors`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}${cssExercise.path}`);
  await waitForHydration(page);
  await expect(findExercise(page).getByText(', passed', { exact: true })).toBeVisible();

  const back = await Site.start({ PORT: new URL(url).port, DATA_DIR: dataDir });
  await page.context().setOffline(false);
  const caughtUp = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/progress') && response.request().method() !== 'GET' && response.ok(),
  );
  await page.goto(`${url}/courses`);
  await caughtUp;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const kept = await (
    await fetch(`${url}/api/progress`, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  expect(kept).toContain(`${cssExercise.path.replace('/learning/', '')}#${cssExercise.part.name}`);
  await back.stop();
});

test('pictures of the lessons are shown offline', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await save(await openLesson(page, site, '/learning/css/css-properties/css-padding'));
  await page.context().setOffline(true);
  await page.reload();
  await waitForHydration(page);
  const frame = page.locator('[data-example]').first();
  await frame.scrollIntoViewIfNeeded();
  const picture = keptResult(frame).locator('img').first();
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('an interrupted save continues where it stopped; without free space it says so and keeps nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(bendableFetch);
  const offline = await openLesson(page, site);
  await bend(page, { refuses: '/learning/css/css-advance/' });
  await offline.getByRole('button', { name: 'Save for offline' }).click();
  await expect(offline.getByText('Not everything could be saved.')).toBeVisible({
    timeout: savingMs,
  });
  const begun = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(begun.length).toBeGreaterThan(10);
  expect(begun).not.toContain('/generated/offline.json');

  await bend(page, {});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await offline.getByRole('button', { name: 'Continue' }).click();
  await expect(offline.getByText(/^Saved on/)).toBeVisible({ timeout: savingMs });
  expect(requests.filter((path) => begun.includes(path))).toEqual([]);

  await offline.getByRole('button', { name: 'Remove the copy' }).click();
  await expect(offline.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  expect(await cacheNames(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await offline.getByRole('button', { name: 'Save for offline' }).click();
  await expect(offline.getByText('This device does not have enough storage')).toBeVisible();
  expect(await cacheNames(page)).toEqual([]);
});

test('a newer version replaces the old one silently, and only when it is complete', async ({
  page,
  site,
}) => {
  await page.addInitScript(bendableFetch);
  await save(await openLesson(page, site));
  const before = await cacheNames(page);
  await bend(page, { version: 'newer', refuses: '/learning/css/css-advance/' });
  await page.reload();
  const offline = await openOffline(page);
  await expect(offline.getByText('A newer version is available.')).toBeVisible({
    timeout: savingMs,
  });
  expect(await cacheNames(page)).toEqual([...before, 'lessons-newer']);
  await bend(page, { version: 'newer' });
  await page.reload();
  await expect.poll(() => cacheNames(page), { timeout: savingMs }).toEqual(['lessons-newer']);
  await expect((await openOffline(page)).getByText(/^Saved on/)).toBeVisible();
});

test('code in the shell has no origin, no storage and no network, and cannot navigate', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_FAILED/,
    /Content Security Policy/,
    /Refused/,
    /Blocked/,
    /Unsafe attempt/,
    /Failed to load/,
    /sandbox/,
  );
  await save(await openLesson(page, site));
  await page.route('**/playground', (route) => route.abort());
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).pathname));
  const sample = findSample(page);
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  await sample.getByText('HTML', { exact: true }).click();
  await editorOf(sample).fill(`<p id="out">…</p><script>
    const found = [];
    const attempt = async (name, act) => { try { await act(); found.push(name); } catch {} };
    (async () => {
      await attempt('storage', () => localStorage.length);
      await attempt('cookie', () => document.cookie);
      await attempt('caches', () => caches.keys());
      await attempt('shell', () => parent.document.body);
      await attempt('page', () => top.localStorage);
      await attempt('fetch', () => fetch('/escaped-fetch'));
      await attempt('same origin fetch', () => fetch('/lesson-files/icons/pen.png'));
      await attempt('worker', () => navigator.serviceWorker.register('/service-worker.js'));
      await attempt('window', () => { if (!open('/escaped-window')) throw 0; });
      await attempt('top', () => { top.location.href = '/escaped-top'; });
      new Image().src = '/escaped-image';
      const form = Object.assign(document.createElement('form'), { action: '/escaped-form' });
      document.body.append(form);
      form.submit();
      parent.location.href = '/escaped-shell';
      document.getElementById('out').textContent = 'origin ' + origin + ', found: ' + found.join();
    })().catch((error) => { document.getElementById('out').textContent = 'origin ' + origin + ', found: ' + found.join(); });
  </script>`);
  await expect(keptResult(sample).locator('#out')).toHaveText('origin null, found: ');
  await page.waitForTimeout(500);
  expect(answered.filter((path) => path.startsWith('/escaped'))).toEqual([]);
  expect(page.url()).toContain(lesson);
});
