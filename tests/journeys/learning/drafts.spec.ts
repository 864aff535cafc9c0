import type { Page } from '@playwright/test';
import { cssSolution, plainExample } from '../../lessons/find-part.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { codeOf, exerciseOf, exercisePath, openAs, pass, reload, type } from './drafts.ts';
import { findSample, resultOf } from './plain-sample.ts';

test('after a reload and on a new visit an exercise shows the learner’s code, unchecked', async ({
  page,
  site,
}) => {
  const learner = await openAs(page, site, exercisePath);
  const exercise = exerciseOf(page);
  await type(exercise, 'p { color: teal; }');
  await expect(exercise.getByText(/^Your code, saved today at \d\d:\d\d$/)).toBeVisible();
  await reload(page);
  await expect(codeOf(exercise)).toHaveText('p { color: teal; }');
  await expect(exercise.getByText(/^Your code, saved today at/)).toBeVisible();
  await expect(exercise.locator('.verdict')).toBeEmpty();
  await expectAccessible(page, [390, 1440]);

  const visit = await page.context().newPage();
  await page.close();
  await openAs(visit, site, exercisePath, learner);
  await expect(codeOf(exerciseOf(visit))).toHaveText('p { color: teal; }');
});

test('Start over shows the code to start from, also after a reload, and loses nothing', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  const exercise = exerciseOf(page);
  await type(exercise, 'p { color: teal; }');
  await exercise.getByRole('button', { name: 'Start over' }).click();
  await expect(codeOf(exercise)).not.toHaveText('p { color: teal; }');
  await reload(page);
  await expect(codeOf(exercise)).not.toHaveText('p { color: teal; }');
  await exercise.getByRole('button', { name: 'Show yours of today at' }).click();
  await expect(codeOf(exercise), 'starting over loses nothing').toHaveText('p { color: teal; }');
});

test('a passed exercise shows its passing code as passed, which stays one press away', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  const exercise = exerciseOf(page);
  await pass(exercise);
  await reload(page);
  await expect(exercise.getByText(/^Your code, passed today at/)).toBeVisible();
  await expect(exercise.getByText(', passed', { exact: true })).toBeAttached();
  await type(exercise, 'p { color: teal; }');
  await reload(page);
  await expect(codeOf(exercise)).toHaveText('p { color: teal; }');
  await exercise.getByRole('button', { name: 'Show the code that passed' }).click();
  await expect(codeOf(exercise)).toHaveText(cssSolution);
});

test('a sample shows the learner’s code and its result on the next visit', async ({ page, site }) => {
  await openAs(page, site, plainExample.path);
  const sample = findSample(page);
  await sample.getByText('HTML', { exact: true }).click();
  await type(sample, '<p>Chai at five</p>');
  await reload(page);
  await sample.getByText('HTML', { exact: true }).click();
  await expect(codeOf(sample)).toHaveText('<p>Chai at five</p>');
  await sample.scrollIntoViewIfNeeded();
  await expect(resultOf(sample).getByText('Chai at five')).toBeVisible();
});

test('a script that the learner typed does not run by itself on the next visit', async ({ page, site }) => {
  await openAs(page, site, plainExample.path);
  const sample = findSample(page);
  await sample.getByText('HTML', { exact: true }).click();
  await type(sample, '<p>Tea</p><script>document.body.append("has run")</script>');
  await expect(resultOf(sample).getByText('has run')).toBeVisible();
  await reload(page);
  await expect(sample.getByText('Your code has a script, which has not run yet.')).toBeVisible();
  await sample.scrollIntoViewIfNeeded();
  await expect(resultOf(sample).getByText('has run')).toHaveCount(0);
  await sample.getByRole('button', { name: 'Run it' }).click();
  await expect(resultOf(sample).getByText('has run')).toBeVisible();
});

test('of two tabs the newest code wins, and that of the other one can be brought back', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  const other = await page.context().newPage();
  await other.goto(exercisePath);
  await waitForHydration(other);
  await type(exerciseOf(page), 'p { color: teal; }');
  await expect(codeOf(exerciseOf(other)), 'a tab where nothing was typed follows').toHaveText(
    'p { color: teal; }',
  );
  await type(exerciseOf(other), 'p { color: navy; }');
  await expect(codeOf(exerciseOf(page)), 'what is being edited stays').toHaveText('p { color: teal; }');
  await reload(page);
  await expect(codeOf(exerciseOf(page))).toHaveText('p { color: navy; }');
  await exerciseOf(page).getByRole('button', { name: 'Show yours of today at' }).click();
  await expect(codeOf(exerciseOf(page))).toHaveText('p { color: teal; }');
  await reload(page);
  await expect(codeOf(exerciseOf(page))).toHaveText('p { color: teal; }');
});

test('on another device the learner’s code is shown, the newest wins, and the other device’s can be brought back', async ({
  page,
  site,
  browser,
}) => {
  const learner = await openAs(page, site, exercisePath);
  const phone = await (await browser.newContext()).newPage();
  /** The tutorials make no calls: progress is exchanged by the other pages. */
  const exchange = async (device: Page) => {
    await device.goto(`${site.url}/account`);
    await expect(device.getByText('Saved in this browser and in your account.')).toBeVisible();
    await expect
      .poll(() =>
        device.evaluate(() => Object.values(localStorage).some((text) => text.startsWith('{"pending":true'))),
      )
      .toBe(false);
  };
  await pass(exerciseOf(page));
  await exchange(page);
  await openAs(phone, site, '/account', learner);
  await exchange(phone);
  await phone.goto(`${site.url}${exercisePath}`);
  await waitForHydration(phone);
  await expect(codeOf(exerciseOf(phone))).toHaveText(cssSolution);
  await expect(exerciseOf(phone).getByText(/^Your code, passed today at/)).toBeVisible();

  await type(exerciseOf(phone), 'p { color: navy; }');
  await page.goto(exercisePath);
  await waitForHydration(page);
  await type(exerciseOf(page), 'p { color: teal; }');
  for (const device of [phone, page, phone]) await exchange(device);
  await phone.goto(`${site.url}${exercisePath}`);
  await waitForHydration(phone);
  await expect(codeOf(exerciseOf(phone))).toHaveText('p { color: teal; }');
  await exerciseOf(phone).getByRole('button', { name: 'Show yours of today at' }).click();
  await expect(codeOf(exerciseOf(phone))).toHaveText('p { color: navy; }');
  await phone.context().close();
});

test('where the storage is full the learner is told, and the code survives a reload in its tab', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  await page.evaluate(() => {
    const fill = (part: string) => {
      for (let text = part; text.length > 0;)
        try {
          localStorage.setItem('filling', (localStorage.getItem('filling') ?? '') + text);
        } catch {
          text = text.slice(0, Math.floor(text.length / 2));
        }
    };
    fill('x'.repeat(1_000_000));
  });
  const exercise = exerciseOf(page);
  await type(exercise, 'p { color: teal; }');
  const told = exercise.getByText(
    'This browser’s storage is full or turned off, so your code is kept in this tab only.',
  );
  await expect(told).toBeVisible();
  await reload(page);
  await expect(codeOf(exercise)).toHaveText('p { color: teal; }');
  await expect(told).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('filling'));
  await type(exercise, 'p { color: navy; }');
  await expect(exercise.getByText(/^Your code, saved today at/)).toBeVisible();
});

test('code over 32 KB stays in its tab and says so', async ({ page, site }) => {
  await openAs(page, site, exercisePath);
  const exercise = exerciseOf(page);
  await type(exercise, `p { color: teal; } /* ${'x'.repeat(33 * 1024)} */`);
  const told = exercise.getByText('Your code has more than 32 KB, so it is kept in this tab only.');
  await expect(told).toBeVisible();
  await reload(page);
  await expect(told).toBeVisible();
  await expect(codeOf(exercise)).toContainText('p { color: teal; }');
});
