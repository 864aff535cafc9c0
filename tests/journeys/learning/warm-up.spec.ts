import type { Page } from '@playwright/test';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { collectParts, type ExercisePart } from '../../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../../pipeline/lessons/read-lesson.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { signInAs } from '../visitors.ts';
import { openLesson, resultOf } from './plain-sample.ts';

/** The lesson that a new member opens first. */
const lessonId = 'html/intro';
const path = lessonPath(lessonId);

function readWarmUp(): ExercisePart {
  const lesson = readLesson(lessonId);
  const found = collectParts(lesson.file, parseMarkdown(lesson)).exercises.find(({ isWarmUp }) => isWarmUp);
  if (!found) throw new Error(`${lessonId} has no warm-up, which this test needs.`);
  return found;
}
const { solutions, wrongAnswers, title } = readWarmUp();
const right = solutions[0]?.files[0]?.code ?? '';
const wrong = wrongAnswers[0]?.files[0]?.code ?? '';

const findWarmUp = (page: Page) => page.locator('.warm-up');

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`every lesson has its warm-up in the first screen of ${width} × ${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, site, '', path);
    const marks = await page.evaluate(() =>
      Object.entries({ ...document.documentElement.dataset }).filter(([name]) => name !== 'hydrated'),
    );
    await page.goto('about:blank'); // has no policy, which would refuse styles without a header
    const below: string[] = [];
    for (const id of lessonIds) {
      // The document alone, as it is at its first paint, with the marks of its scripts: 57 whole pages would take minutes.
      const html = await (await fetch(`${site.url}${lessonPath(id)}`)).text();
      await page.setContent(html.replaceAll(/<script\b[^]*?<\/script>/g, ''), { waitUntil: 'commit' });
      await page.evaluate((all) => {
        for (const [name, value] of all) document.documentElement.dataset[name] = value;
      }, marks);
      const box = await findWarmUp(page).boundingBox();
      const bottom = Math.round((box?.y ?? Infinity) + (box?.height ?? 0));
      if (bottom > height) below.push(`${id} ${bottom}`);
    }
    expect(below).toEqual([]);
  });

test('a warm-up is passed, makes a commit, and leads to the first section', async ({ page, site }) => {
  await openLesson(page, site, '', path);
  const warmUp = findWarmUp(page);
  await warmUp.locator('.example-code').click();
  await warmUp.locator('.cm-content').fill(wrong);
  await warmUp.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(warmUp.locator('.verdict')).toContainText('0 of 1');
  await warmUp.locator('.cm-content').fill(right);
  await expect(resultOf(warmUp).locator('h1')).toHaveText('Mess menu, Sunday');
  await warmUp.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(warmUp.locator('.verdict')).toContainText('All checks pass.');
  await expect(warmUp.locator('.exercise-commit')).toContainText(title);
  const next = warmUp.getByRole('button', { name: 'Start the lesson' });
  await expect(next).toBeFocused();
  await expect(async () => {
    await next.click();
    await expect(page.locator('.lesson-section > h2').first()).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('a warm-up can be skipped', async ({ page, site }) => {
  await openLesson(page, site, '', path);
  await findWarmUp(page).getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('.lesson-section > h2').first()).toBeFocused();
});

test('a press on Check before the scripts have come is no lost press', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.goto(path, { waitUntil: 'commit' });
  await findWarmUp(page).getByRole('button', { name: 'Check', exact: true }).click();
  await waitForHydration(page);
  await expect(findWarmUp(page).locator('.verdict')).toContainText('Change the code first.');
});
