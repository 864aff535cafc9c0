import type { Locator, Page } from '@playwright/test';
import { cssExercise, cssSolution } from '../../lessons/find-part.ts';
import { expect, test, type Site } from '../../site.ts';
import { openLesson } from './plain-sample.ts';

const { path, part } = cssExercise;
const commit = part.commit ?? part.title;

async function passExercise(page: Page, site: Site): Promise<Locator> {
  await openLesson(page, site, '', path);
  const exercise = page.locator(`[data-exercise$="#${part.name}"]`);
  await exercise.getByRole('button', { name: 'Hint 1' }).click();
  await exercise.getByRole('button', { name: 'Edit' }).click();
  await exercise.locator('.cm-content').fill(cssSolution);
  await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
  await expect(exercise.locator('.verdict')).toContainText('All checks pass.');
  return exercise;
}

test('passing makes a commit, is announced once, and puts hints and solution away', async ({
  page,
  site,
}) => {
  const exercise = await passExercise(page, site);
  await expect(exercise.locator('.exercise-commit')).toContainText(commit);
  await expect(exercise.getByRole('status').filter({ hasText: commit })).toHaveText(
    new RegExp(`^Passed, (\\d) of \\1\\. All checks pass\\..? Commit: ${commit}\\.$`),
  );
  for (const name of [/^Hint/, 'Solution', 'Run checks'])
    await expect(exercise.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(exercise.locator('.exercise-hints')).toHaveCount(0);
});

test('Run checks becomes Next in place, which leads to the next thing to do', async ({ page, site }) => {
  const exercise = await passExercise(page, site);
  const next = exercise.getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  await page.waitForTimeout(700); // a second press that is part of a double one is left out
  await next.press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  expect(
    await exercise.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement ?? element) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    ),
  ).toBe(true);
});

test('other solutions are beside the learner’s own, with the lines that differ marked', async ({
  page,
  site,
}) => {
  const exercise = await passExercise(page, site);
  await exercise.getByRole('button', { name: /^See (another|\d other) solutions?$/ }).press('Enter');
  const solution = exercise.locator('.solution').first();
  const [own, other] = [solution.getByRole('group').first(), solution.getByRole('group').nth(1)];
  await expect(own).toContainText(cssSolution.split('\n')[0] ?? '');
  await expect(other.locator('.code-line.is-differs').first()).toBeVisible();
  const [ownBox, otherBox] = [await own.boundingBox(), await other.boundingBox()];
  expect(otherBox?.y).toBe(ownBox?.y);
});

test('typing after a pass moves nothing: the commit stays and the task does not come back', async ({
  page,
  site,
}) => {
  const exercise = await passExercise(page, site);
  const editor = exercise.locator('.cm-content');
  await editor.click();
  const before = await editor.boundingBox();
  await page.keyboard.type(' ');
  await expect(exercise.getByRole('button', { name: 'Run checks' })).toBeVisible();
  expect((await editor.boundingBox())?.y).toBe(before?.y);
  await exercise.getByRole('button', { name: 'Start over' }).click();
  await expect(exercise.locator('.exercise-head :is(p, li)').first()).toBeVisible();
});
