import type { Page } from '@playwright/test';
import { clubRequirements, clubs, comingSoonClubs } from '../../content/clubs.ts';
import { findMembershipForm } from '../../contract/content/membership-form.ts';
import { site as community } from '../../content/site.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { download } from './download.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const cell = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/clubs${query}`);
  await waitForHydration(page);
}

test('six clubs can be looked at and joined, three are coming soon', async ({ page }) => {
  await openPage(page);
  for (const name of ['Web Development', 'DSA', 'Data Science', 'Trading', 'Java', 'Python']) {
    await expect(cell(page, name).getByRole('button', { name: 'View Details' })).toBeVisible();
    await expect(cell(page, name).getByRole('button', { name: 'Join Club' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Join Club' })).toHaveCount(6);
  const soon = page.getByRole('region', { name: 'Coming Soon' });
  await expect(soon.getByRole('heading', { level: 3 })).toHaveText(['Game Development', 'Blockchain', 'IoT']);
  await expect(soon.getByText('Coming Soon', { exact: true })).toHaveCount(1 + comingSoonClubs.length);
  await expect(soon.getByRole('button')).toHaveCount(0);
});

test('the details show everything about a club; Escape closes them and gives the focus back', async ({
  page,
}) => {
  await openPage(page);
  for (const club of clubs) {
    const button = cell(page, club.name).getByRole('button', { name: 'View Details' });
    await button.click();
    await expect(dialog(page)).toHaveAccessibleName(club.name);
    await expect.poll(() => new URL(page.url()).search).toBe(`?club=${club.id}`);
    await expect(dialog(page)).toContainText(club.fullDescription);
    for (const line of [...club.rules, ...club.activities])
      await expect(dialog(page).getByText(line, { exact: true })).toBeVisible();
    for (const { name, phone } of [club.leadership.leader, club.leadership.manager]) {
      await expect(dialog(page)).toContainText(name);
      await expect(dialog(page)).toContainText(phone);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  }
});

test('details and join are never open at once, and closing forgets the club', async ({ page }) => {
  await openPage(page);
  await cell(page, 'Java').getByRole('button', { name: 'View Details' }).click();
  await dialog(page).getByRole('button', { name: 'Join Club' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName('Join Java');
  expect(new URL(page.url()).search).toBe('?join=java');
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await cell(page, 'DSA').getByRole('button', { name: 'Join Club' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Join DSA');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('each club’s form comes as a PDF whose name tells the club, and the page stays', async ({ page }) => {
  for (const club of clubs) {
    await openPage(page, `?join=${club.id}`);
    const { name, text } = await download(page, dialog(page).getByRole('button', { name: 'Download Form' }));
    expect(name).toBe(findMembershipForm(club));
    expect(name).toContain(club.id);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/clubs');
    await expect(dialog(page)).toContainText(community.handInRoom);
  }
});

test('without a club chosen the form can’t be given, and the sentence says so', async ({ page }) => {
  await openPage(page, '?join=none');
  await dialog(page).getByRole('button', { name: 'Download Form' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Form not available. Please try again.');
});

test.describe('when the form can’t be fetched', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the join dialog says so and stays open', async ({ page }) => {
    await openPage(page, '?join=python');
    await page.route('**/forms/**', (route) => route.fulfill({ status: 404, body: '' }));
    await dialog(page).getByRole('button', { name: 'Download Form' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Form not available. Please try again.');
    await page.keyboard.press('Escape');
    await cell(page, 'Java').getByRole('button', { name: 'Join Club' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
});

test('Register Your Club names the five requirements and the room, and gives the form', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Register Your Club' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Register Your Club');
  const needs = [
    '10 active student members',
    'faculty advisor',
    'clear mission',
    'semester activity plan',
    'overlap with existing clubs',
  ];
  expect(clubRequirements).toHaveLength(needs.length);
  for (const need of needs) await expect(dialog(page)).toContainText(need);
  await expect(dialog(page)).toContainText(community.handInRoom);
  const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Download Form' }));
  expect(name).toBe('registerclub.pdf');
  expect(text.startsWith('%PDF-')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Register Your Club' })).toBeFocused();
});

test('a shared address opens the same dialog, and an unknown club is told', async ({ page }) => {
  await openPage(page, '?club=trading');
  await expect(dialog(page)).toHaveAccessibleName('Trading');
  await openPage(page, '?club=chess');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/no club “chess”/)).toBeVisible();
});

test('a press beside the dialog closes it', async ({ page }) => {
  await openPage(page, '?club=trading');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
});
