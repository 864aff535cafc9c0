import type { Locator } from '@playwright/test';
import { createShareFragment } from '../../../app/learn/code/share-code.ts';
import {
  cssExercise,
  cssSolution,
  findPart,
  plainExample,
  plainText,
  textOf,
} from '../../lessons/find-part.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { readStorage } from '../visitors.ts';
import { findSample, openLesson, resultOf } from './plain-sample.ts';

const { name } = plainExample.part;
const editorOf = (part: Locator) => part.locator('.cm-content');

test('a sample is edited in place, shows its result immediately, survives a reload and can be reset', async ({
  page,
  site,
}) => {
  await openLesson(page, site);
  const sample = findSample(page);
  await sample.scrollIntoViewIfNeeded();
  await expect(resultOf(sample).getByText(plainText).first()).toBeVisible();
  expect(
    await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('create-editor')).length,
    ),
  ).toBe(0);
  await sample.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(sample)).toBeFocused();
  await sample.getByText('HTML', { exact: true }).click();
  await editorOf(sample).fill('<p>Chai at five</p>');
  await expect(resultOf(sample).getByText('Chai at five')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await sample.getByRole('button', { name: 'Edit' }).click();
  await expect(resultOf(sample).getByText('Chai at five')).toBeVisible();
  await sample.getByRole('button', { name: 'Start over' }).click();
  await expect(resultOf(sample).getByText(plainText).first()).toBeVisible();
});

test('the editor is never shown without its code and its name', async ({ page, site }) => {
  await openLesson(page, site);
  const sample = findSample(page);
  const firstState = await sample.evaluateHandle((part) => ({
    read: new Promise<{ name: string | null; code: string }>((resolve) =>
      new MutationObserver(() => {
        const host = part.querySelector<HTMLElement>('.editor-host:not([hidden])');
        const content = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
        if (content) resolve({ name: content.ariaLabel, code: content.innerText });
      }).observe(part, { subtree: true, childList: true, attributes: true }),
    ),
  }));
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  const { name: editorName, code } = await firstState.evaluate(({ read }) => read);
  expect(editorName).toMatch(/^(HTML|CSS) of /);
  expect(code.trim()).not.toBe('');
});

test('Escape, then Tab leaves the editor; Done keeps the code', async ({ page, site }) => {
  await openLesson(page, site);
  const sample = findSample(page);
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  const editor = editorOf(sample);
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription('Press Escape, then Tab, to leave the editor.');
  await editor.fill('p { color: red; }');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await sample.getByRole('button', { name: 'Done' }).click();
  await expect(sample.locator('.file-code.is-shown')).toContainText('p { color: red; }');
});

test('a symbol’s button types as a keyboard does: the pair closes and is not closed twice', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, site);
  const sample = findSample(page);
  await sample.getByRole('button', { name: 'Edit' }).click();
  await sample.getByText('HTML', { exact: true }).click();
  const editor = editorOf(sample);
  await editor.fill('');
  const symbols = sample.getByRole('group', { name: 'Symbols' });
  const names = ['less than', 'greater than', 'slash', 'equals sign', 'quotation mark'];
  for (const [index, name] of names.entries())
    await expect(symbols.getByRole('button').nth(index)).toHaveAccessibleName(name);
  await symbols.getByRole('button', { name: 'opening brace' }).click();
  await expect(editor).toHaveText('{}');
  await symbols.getByRole('button', { name: 'closing brace' }).click();
  await expect(editor).toHaveText('{}');
});

test('a slow page loses no characters of fast typing', async ({ page, site }) => {
  await openLesson(page, site);
  const sample = findSample(page);
  await sample.getByRole('button', { name: 'Edit' }).press('Enter');
  const editor = editorOf(sample);
  await expect(editor).toBeFocused();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const written = '/* the quick brown fox jumps over the lazy dog, and once more, as fast as it can */';
  await page.keyboard.press('Control+a');
  await page.keyboard.type(written);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(editor).toHaveText(written);
});

test('a mistake is explained with its line, and a button fixes it', async ({ page, site }) => {
  await openLesson(
    page,
    site,
    await createShareFragment(name, [
      { language: 'html', code: '<nav class="toolbar"><b>Board</b> <a href="#">Events</a></nav>' },
      { language: 'css', code: '.toolbar {\n  dispaly: flex;\n}' },
    ]),
  );
  const sample = findSample(page);
  const why = sample.getByRole('region', { name: 'Why doesn’t this work?' });
  await expect(why.getByText('CSS line 2')).toBeVisible();
  await why.getByRole('button', { name: 'Apply this line' }).click();
  await expect(editorOf(sample)).toContainText('display: flex;');
  await expect(why.getByRole('status')).toContainText('I found nothing that I am certain of');
  await why.getByRole('button', { name: 'Pick an element' }).click();
  await resultOf(sample).locator('.toolbar').dispatchEvent('click');
  await expect(sample.locator('.cascade')).toContainText('display: flex');
  // By keyboard the element is chosen from a list.
  const list = why.getByLabel('or choose it');
  await list.focus();
  await page.keyboard.type('nav');
  await page.keyboard.press('Enter');
  await expect(sample.locator('.cascade')).toContainText('What applies to nav.toolbar');
  await list.selectOption({ label: '\u00a0\u00a0\u00a0\u00a0a “Events”' });
  await expect(sample.locator('.cascade')).toContainText('What applies to a');
});

test('what is wrong with the code of an exercise is explained once it is the learner’s own', async ({
  page,
  site,
}) => {
  const { path, part } = cssExercise;
  await openLesson(page, site, '', path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  const why = exercise.getByRole('region', { name: 'Why doesn’t this work?' });
  await exercise.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(exercise)).toBeFocused();
  await expect(why).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\np { colr: red; }');
  await expect(why).toContainText('colr');
  // Before the first run, too, a fix is offered only if the checks say that it helps.
  await expect(why).toContainText('This change alone does not pass a failing check.');
  // The width that an inline box ignores is in the code to start from: its fix is the one that helps.
  await expect(why.getByRole('button', { name: /^Apply/ })).toHaveText([/^Apply: fixes/]);
});

test('on a desk the buttons of an exercise stay in sight, and never over the line that is typed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { path, part } = cssExercise;
  await openLesson(page, site, '', path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  await exercise.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(exercise)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n.a { color: red; }'.repeat(25));
  const buttons = exercise.getByRole('button', { name: 'Run checks' });
  await expect(buttons).toBeInViewport({ ratio: 1 });
  const typed = exercise.locator('.cm-activeLine');
  await expect(typed).toBeInViewport({ ratio: 1 });
  const [lineBox, buttonBox] = [await typed.boundingBox(), await buttons.boundingBox()];
  expect((lineBox?.y ?? Infinity) + (lineBox?.height ?? 0)).toBeLessThan(buttonBox?.y ?? 0);
});

test('an exercise helps, passes and is recorded', async ({ page, site }) => {
  const { path, part } = cssExercise;
  await openLesson(page, site, '', path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  await exercise.getByRole('button', { name: `Hint 1 of ${part.hints.length}` }).click();
  await expect(exercise.getByText(textOf(part.hints[0]?.children ?? []))).toBeVisible();
  await exercise.getByRole('button', { name: 'Edit' }).click();
  await editorOf(exercise).fill(cssSolution);
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(exercise.getByText('All checks pass.')).toBeVisible();
  expect(JSON.stringify(await readStorage(page))).toContain(`${path.replace('/learning/', '')}#${part.name}`);
});

test('each option of a question shows its feedback, also by keyboard', async ({ page, site }) => {
  const { path, part } = findPart('a question', ({ questions }) => questions[0]);
  await openLesson(page, site, '', path);
  const question = page.locator(`[data-question="${part.name}"]`);
  const options = question.getByRole('button');
  await options.first().focus();
  await page.keyboard.press('Enter');
  await expect(options.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(question.locator('.option-feedback:not(:empty)')).toHaveCount(1);
});

test('a sample at rest has no line numbers, and its menu copies a link that opens its code', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, site);
  const sample = findSample(page);
  await expect(page.locator('[data-example] .file-code.is-numbered')).toHaveCount(0);
  await sample.getByRole('button', { name: /^More tools/ }).press('Enter');
  await sample.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(sample.getByText('Link copied.')).toBeAttached();
  await expect(sample.getByRole('button', { name: 'Copy link' })).toBeFocused();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(new URL(page.url()).pathname);
  await page.goto('about:blank');
  await page.goto(link.href);
  await waitForHydration(page);
  await expect(sample.getByText('Code from a shared link')).toBeVisible();
});
