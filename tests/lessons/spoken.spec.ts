import type { Page } from '@playwright/test';
import { createShareFragment } from '../../app/learn/code/share-code.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { storeProgress } from '../journeys/store-progress.ts';
import { signInAs } from '../journeys/visitors.ts';
import { cssExercise, findExample, findPart, plainExample, textOf } from './find-part.ts';

/** The live region of the page, for what has none in its part. */
const announcer = (page: Page) => page.locator('#announcer');

async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('edits, predictions and steps have one live region each, from the start', async ({ page }) => {
  await openLesson(page, '/learning/css/css-designing/flexbox-layout');
  for (const part of ['.tries', '.part-answer', '.figure-steps']) {
    const counts = await page
      .locator(part)
      .evaluateAll((parts) => parts.map((each) => each.querySelectorAll('[role=status]').length));
    expect(new Set(counts), part).toEqual(new Set([1]));
  }
});

test('the sentence of a step is after the buttons, where reading goes on', async ({ page }) => {
  await openLesson(page, '/learning/css/css-designing/flexbox-layout');
  const steps = page.locator('.figure-steps').first();
  await steps.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(steps.getByRole('status')).toHaveText(/^Step 2 of /);
  const sentence = steps.locator('[aria-current=step] .step-sentence');
  await expect(sentence).toBeVisible();
  for (const before of [steps.getByRole('button', { name: 'Next' }), steps.getByRole('status')]) {
    const isAfter = await sentence.evaluate(
      (element, other) => (other?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
      await before.elementHandle(),
    );
    expect(isAfter).toBeTruthy();
  }
});

test('a term is described by its definition', async ({ page }) => {
  await openLesson(page, '/learning/css/css-designing/flexbox-layout');
  await expect(page.getByRole('button', { name: 'flex container', exact: true })).toHaveAccessibleDescription(
    /^An element with display: flex;/,
  );
});

test('an answer says whether it is right, and why', async ({ page }) => {
  const { path, part } = findPart('a question', ({ questions }) =>
    questions.find(({ options }) => options.some(({ right }) => !right)),
  );
  await openLesson(page, path);
  const wrong = part.options.findIndex(({ right }) => !right);
  const question = page.locator(`[data-question="${part.name}"]`);
  await question.getByRole('button').nth(wrong).press('Enter');
  const feedback = question.getByRole('status').filter({ hasText: /./ });
  await expect(feedback).toHaveText(/^Not right\.\s+\S/);
  const verdict = await feedback.locator('.visually-hidden').innerText();
  expect(verdict, 'rendered with its space, so that it is not said as one word with the next').toBe(
    'Not right. ',
  );
});

test('an exercise says its outcome, each hint once, and where its solutions are', async ({ page }) => {
  const { path, part } = cssExercise;
  await openLesson(page, path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
  await expect(exercise.getByRole('status').filter({ hasText: /checks? failed\./ })).toHaveCount(1);
  for (const [index, hint] of part.hints.entries()) {
    const button = exercise.getByRole('button', { name: `Hint ${index + 1} of ${part.hints.length}` });
    await button.press('Enter');
    await expect(exercise.getByRole('status').filter({ hasText: /^Hint/ }).nth(index)).toHaveText(
      `Hint ${index + 1} ${textOf(hint.children)}`,
    );
  }
  const lastHint = exercise.getByRole('button', { name: /^Hint/ });
  await expect(lastHint).toBeDisabled();
  await expect(lastHint).toBeFocused();
  await exercise.getByRole('button', { name: 'Solution' }).press('Enter');
  await exercise.getByRole('button', { name: 'Show it anyway' }).press('Enter');
  await expect(announcer(page)).toHaveText(/solutions? (is|are) below the checks\.$/);
});

test('after Escape, Tab leaves the editor however long somebody listens, and another key takes that back', async ({
  page,
}) => {
  await openLesson(page, plainExample.path);
  const sample = page.locator(`[data-example$="#${plainExample.part.name}"]`);
  const editor = sample.locator('.cm-content');
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(editor).toBeFocused();
  const code = await editor.innerText();
  await page.keyboard.press('Escape');
  await expect(sample.locator('.cm-announced')).toHaveText('Tab leaves the editor.');
  // CodeMirror's own time is two seconds.
  await page.waitForTimeout(2500);
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.innerText()).toBe(code);
  await editor.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  expect(await editor.innerText()).not.toBe(code);
});

test('a mistake is said with its line, and after its fix the focus is on the heading', async ({ page }) => {
  const { path, part } = plainExample;
  const mistake = await createShareFragment(part.name, [
    { language: 'html', code: '<nav class="toolbar"><b>Board</b> <a href="#">Events</a></nav>' },
    { language: 'css', code: '.toolbar {\n  dispaly: flex;\n}' },
  ]);
  await openLesson(page, path + mistake);
  await expect(announcer(page)).toHaveText(/^CSS line 2: .*dispaly/);
  const why = page.getByRole('region', { name: 'Why doesn’t this work?' });
  await why.getByRole('button', { name: 'Apply this line' }).press('Enter');
  await expect(why.getByRole('heading', { name: 'Why doesn’t this work?' })).toBeFocused();
  await expect(why.getByRole('status')).toContainText('No problems found');
});

test('the number of a note is described by the note, and folded code says its length', async ({ page }) => {
  const { path, part } = findExample(
    'an example with a note and a setup',
    ({ notes, setup }) => setup.length > 0 && notes.some(({ mark }) => mark !== undefined),
  );
  await openLesson(page, path);
  const example = page.locator(`[data-example$="#${part.name}"]`);
  const sentence = await example.locator('.note-row').first().locator('.note-sentence').innerText();
  await expect(example.getByRole('button', { name: /^1, / })).toHaveAccessibleDescription(sentence);
  await expect(example.locator('.setup summary .mono')).toHaveText(/^\d+ lines? you/);
  const texts = await example
    .locator('.setup summary .mono')
    .evaluate((element) => element.childNodes.length);
  expect(texts, 'one text, so that Chromium keeps the space in the name').toBe(1);
});

test('the next question of the review gets the focus after the pressed button is gone', async ({ page }) => {
  await storeProgress(page, { lessons: { 'html/intro': { doneAt: Date.now() - 40 * 86_400_000 } } });
  await openLesson(page, '/learning/review');
  await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    const old = document.querySelector('.review-question');
    new MutationObserver(() => {
      if (old?.isConnected === false) times['gone'] ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('h2'))
        document.body.dataset['waited'] = String(performance.now() - (times['gone'] ?? Infinity));
    });
  });
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.locator('.review-question-heading')).toBeFocused();
  expect(Number(await page.locator('body').getAttribute('data-waited'))).toBeGreaterThan(50);
});

test('the list of lessons says which lessons are read', async ({ page }) => {
  const id = plainExample.path.replace('/learning/', '');
  await storeProgress(page, { lessons: { [id]: { doneAt: Date.now() } } });
  await openLesson(page, plainExample.path);
  const title = await page.locator('#lesson-title').innerText();
  await page.locator('.course-toggle').press('Enter');
  const panel = page.locator('.course-panel');
  for (const group of await panel.locator('.lesson-group-button[aria-expanded=false]').all())
    await group.press('Enter');
  await expect(panel.getByText(', read', { exact: true })).toHaveCount(1);
  await expect(
    panel.getByRole('listitem').filter({ hasText: ', read' }).getByRole('link', { name: title }),
  ).toBeVisible();
});
