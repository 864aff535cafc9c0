import type { Page } from '@playwright/test';
import { lessonPath } from '../../../content/lessons/order.ts';
import { makeSymptomDocuments } from '../../../pipeline/lessons/search-documents.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { signInAs } from '../visitors.ts';

const sizes = 'css/css-properties/css-size';
const [symptom] = makeSymptomDocuments(sizes).filter(({ says }) => says === 'image too big');
if (!symptom) throw new Error('The lesson on sizes has lost its symptom, which this test needs.');
const [path = '', heading = ''] = symptom.address.split('#');
const exampleId = `${sizes}#${symptom.part}`;

async function openSearch(page: Page) {
  await page.goto(lessonPath('html/intro'));
  await waitForHydration(page);
  await page.keyboard.press('/');
  const field = page.getByLabel('Search terms');
  await expect(field).toBeFocused();
  return field;
}

const chosen = (page: Page) => page.locator('.found-row.is-chosen');

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('a symptom is chosen at once, and Enter leads to the section with its cause', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('my picture is too large');
  await expect(chosen(page)).toContainText('Image too big');
  const activeId = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`#${activeId}`)).toContainText('Image too big');
  await field.press('Enter');
  await expect(page).toHaveURL(symptom.address);
  await expect(page.locator(`#${heading}`)).toBeInViewport();
  await expect(page.locator(`[data-example="${exampleId}"]`)).not.toHaveClass(/is-edited/);
});

test('Try the fix opens the sample with Why doesn’t this work?, and not again on Back or after a reload', async ({
  page,
}) => {
  const field = await openSearch(page);
  await field.fill('image too big');
  await field.press('ArrowRight');
  await field.press('Enter');
  const example = page.locator(`[data-example="${exampleId}"]`);
  await expect(page).toHaveURL(symptom.address);
  await expect(example).toBeInViewport();
  await expect(example.getByRole('region', { name: 'Why doesn’t this work?' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(example).not.toHaveClass(/is-edited/);
});

test('Try the fix works in the lesson that is open', async ({ page }) => {
  await page.goto(path);
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByLabel('Search terms').fill('image too big');
  await page.getByRole('link', { name: 'Try the fix' }).first().click();
  await expect(page.locator(`[data-example="${exampleId}"]`)).toHaveClass(/is-edited/);
});

test('field, list and foot stay where they are while results change, and arrows move through all groups', async ({
  page,
}) => {
  const field = await openSearch(page);
  const measure = () =>
    page.locator('dialog[open]').evaluate((dialog) =>
      ['.search-field', '.dialog-body', '.dialog-foot'].map((part) => {
        const { top, bottom } = dialog.querySelector(part)?.getBoundingClientRect() ?? {};
        return [top, bottom];
      }),
    );
  await field.fill('z');
  const before = await measure();
  for (const words of ['image too big', 'natural size', 'no such words', 'gap']) {
    await field.fill(words);
    await expect(page.locator('.dialog-foot')).toContainText(/found|symptom|section|term/);
    expect(await measure(), words).toEqual(before);
  }
  await field.fill('image too big');
  const rows = page.locator('.found-row');
  const count = await rows.count();
  expect(count).toBeGreaterThan(2);
  for (let row = 0; row < count; row += 1) {
    await expect(rows.nth(row)).toHaveClass(/is-chosen/);
    await expect(rows.nth(row)).toBeInViewport();
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
  }
  await expect(rows.first()).toHaveClass(/is-chosen/);
  await expectAccessible(page, [390, 1440]);
});

test('the counts are announced 400 ms after the last key, and one Escape closes', async ({ page }) => {
  const field = await openSearch(page);
  const status = page.getByRole('dialog').getByRole('status');
  await field.fill('gap');
  await expect(status).toHaveText(/section/);
  const announced = await status.textContent();
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field.fill('image too big');
  await page.clock.runFor(300);
  await expect(status).toHaveText(announced ?? '');
  await page.clock.runFor(200);
  await expect(status).toHaveText(/symptom/);
  await field.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('words of fewer than three letters are not underlined', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('a box in an image');
  await expect(page.locator('.found-list mark').first()).toBeVisible();
  for (const word of await page.locator('.found-list mark').allTextContents())
    expect(word.length).toBeGreaterThan(2);
});
