import type { Locator, Page } from '@playwright/test';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { exampleHasMotion } from '../../pipeline/lessons/parts/detect-motion.ts';
import { collectParts, type ExamplePart } from '../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

/** The first sample of the lessons that moves and whose CSS is like this. */
function findMoving(description: string, isMatch: (css: string, example: ExamplePart) => boolean): Place {
  for (const id of lessonIds) {
    const lesson = readLesson(id);
    const example = collectParts(lesson.file, parseMarkdown(lesson)).examples.find(
      (each) =>
        exampleHasMotion(each) &&
        isMatch(each.files.map((file) => (file.language === 'css' ? file.code : '')).join(''), each),
    );
    if (example) return { lesson: id, name: example.name };
  }
  throw new Error(`No sample has ${description}.`);
}
type Place = { lesson: string; name: string };

const hasNoScript = ({ files }: ExamplePart) => files.every(({ language }) => language !== 'js');
const animated = findMoving(
  'an animation that begins with the document',
  (css, example) =>
    hasNoScript(example) &&
    /\banimation:[^;]*\d+m?s/.test(css) &&
    !/:hover|:checked|:focus|infinite/.test(css),
);
const waiting = findMoving(
  'a transition that waits for the pointer',
  (css, example) =>
    hasNoScript(example) && /:hover/.test(css) && /transition:/.test(css) && !/animation/.test(css),
);

async function openPlayer(
  page: Page,
  { lesson, name }: Place = animated,
): Promise<{ player: Locator; times: () => Promise<number[]> }> {
  await page.goto(lessonPath(lesson));
  await waitForHydration(page);
  const example = page.locator(`[data-example$="#${name}"]`);
  const player = example.getByRole('group', { name: /^Player of/ });
  const times = () =>
    example
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => document.getAnimations().map(({ currentTime }) => Number(currentTime)));
  return { player, times };
}

const hasMotion = (player: Locator) => expect(player.getByRole('slider', { name: 'Time' })).toBeAttached();

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test.describe('for everybody', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a result begins to move when it is visible, and is paused while it is not', async ({ page }) => {
    const { player, times } = await openPlayer(page);
    await player.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollTo(0, scrollY + bottom + 400); // loaded, because it is near, and not on screen
    });
    await hasMotion(player);
    expect(Math.max(0, ...(await times()))).toBe(0);
    await player.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(player.getByRole('button', { name: /Pause|Play again/ })).toBeVisible();
  });

  test('it can be replayed, at a quarter of the speed, and stops where the timeline is dragged to', async ({
    page,
  }) => {
    const { player, times } = await openPlayer(page);
    const slider = player.getByRole('slider', { name: 'Time' });
    // A result above that is only loading may push this one out of sight, where it waits.
    await expect(async () => {
      await player.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expect(slider).toHaveAttribute('aria-valuetext', /, at 100%$/);
    }).toPass();
    // By the keyboard: what is only loading above may move the line to where a press on the button comes down.
    const slow = player.getByRole('radio', { name: 'A quarter of the speed' });
    await slow.press('Space');
    await expect(slow).toBeChecked();
    // Another speed moves nothing: at once, it would say Pause until the end.
    await player.getByRole('button', { name: 'Play again' }).press('Enter', { timeout: 3_000 });
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /, at 100%$/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.00 seconds, at 0%/);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.01 seconds/);
    await expect.poll(async () => Math.max(...(await times()))).toBe(10);
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /, at \d+%$/);
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.00 seconds, at 0%/);
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: /^Play/ })).toBeVisible();
  });
});

test('with reduced motion a result shows its first frame, says why, and plays on request', async ({
  page,
}) => {
  const { player, times } = await openPlayer(page);
  await player.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await hasMotion(player);
  await expect(player.getByText('Your system asks for reduced motion')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(Math.max(...(await times()))).toBe(0);
  await page.waitForTimeout(300);
  expect(Math.max(...(await times()))).toBe(0);
  await player.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(player.getByText('Your system asks for reduced motion')).toHaveCount(0);
  await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('Play on a sample that waits for the pointer says what to do first', async ({ page }) => {
  const { player } = await openPlayer(page, waiting);
  await player.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(player.locator('.player-hint.is-asked')).toContainText('do that first');
  await expect(page.locator('#announcer')).toContainText('do that first');
});

test('every result that moves has a player, and no other', async ({ page }) => {
  for (const id of lessonIds
    .filter((each) => /transition|animation/.test(readLesson(each).body))
    .slice(0, 4)) {
    const file = readLesson(id);
    const { examples } = collectParts(file.file, parseMarkdown(file));
    await page.goto(lessonPath(id));
    for (const example of examples)
      await expect(page.locator(`[data-example$="${id}#${example.name}"] .player`)).toHaveCount(
        exampleHasMotion(example) ? 1 : 0,
      );
  }
});
