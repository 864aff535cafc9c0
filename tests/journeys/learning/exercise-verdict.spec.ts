import type { Locator, Page } from '@playwright/test';
import { cssExercise, cssSolution } from '../../lessons/find-part.ts';
import { generatedFiles } from '#contract/site-paths.ts';
import { expect, test, type Site } from '../../site.ts';
import { openLesson } from './plain-sample.ts';

const { path, part } = cssExercise;
const phone = { width: 390, height: 844 };
/** What is left of a phone's window above its keyboard. */
const besideKeyboard = { width: 390, height: 480 };

const verdictOf = (exercise: Locator) => exercise.locator('.verdict');

/** Opens the lesson and replaces the exercise's code, unless it is left out. */
async function startExercise(page: Page, site: Site, code?: string): Promise<Locator> {
  await openLesson(page, site, '', path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  if (code !== undefined) {
    await exercise.getByRole('button', { name: 'Edit' }).click();
    await exercise.locator('.cm-content').fill(code);
  }
  return exercise;
}

async function runChecks(exercise: Locator): Promise<void> {
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(verdictOf(exercise)).not.toBeEmpty();
}

const wrongCode = part.wrongAnswers[0]?.files[0]?.code ?? '';

/** The sentence of the check that the wrong answer fails. */
const failedSentence = part.checks.find(({ id }) => id === part.wrongAnswers[0]?.fails)?.says ?? '';

test('after a failed run on a phone the first failing check is on screen, also above the keyboard', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  const exercise = await startExercise(page, site, wrongCode);
  await runChecks(exercise);
  const verdict = verdictOf(exercise);
  await expect(verdict).toContainText(failedSentence);
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await exercise.locator('.cm-content').click();
  await page.setViewportSize(besideKeyboard);
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(exercise.locator('.cm-activeLine')).toBeInViewport({ ratio: 1 });
});

test('on no phone do the buttons of the bar lie over each other', async ({ page, site }) => {
  const exercise = await startExercise(page, site);
  const buttons = exercise.locator('.exercise-bar > .button, .exercise-help > .button');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ ...phone, width });
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(3);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(one.right <= other.left || one.bottom <= other.top, `at ${width} px`).toBe(true);
    for (const { left, right } of boxes) expect(left >= 0 && right <= width, `at ${width} px`).toBe(true);
  }
});

for (const size of [phone, { width: 1440, height: 900 }])
  test(`the bar with the verdict stays in view while the exercise is, ${size.width} px wide`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    const exercise = await startExercise(page, site, `${wrongCode}\n${'.a { color: red; }\n'.repeat(60)}`);
    await runChecks(exercise);
    const bar = exercise.locator('.exercise-bar');
    for (const edge of ['start', 'end'] as const) {
      await exercise.evaluate((element, block) => element.scrollIntoView({ block }), edge);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    const below = await bar.evaluate((element) => {
      const { top, left, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + 4));
    });
    expect(below, 'nothing lies over the bar').toBe(true);
  });

test('the first failing check is open with its finding; those that pass are one row', async ({
  page,
  site,
}) => {
  const exercise = await startExercise(page, site, wrongCode);
  await runChecks(exercise);
  const failed = exercise.locator('.check-first');
  await expect(failed.getByText(failedSentence)).toBeVisible();
  await expect(failed.locator('dd').last()).not.toBeEmpty();
  const passed = exercise.locator('.check-fold.is-passed');
  await expect(passed.getByRole('listitem').first()).toBeHidden();
  await passed.locator('summary').press('Enter');
  await expect(passed.getByRole('listitem').first()).toBeVisible();
});

/** The solution with a spelling mistake in its first `display`. */
const misspelt = cssSolution.replace('display:', 'dispaly:');
const offerOf = (exercise: Locator) =>
  exercise
    .getByRole('region', { name: 'Why doesn’t this work?' })
    .getByRole('button', { name: /^Apply: fixes (\d) of \1$/ });

test('the cause of a failing check is directly below it; its fix says how many checks it passes', async ({
  page,
  site,
}) => {
  expect(misspelt).not.toBe(cssSolution);
  const exercise = await startExercise(page, site, misspelt);
  await runChecks(exercise);
  const why = exercise.getByRole('region', { name: 'Why doesn’t this work?' });
  await expect(why).toBeVisible();
  const [check, cause] = [await exercise.locator('.check-first').boundingBox(), await why.boundingBox()];
  expect((check?.y ?? 0) + (check?.height ?? 0)).toBeCloseTo(cause?.y ?? 0, 0);
  await offerOf(exercise).click();
  await expect(verdictOf(exercise)).toContainText('All checks pass.');
  await expect(exercise.getByRole('button', { name: 'Next' }), 'Run checks has become Next').toBeFocused();
});

test('a fix that passes no failing check is explained and not offered', async ({ page, site }) => {
  const exercise = await startExercise(page, site, `${wrongCode}\nbody { colr: red; }`);
  const why = exercise.getByRole('region', { name: 'Why doesn’t this work?' });
  await runChecks(exercise);
  await expect(why).toContainText('colr');
  await expect(why).toContainText('This change alone does not pass a failing check.');
  await expect(why.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});

test('a fix is offered before the first run, when the checks say that it helps', async ({ page, site }) => {
  const exercise = await startExercise(page, site, misspelt);
  await offerOf(exercise).click();
  await expect(verdictOf(exercise)).toContainText('All checks pass.');
});

test('a fix that the checks can’t judge in time is explained and not offered', async ({ page, site }) => {
  await page.route(`**${generatedFiles.checkRuntime}`, () => undefined); // never answered
  const exercise = await startExercise(page, site, misspelt);
  const why = exercise.getByRole('region', { name: 'Why doesn’t this work?' });
  await expect(why).toContainText('Trying this change…');
  await expect(why).toContainText('The checks could not try this change.', { timeout: 40_000 });
  await expect(why.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});

test('the verdict is shown before the fixes are tried', async ({ page, site }) => {
  const exercise = await startExercise(page, site, misspelt);
  await expect(offerOf(exercise)).toBeVisible();
  await page.evaluate(() => {
    const order: string[] = [];
    Object.assign(globalThis, { order });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element && target.matches('.verdict')) order.push('verdict');
        for (const node of addedNodes)
          if (node instanceof Element && node.querySelector('iframe[title=Checks]')) order.push('frame');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await runChecks(exercise);
  const readOrder = () => page.evaluate(() => (globalThis as { order?: string[] }).order ?? []);
  const widths = (await readOrder()).indexOf('verdict');
  expect(widths).toBeGreaterThan(0);
  await expect
    .poll(async () => (await readOrder()).slice(widths).filter((what) => what === 'frame'))
    .toHaveLength(widths);
});

test('code that nobody has changed is not said to be wrong', async ({ page, site }) => {
  const exercise = await startExercise(page, site);
  await runChecks(exercise);
  await expect(verdictOf(exercise)).toContainText('Change the code first.');
  await expect(exercise.getByText('Failed:')).toHaveCount(0);
  await expect(exercise.locator('.check-first')).toContainText('To do:');
  await expect(exercise.getByRole('region', { name: 'Why doesn’t this work?' })).toHaveCount(0);
});

test('the verdict is announced once, and the focus stays at the button', async ({ page, site }) => {
  const exercise = await startExercise(page, site, wrongCode);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [aria-live]',
        );
        if (region?.textContent)
          document.body.dataset['said'] = `${document.body.dataset['said'] ?? ''}\n${region.textContent}`;
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
  await expect(verdictOf(exercise)).not.toBeEmpty();
  await expect(exercise.getByRole('button', { name: 'Run checks' })).toBeFocused();
  const said = (await page.locator('body').getAttribute('data-said')) ?? '';
  const verdicts = said.split('\n').filter((line) => line.includes(failedSentence));
  expect(verdicts).toHaveLength(1);
  expect(verdicts[0]).toMatch(new RegExp(`^\\d of ${part.checks.length}\\. .+ Found: .+`));
});

test('a page that never finishes loading ends the run in a sentence, and the code is kept', async ({
  page,
  site,
}) => {
  await page.route('**/never.svg', () => undefined); // No answer.
  const code = `${wrongCode}\nbody { background: url("/lesson-files/never.svg"); }`;
  const exercise = await startExercise(page, site, code);
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(verdictOf(exercise)).toHaveText(
    'Your page did not finish loading within 10 seconds. Look for a script or a file that never ends loading, then run the checks again.',
  );
  await expect(exercise.locator('.cm-content')).toContainText('never.svg');
  await exercise.locator('.cm-content').fill(wrongCode);
  await runChecks(exercise);
  await expect(verdictOf(exercise)).toContainText(failedSentence);
});

test('a frame that never answers ends the run in a sentence', async ({ page, site }) => {
  const exercise = await startExercise(page, site, wrongCode);
  await page.route('**/playground', () => undefined); // No answer.
  await exercise.getByRole('button', { name: 'Run checks' }).click();
  await expect(verdictOf(exercise)).toHaveText(
    'The checks could not load. Check your connection and run them again.',
  );
});
