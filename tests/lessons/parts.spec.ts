import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { overflowOf, setTheme } from '../axe.ts';
import { listLessonViolations } from './reader.ts';

const flexbox = '/learning/css/css-designing/flexbox-layout';
const canvas = '/learning/html/misc/canvas';

async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('an edit changes code and result, says what happened, and is undone by the keyboard', async ({
  page,
}) => {
  await openLesson(page, flexbox);
  const example = page.locator('[data-example$="#toolbar"]');
  const edits = example.getByRole('group', { name: /^Try/ });
  const edit = edits.getByRole('button', { name: 'Put the margin on the other side' });
  await edit.focus();
  await page.keyboard.press('Space');
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await expect(example.locator('.code-line.is-yours')).toHaveText(/margin-inline-end: auto/);
  await expect(example.locator('.differing-words')).toHaveText('margin-inline-end');
  await expect(example.locator('.try-said [role=status]')).toContainText('now stands right after');
  const end = example.frameLocator('iframe').locator('.end');
  await expect.poll(() => end.evaluate((link) => getComputedStyle(link).marginInlineEnd)).not.toBe('0px');
  await example.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(edit).toHaveAttribute('aria-pressed', 'false');
  await expect(example.locator('.try-said [role=status]')).toHaveText('Undone');
  await expect(example.locator('.code-line.is-yours')).toHaveCount(0);
});

test('one edit is applied at a time, and a second press takes it back', async ({ page }) => {
  await openLesson(page, flexbox);
  const example = page.locator('[data-example$="#toolbar"]');
  const first = example.getByRole('button', { name: 'Put the margin on the other side' });
  const second = example.getByRole('button', { name: 'Take out display: flex' });
  await first.click();
  await second.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(example.locator('.file-code.is-shown')).toContainText('margin-inline-start');
  await expect(example.locator('.file-code.is-shown')).not.toContainText('display: flex');
  await second.click();
  await expect(example.locator('.file-code.is-shown')).toContainText('display: flex');
});

test('a value is chosen with the arrow keys, in code and result, and is in the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, flexbox);
  const example = page.locator('[data-example$="#justify"]');
  const choices = example.getByRole('radiogroup', { name: 'justify-content of .timings' });
  await choices.getByRole('radio', { name: 'space-between' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choices.getByRole('radio', { name: 'space-around' })).toBeChecked();
  await expect(example.locator('.differing-words')).toHaveText('space-around');
  const list = example.frameLocator('iframe').locator('.timings');
  await expect
    .poll(() => list.evaluate((each) => getComputedStyle(each).justifyContent))
    .toBe('space-around');
  await example.getByRole('button', { name: 'Copy link' }).click();
  await expect(example.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await openLesson(page, new URL(link).pathname + new URL(link).hash);
  await expect(choices.getByRole('radio', { name: 'space-around' })).toBeChecked();
});

test('a prediction: arrows only move, a press answers, Choose again goes back to the first tile', async ({
  page,
}) => {
  await openLesson(page, flexbox);
  const predict = page.locator('[data-predict$="#long-name"]');
  const tiles = predict.getByRole('radio').and(page.locator('.outcome-head'));
  await tiles.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(2)).toBeFocused();
  await expect(predict.getByRole('status').filter({ hasText: 'Not' })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(predict.locator('.part-answer [role=status]')).toContainText(
    'Not the name is cut with dots, but the button is pushed out of the row.',
  );
  await expect(tiles.nth(1)).toHaveAccessibleName('B: the button is pushed out of the row, what happens');
  await expect(tiles.nth(2)).toHaveAccessibleName('C: the name is cut with dots, your choice');
  await predict.getByRole('button', { name: 'Choose again' }).click();
  await expect(tiles.nth(0)).toBeFocused();
  await expect(predict.locator('.outcome.is-open')).toHaveCount(3);
});

test('a figure goes forward and back by buttons and arrow keys, and says where it is', async ({ page }) => {
  await openLesson(page, flexbox);
  const steps = page.locator('[data-steps$="#share"]');
  const current = steps.locator('[aria-current=step] .step-title');
  await expect(current).toHaveText('Each item starts from its basis');
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.getByRole('status').filter({ hasText: 'Step' })).toHaveText(
    'Step 2 of 3: The free space is cut into shares',
  );
  await steps.locator('.figure-steps-figures').focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText('A larger number takes more shares');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText('The free space is cut into shares');
});

test('versions mark the lines that differ; a note’s number shows its sentence; setup unfolds', async ({
  page,
}) => {
  await openLesson(page, flexbox);
  await expect(page.locator('.compare .differing-words')).toHaveText(['1', 'auto']);
  await openLesson(page, canvas);
  const example = page.locator('[data-example$="#first-arc"]');
  await example.getByRole('button', { name: '5, endAngle' }).focus();
  await expect(example.locator('.note-row.is-active .note-name')).toHaveText('endAngle Math.PI');
  await example.locator('summary').click();
  await expect(example.getByRole('group', { name: /^Setup, JS/ })).toBeVisible();
});

test('without script every edit, outcome and state is there as text', async ({ browser, site, context }) => {
  const state = await context.storageState();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: state,
    baseURL: site.url,
  });
  const page = await plain.newPage();
  await page.goto(flexbox);
  await expect(page.locator('.try-text').first()).toBeVisible();
  await expect(page.locator('.try-row').first()).toBeHidden();
  await expect(page.locator('.predict-text')).toContainText(
    'What happens: B, the button is pushed out of the row.',
  );
  for (const sentence of await page.locator('.outcome-sentence').all()) await expect(sentence).toBeVisible();
  for (const figure of await page.locator('.step-figure').all()) await expect(figure).toBeVisible();
  await plain.close();
});

test('pages with parts are accessible in use, in both themes and widths', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const [theme, width] of [
    ['night', 1440],
    ['paper', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openLesson(page, flexbox);
    await setTheme(page, theme);
    await page.getByRole('button', { name: 'Put the margin on the other side' }).click();
    await page.locator('.outcome-head').first().click();
    faults.push(
      ...(await listLessonViolations(page, 'everything')).map((fault) => `${theme} at ${width}: ${fault}`),
    );
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${overflow} px wider than the window at ${width}`);
  }
  expect(faults).toEqual([]);
});
