import type { Locator, Page } from '@playwright/test';
import { withoutBackTicks } from '../../contract/back-ticks.ts';
import { findDeclaration } from '../../app/learn/parts/values/find-declaration.ts';
import type { ExamplePart } from '../../pipeline/lessons/parts/lesson-parts.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { listViolations, overflowOf, setTheme } from '../accessibility/axe.ts';
import { findExample, findPart, textOf, type FoundPart } from './find-part.ts';

/** An example whose first two edits each change one line of its CSS, the same file, and leave it valid to look at. */
const edited = findExample('an example with two edits of its CSS', ({ tries, setup }) => {
  const changesOneLine = ({ edits: [edit, ...more], edited: files }: (typeof tries)[number]) =>
    more.length === 0 &&
    edit?.language === 'css' &&
    'find' in edit &&
    edit.replace !== '' &&
    files.length > 0;
  return setup.length === 0 && tries.length >= 2 && tries.slice(0, 2).every(changesOneLine);
});

const chosen = findExample(
  'an example with one row of three or more choices',
  ({ values, tries }) =>
    tries.length === 0 &&
    values.length === 1 &&
    values[0]?.look === 'choices' &&
    values[0].values.length >= 3,
);
const predicted = findPart('a prediction whose third outcome is wrong', ({ learner }) =>
  learner.predicts.find(({ outcomes }) => outcomes.length === 3 && outcomes[2]?.right === false),
);
const stepped = findPart('a figure of steps', ({ learner }) => learner.steps[0]);
const compared = findPart('versions that differ in one line', ({ learner }) =>
  learner.compares.find(({ versions }) => versions.length === 2),
);
const noted = findExample(
  'an example with a note and a setup',
  ({ notes, setup }) => setup.length > 0 && notes.some(({ mark }) => mark !== undefined),
);

async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

/** The lines of a Try's code that the example does not have. */
function newLinesOf(example: ExamplePart, index: number): string[] {
  const before = new Set(example.files.flatMap(({ code }) => code.split('\n')));
  return (example.tries[index]?.edited ?? []).flatMap(({ code }) =>
    code.split('\n').filter((line) => !before.has(line)),
  );
}

const exampleOf = (page: Page, { part }: FoundPart<ExamplePart>) =>
  page.locator(`[data-example$="#${part.name}"]`);

/** The text of all style elements in an example's result. */
const stylesOf = (example: Locator) =>
  example
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => [...root.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));

test('a lesson is marked as hydrated only when all of its sections are, so that no press is lost', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('hydrated', () => {
      const waiting = document.querySelectorAll('.lesson-section:not([data-hydrated])');
      document.documentElement.dataset.waitingSections = String(waiting.length);
    }),
  );
  await openLesson(page, edited.path);
  await expect(page.locator('html')).toHaveAttribute('data-waiting-sections', '0');
  expect(await page.locator('.lesson-section[data-hydrated]').count()).toBeGreaterThan(2);
});

test('an edit changes code and result, says what happens, and is undone with the keyboard', async ({
  page,
}) => {
  await openLesson(page, edited.path);
  const example = exampleOf(page, edited);
  const [first] = edited.part.tries;
  const [newLine = ''] = newLinesOf(edited.part, 0);
  const edit = example
    .getByRole('group', { name: /^Try/ })
    .getByRole('button', { name: withoutBackTicks(first?.title ?? ''), exact: true });
  await edit.focus();
  await page.keyboard.press('Space');
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await expect(example.locator('.code-line.is-yours')).toContainText(newLine.trim());
  await expect(example.locator('.differing-words').first()).toBeVisible();
  await expect(example.locator('.try-said [role=status]')).toHaveText(textOf(first?.sentence ?? []));
  await expect.poll(() => stylesOf(example)).toContain(newLine.trim());
  await example.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(edit).toHaveAttribute('aria-pressed', 'false');
  await expect(example.locator('.try-said [role=status]')).toHaveText('Undone');
  await expect(example.locator('.code-line.is-yours')).toHaveCount(0);
  await expect.poll(() => stylesOf(example)).not.toContain(newLine.trim());
});

test('one edit is applied at a time, and a second press undoes it', async ({ page }) => {
  await openLesson(page, edited.path);
  const example = exampleOf(page, edited);
  const edits = example.getByRole('group', { name: /^Try/ }).getByRole('button');
  const code = example.locator('.file-code.is-shown');
  const [ofFirst = '', ofSecond = ''] = [0, 1].map((index) => newLinesOf(edited.part, index)[0]);
  await edits.nth(0).click();
  await expect(code).toContainText(ofFirst.trim());
  await edits.nth(1).click();
  await expect(edits.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(edits.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(code).not.toContainText(ofFirst.trim());
  await expect(code).toContainText(ofSecond.trim());
  await edits.nth(1).click();
  await expect(code).not.toContainText(ofSecond.trim());
});

test('a value is chosen with the arrow keys, changes code and result, and is in the shared link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, chosen.path);
  const example = exampleOf(page, chosen);
  const [control] = chosen.part.values;
  if (!control) throw new Error('The example has no control.');
  const { of, property, values } = control;
  const css = chosen.part.files.find(({ language }) => language === 'css')?.code ?? '';
  const current = values.indexOf(findDeclaration(css, of, property)?.value ?? '');
  const next = values[(current + 1) % values.length] ?? '';
  const choices = example.getByRole('radiogroup', { name: `${property} of ${of}`, exact: true });
  await choices.getByRole('radio', { name: values[current] ?? '', exact: true }).focus();
  for (const [key, value] of [
    ['End', values.at(-1)],
    ['Home', values[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(choices.getByRole('radio', { name: value ?? '', exact: true })).toBeChecked();
    await expect(choices.getByRole('radio', { name: value ?? '', exact: true })).toBeFocused();
  }
  await choices.getByRole('radio', { name: values[current] ?? '', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choices.getByRole('radio', { name: next, exact: true })).toBeChecked();
  await expect(example.locator('.differing-words').first()).toBeVisible();
  await expect.poll(() => stylesOf(example)).toContain(`${property}: ${next}`);
  await example.getByRole('button', { name: 'Copy link' }).click();
  await expect(example.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await openLesson(page, new URL(link).pathname + new URL(link).hash);
  await expect(choices.getByRole('radio', { name: next, exact: true })).toBeChecked();
});

test('in a prediction, arrow keys only move, a press answers, and Choose again goes back to the first tile', async ({
  page,
}) => {
  await openLesson(page, predicted.path);
  const { name, outcomes } = predicted.part;
  const right = outcomes.findIndex((outcome) => outcome.right);
  const [rightTitle, wrongTitle] = [outcomes[right]?.title ?? '', outcomes[2]?.title ?? ''];
  const predict = page.locator(`[data-predict$="#${name}"]`);
  const tiles = predict.getByRole('radio').and(page.locator('.outcome-head'));
  await tiles.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(2)).toBeFocused();
  await expect(predict.locator('.part-answer [role=status]')).toBeEmpty();
  await page.keyboard.press('Space');
  await expect(predict.locator('.part-answer [role=status]')).toContainText(
    `Not ${wrongTitle}, but ${rightTitle}.`,
  );
  await expect(tiles.nth(right)).toHaveAccessibleName(`${'ABC'[right]}: ${rightTitle}, what happens`);
  await expect(tiles.nth(2)).toHaveAccessibleName(`C: ${wrongTitle}, your choice`);
  await predict.getByRole('button', { name: 'Choose again' }).click();
  await expect(tiles.nth(0)).toBeFocused();
  await expect(predict.locator('.outcome.is-open')).toHaveCount(3);
});

test('a figure goes forward and back with buttons and arrow keys, and announces its step', async ({
  page,
}) => {
  await openLesson(page, stepped.path);
  const figure = page.locator(`[data-steps$="#${stepped.part.name}"]`);
  const current = figure.locator('[aria-current=step] .step-title');
  const titles = stepped.part.steps.map(({ title }) => withoutBackTicks(title));
  await expect(current).toHaveText(titles[0] ?? '');
  await expect(figure.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await figure.getByRole('button', { name: 'Next' }).click();
  await expect(figure.getByRole('button', { name: 'Previous' })).toBeEnabled();
  await expect(figure.getByRole('status').filter({ hasText: 'Step' })).toHaveText(
    `Step 2 of ${titles.length}: ${titles[1]}`,
  );
  await figure.locator('.figure-steps-figures').focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText(titles[2] ?? '');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(titles[titles.length === 3 ? 1 : 2] ?? '');
});

test('the code of a step is named without the back ticks of its title', async ({ page }) => {
  const { path, part } = findPart('a step that shows code and has code in its title', ({ learner }) =>
    learner.steps.find(({ steps }) =>
      steps.some(({ shown, title }) => shown.length > 0 && title.includes('`')),
    ),
  );
  await openLesson(page, path);
  const names = await page
    .locator(`[data-steps$="#${part.name}"] .code`)
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('`'))).toEqual([]);
});

test('a numbered code range is aligned with its box, on a phone and beside the notes', async ({ page }) => {
  await openLesson(page, noted.path);
  const pieces = exampleOf(page, noted).locator('.noted');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await pieces.evaluateAll((all) =>
      all.map((piece) => {
        const code = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
        let first = code.nextNode();
        while (first?.parentElement?.closest('button')) first = code.nextNode();
        const range = document.createRange();
        if (first) range.selectNode(first);
        return Math.round(range.getBoundingClientRect().left - piece.getBoundingClientRect().left);
      }),
    );
    expect(shifts, `at ${width} px`).toEqual(shifts.map(() => 0));
    expect(shifts.length).toBeGreaterThan(0);
  }
});

test('versions mark what differs; a note’s number shows its sentence; setup unfolds', async ({ page }) => {
  await openLesson(page, compared.path);
  const compare = page
    .locator('.compare')
    .filter({ hasText: compared.part.versions[0]?.name ?? '' })
    .first();
  for (const version of await compare.locator('.version').all())
    await expect(version.locator('.code-line.is-differs, .differing-words').first()).toBeAttached();
  await openLesson(page, noted.path);
  const example = exampleOf(page, noted);
  const marked = noted.part.notes.filter(({ mark }) => mark !== undefined);
  const last = marked.at(-1);
  await example.getByRole('button', { name: `${marked.length}, ${last?.name}`, exact: true }).focus();
  await expect(example.locator('.note-row.is-active .note-name')).toHaveText(`${last?.name} ${last?.mark}`);
  await example.locator('summary').click();
  await expect(example.getByRole('group', { name: /^Setup, / }).first()).toBeVisible();
});

test('pages with parts are accessible in use, in both themes and widths', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const [theme, width] of [
    ['night', 1440],
    ['paper', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, use } of [
      {
        path: edited.path,
        use: exampleOf(page, edited).getByRole('group', { name: /^Try/ }).getByRole('button').first(),
      },
      {
        path: predicted.path,
        use: page.locator(`[data-predict$="#${predicted.part.name}"] .outcome-head`).first(),
      },
    ]) {
      await openLesson(page, path);
      await setTheme(page, theme);
      await use.click();
      faults.push(...(await listViolations(page)).map((fault) => `${theme} at ${width}: ${fault}`));
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window at ${width}`);
    }
  }
  expect(faults).toEqual([]);
});
