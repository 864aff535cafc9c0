import type { Locator, Page } from '@playwright/test';
import type { RootContent } from 'mdast';
import { createShareFragment } from '../../app/learn/code/share-code.ts';
import { pressMeasure, cssExercise, findExample, findPart, plainExample, textOf } from './find-part.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { storeProgress } from '../journeys/store-progress.ts';
import { signInAs } from '../journeys/visitors.ts';

/** The text of a live region, or an error when a screen reader sees more in it than one text. */
async function readOneText(region: Locator): Promise<string> {
  await expect(region).not.toBeEmpty();
  const snapshot = await region.ariaSnapshot();
  const [, text = ''] = /^- status: "?([^\n]*?)"?$/.exec(snapshot) ?? [];
  expect(text, snapshot).not.toBe('');
  // Chromium gives a block with text of its own an object in the tree, with or without a role.
  const blocks = await region.evaluate((element) =>
    [...element.querySelectorAll('div, p')]
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((block) => block.getAttribute('role')),
  );
  expect(blocks.filter((role) => role !== 'none')).toEqual([]);
  return text;
}

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
  expect(await readOneText(feedback)).toMatch(/^Not right\. \S/);
  const verdict = await feedback.locator('.visually-hidden').innerText();
  expect(verdict, 'rendered with its space, so that it is not said as one word with the next').toBe(
    'Not right. ',
  );
});

test('a prediction with code in its reason, and an edit, are said as one text each', async ({ page }) => {
  const hasCode = (prose: readonly RootContent[]) => JSON.stringify(prose).includes('"inlineCode"');
  const predicted = findPart('a prediction with code in its reason', ({ learner }) =>
    learner.predicts.find(({ why }) => hasCode(why)),
  );
  await openLesson(page, predicted.path);
  const predict = page.locator(`[data-predict$="#${predicted.part.name}"]`);
  await predict.locator('.outcome-head').first().press('Enter');
  const why = textOf(predicted.part.why);
  const said = await readOneText(predict.locator('.part-answer [role=status]'));
  expect(said.replaceAll(/\\(.)/g, '$1')).toMatch(/^(Right:|Not) .*\. \S/);
  expect(said.replaceAll(/\\(.)/g, '$1').endsWith(why)).toBe(true);

  const tried = findExample('an example with code in the sentence of its first edit', ({ tries }) =>
    hasCode(tries[0]?.sentence ?? []),
  );
  await openLesson(page, tried.path);
  const example = page.locator(`[data-example$="#${tried.part.name}"]`);
  await example.locator('.try-edit').first().press('Enter');
  await expect(example.locator('.try-said [role=status]')).toContainText(
    textOf(tried.part.tries[0]?.sentence ?? []),
  );
  await readOneText(example.locator('.try-said [role=status]'));
});

test('the same outcome is said again when the checks are run again', async ({ page }) => {
  await openLesson(page, cssExercise.path);
  const exercise = page.locator(`[data-exercise$="#${cssExercise.part.name}"]`);
  const outcome = exercise.locator('.verdict-words');
  const texts: (string | null)[] = [];
  for (let run = 1; run <= 3; run += 1) {
    const previous = run === 1 ? undefined : await outcome.elementHandle();
    await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
    // A new element, because a screen reader is silent about one that stays.
    if (previous) await expect.poll(() => previous.evaluate(({ isConnected }) => isConnected)).toBe(false);
    texts.push(await outcome.textContent());
  }
  expect(new Set(texts.map((text) => text?.trim())), 'the same words').toHaveProperty('size', 1);
  expect(texts[1], 'other characters, because Orca leaves out a repeated text').not.toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
});

test('Try it in the editor moves the focus to an editor that is open already', async ({ page }) => {
  await openLesson(page, cssExercise.path);
  const exercise = page.locator(`[data-exercise$="#${cssExercise.part.name}"]`);
  await exercise.getByRole('button', { name: 'Solution' }).press('Enter');
  await exercise.getByRole('button', { name: 'Show it anyway' }).press('Enter');
  const apply = exercise.getByRole('button', { name: 'Try it in the editor' }).first();
  const editor = exercise.locator('.cm-content');
  await apply.press('Enter');
  await expect(editor).toBeFocused();
  await apply.focus();
  await expect(editor).not.toBeFocused();
  await apply.press('Enter');
  await expect(editor).toBeFocused();
});

test('the elements to measure are inert when they appear, so that Orca stays at the button', async ({
  page,
}) => {
  await openLesson(page, plainExample.path);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const choice = document.querySelector('.measure-element');
      if (!choice) return;
      observer.disconnect();
      document.body.dataset['first'] = choice.hasAttribute('inert') ? 'inert' : 'live';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const example = page.locator(`[data-example$="#${plainExample.part.name}"]`);
  await pressMeasure(example);
  await expect(page.locator('body')).toHaveAttribute('data-first', 'inert');
  await expect(example.locator('.measure-element')).not.toHaveAttribute('inert');
  await example.getByLabel('Element').focus();
  await expect(example.getByLabel('Element')).toBeFocused();
});

test('a comparison marks words that differ, and none in a file of which every line differs', async ({
  page,
}) => {
  const cssOf = ({ files }: { files: readonly { language: string; code: string }[] }) =>
    files.find(({ language }) => language === 'css')?.code.split('\n') ?? [];
  const { path, part } = findPart('two versions whose CSS has no line in common', ({ learner }) =>
    learner.compares.find(({ versions }) => {
      const [first = [], second = []] = versions.map(cssOf);
      return first.length > 0 && second.length > 1 && !first.some((line) => second.includes(line));
    }),
  );
  await openLesson(page, path);
  const compare = page.getByRole('figure', { name: part.title, exact: true });
  const css = compare
    .locator('.version')
    .nth(1)
    .getByRole('group', { name: /^CSS of / });
  await expect(css.locator('.differing-words').first()).toBeAttached();
  await expect(css.locator('[role=mark]')).toHaveCount(0);
});

test('an exercise says its outcome, each hint once, and where its solutions are', async ({ page }) => {
  const { path, part } = cssExercise;
  await openLesson(page, path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
  await expect(exercise.getByRole('status').filter({ hasText: /^\d+ of \d+\. / })).toHaveCount(1);
  await readOneText(exercise.locator('.verdict'));
  for (const [index, hint] of part.hints.entries()) {
    const button = exercise.getByRole('button', { name: `Hint ${index + 1} of ${part.hints.length}` });
    await button.press('Enter');
    await expect(exercise.getByRole('status').filter({ hasText: /^Hint/ }).nth(index)).toHaveText(
      `Hint ${index + 1} ${textOf(hint.children)}`,
    );
    await readOneText(exercise.getByRole('status').filter({ hasText: /^Hint/ }).nth(index));
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
  // CodeMirror takes its announcements back after 200 ms.
  await sample.locator('.cm-announced').evaluate((region) => {
    const keep = () => (document.body.dataset['announced'] ||= region.textContent.trim());
    new MutationObserver(keep).observe(region, { childList: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-announced', 'Tab leaves the editor.');
  await page.waitForTimeout(2500); // CodeMirror's own time is two seconds.
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
  await expect(why.getByRole('status')).toContainText('I found nothing that I am certain of');
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
