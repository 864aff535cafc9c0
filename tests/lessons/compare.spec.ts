import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/axe.ts';
import { signInAs } from '../journeys/visitors.ts';
import { expect, test, waitForHydration } from '../site.ts';
import { findPart } from './find-part.ts';

const { path, part } = findPart('two versions with CSS and without a script', ({ learner }) =>
  learner.compares.find(
    ({ versions }) =>
      versions.length === 2 &&
      versions.every(
        ({ files }) =>
          files.some(({ language }) => language === 'css') &&
          files.every(({ language }) => language !== 'js'),
      ),
  ),
);
const rule = 'html body { background: rgb(1, 2, 3); }';
const painted = 'rgb(1, 2, 3)';
/** Two editors and two results start at once; on a busy machine that took 19 s. */
const editorsCome = { timeout: 45_000 };

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

async function openCompare(page: Page): Promise<Locator> {
  await page.goto(path);
  await waitForHydration(page);
  const compare = page.getByRole('figure', { name: part.title, exact: true });
  await compare.scrollIntoViewIfNeeded();
  return compare;
}

const versionOf = (compare: Locator, index: number) => compare.locator('.version').nth(index);
const bodyOf = (version: Locator) => version.frameLocator('iframe').locator('body');

test('each version is edited separately with the keyboard, survives a reload and can be reset', async ({
  page,
}) => {
  const compare = await openCompare(page);
  const [first, second] = [versionOf(compare, 0), versionOf(compare, 1)];
  const css = compare.getByText('CSS', { exact: true }).first();
  await css.click();
  await compare.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('.cm-content'), 'the first version takes the focus').toBeFocused(editorsCome);
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(`\n${rule}`);
  await expect(bodyOf(first)).toHaveCSS('background-color', painted);
  await expect(bodyOf(second)).not.toHaveCSS('background-color', painted);

  await second.locator('.cm-content').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\nb { colour: red; }');
  await expect(
    second.getByRole('region', { name: `Why doesn’t this work? ${part.versions[1]?.name}` }),
    'each version says what is wrong with it',
  ).toContainText('colour');
  await expect(first.getByRole('region', { name: /^Why doesn’t this work/ })).not.toContainText('colour');

  await compare.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(compare.getByRole('button', { name: 'Edit' }), 'the focus stays').toBeFocused();
  await expect(first.locator('.code-line.is-differs').last()).toContainText(rule);
  await expect(second.locator('.code-line.is-differs').last()).toContainText('colour');

  await page.reload();
  await waitForHydration(page);
  await css.click();
  // By the keyboard: the results above are only loading, and a press could come down beside a button that they move.
  await compare.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(first.locator('.cm-content')).toContainText(rule, editorsCome);
  await expect(second.locator('.cm-content')).toContainText('colour');
  await compare.getByRole('button', { name: 'Reset' }).click();
  await expect(first.locator('.cm-content')).not.toContainText(rule);
  await expect(second.locator('.cm-content')).not.toContainText('colour');
  await expect(bodyOf(first)).not.toHaveCSS('background-color', painted);
});

test('on a phone the versions are edited one below the other, with the symbols that phones hide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const compare = await openCompare(page);
  const second = versionOf(compare, 1);
  await compare.getByText('CSS', { exact: true }).first().click();
  await compare.getByRole('button', { name: 'Edit' }).click();
  await second.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await second.getByRole('button', { name: 'slash' }).click();
  await expect(second.locator('.cm-content')).toContainText(/\/$/);
  await expect(versionOf(compare, 0).locator('.cm-content')).not.toContainText(/\/$/);
  for (const name of ['Done', 'Reset']) {
    const box = await compare.getByRole('button', { name }).boundingBox();
    expect(box?.height, `${name} is high enough for a finger`).toBeGreaterThanOrEqual(44);
  }
});

test('edited versions are accessible at both widths in both themes', async ({ page }) => {
  const compare = await openCompare(page);
  await compare.getByRole('button', { name: 'Edit' }).click();
  await expect(compare.locator('.cm-content')).toHaveCount(2, editorsCome);
  for (const count of await compare.locator('.why-count').all()) await expect(count).not.toBeEmpty();
  await expectAccessible(page, [390, 1440]);
});
