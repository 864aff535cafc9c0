import type { Page } from '@playwright/test';
import { lessonIds } from '../../../content/lessons/order.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration } from '../../site.ts';

const getLog = (page: Page) => page.getByRole('list', { name: 'Commit log' });
const getApply = (page: Page) => page.getByRole('button', { name: 'Apply: add the semicolon' });
const getNext = (page: Page) => page.getByRole('link', { name: 'Make your next commit' });
const getBreak = (page: Page) => page.getByRole('button', { name: 'Break it again' });
const getNote = (page: Page) => getLog(page).getByText('Chai at 4:30').filter({ visible: true });

async function expectBroken(page: Page) {
  await expect(getApply(page)).toBeVisible();
  await expect(getNext(page)).toBeHidden();
  await expect(getNote(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(getNote(page)).toHaveCSS('padding-left', '0px');
}

async function expectFixed(page: Page) {
  await expect(getNext(page)).toBeVisible();
  await expect(getApply(page)).toBeHidden();
  await expect(getNote(page)).toHaveCSS('background-color', 'rgb(255, 215, 0)');
  await expect(getNote(page)).toHaveCSS('padding-left', '16px');
}

for (const width of [390, 1440])
  test(`the sample is repaired by *Apply* and broken again, and nothing moves, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await waitForHydration(page);
    const log = getLog(page);
    await expect(log).toContainText(`${lessonIds.length} lessons in HTML and CSS`);
    await expectBroken(page);
    await expect(log.getByText('Why doesn’t this work?')).toBeVisible();
    await expect(log.getByText('Your first commit')).toBeVisible();
    const height = (await log.boundingBox())?.height;

    await getApply(page).click();
    await expectFixed(page);
    await expect(getNext(page)).toBeFocused();
    await expect(log.getByText('Add a semicolon')).toBeVisible();
    await expect(log.getByText('Your first commit')).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: 'Both lines work. Your first commit: Add a semicolon.' }),
    ).toHaveCount(1);
    expect((await log.boundingBox())?.height).toBe(height);

    await getBreak(page).click();
    await expectBroken(page);
    await expect(getApply(page)).toBeFocused();
    expect((await log.boundingBox())?.height).toBe(height);
  });

test('the sample works with the keyboard alone, and its link leads to the login', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'LinkedIn', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(getApply(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getNext(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getBreak(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getApply(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getNext(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
});

test('both states of the sample are accessible in both themes and widths', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expectAccessible(page);
  await getApply(page).click();
  await expectFixed(page);
  await expectAccessible(page);
});

test('the repair is shown at once to people who prefer reduced motion, and else fades in', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const after = page.locator('.is-after');
  await getApply(page).click();
  await expect(after).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(after).toHaveCSS('animation-name', 'appear');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both states of the sample are one below the other, with the cause between them', async ({ page }) => {
    await page.goto('/');
    const log = getLog(page);
    const getTop = async (text: string) => (await log.getByText(text).boundingBox())?.y ?? Number.NaN;
    const tops = [
      await getTop('Your first commit'),
      await getTop('Line 2 has no semicolon'),
      await getTop('Add a semicolon'),
      await getTop('Both lines work.'),
    ];
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(4);
    await expect(getNote(page)).toHaveCount(2);
    await expect(getNext(page)).toBeVisible();
    await expect(getApply(page)).toBeHidden();
    await expect(getBreak(page)).toBeHidden();
  });
});
