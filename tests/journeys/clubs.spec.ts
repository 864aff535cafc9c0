import type { Page } from '@playwright/test';
import { clubProposalForm, clubRequirements, clubs, comingSoonClubs } from '../../content/clubs.ts';
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

/** The journeys that need one club take the first, and those that need two the last as well. */
const [first] = clubs;
if (!first) throw new Error('content/clubs.ts has no clubs');
const last = clubs.at(-1) ?? first;
const withForm = clubs.filter(({ hasMembershipForm }) => hasMembershipForm);

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/clubs${query}`);
  await waitForHydration(page);
}

test('every club can be viewed and joined; those coming soon have no buttons', async ({ page }) => {
  await openPage(page);
  for (const { name } of clubs) {
    await expect(cell(page, name).getByRole('button', { name: 'View Details' })).toBeVisible();
    await expect(cell(page, name).getByRole('button', { name: 'Join Club' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Join Club' })).toHaveCount(clubs.length);
  const soon = page.getByRole('region', { name: 'Coming Soon' });
  await expect(soon.getByRole('heading', { level: 3 })).toHaveText(comingSoonClubs.map(({ name }) => name));
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

test('details and join are never open at the same time, and closing clears the selected club', async ({
  page,
}) => {
  await openPage(page);
  await cell(page, first.name).getByRole('button', { name: 'View Details' }).click();
  await dialog(page).getByRole('button', { name: 'Join Club' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(`Join ${first.name}`);
  expect(new URL(page.url()).search).toBe(`?join=${first.id}`);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await cell(page, last.name).getByRole('button', { name: 'Join Club' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Join ${last.name}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('the form of each club downloads as a PDF named after the club, and the page stays', async ({
  page,
}) => {
  for (const club of withForm) {
    await openPage(page, `?join=${club.id}`);
    const { name, text } = await download(page, dialog(page).getByRole('button', { name: 'Download Form' }));
    expect(name).toBe(findMembershipForm(club));
    expect(name).toContain(club.id);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/clubs');
    await expect(dialog(page)).toContainText(community.handInRoom);
  }
});

for (const club of clubs.filter(({ hasMembershipForm }) => !hasMembershipForm))
  test(`${club.id} has no form, and the join dialog says that it comes later`, async ({ page }) => {
    await openPage(page, `?join=${club.id}`);
    await dialog(page).getByRole('button', { name: 'Download Form' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Form not available yet for this club. Please check back later.',
    );
  });

test('without a selected club the join dialog says that there is no form', async ({ page }) => {
  await openPage(page, '?join=none');
  await dialog(page).getByRole('button', { name: 'Download Form' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Form not available. Please try again.');
});

test.describe('when the form cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const club of withForm.slice(0, 1))
    test('the join dialog says so and stays open', async ({ page }) => {
      await openPage(page, `?join=${club.id}`);
      await page.route('**/forms/**', (route) => route.fulfill({ status: 404, body: '' }));
      await dialog(page).getByRole('button', { name: 'Download Form' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText('Form not available. Please try again.');
      await page.keyboard.press('Escape');
      await cell(page, last.name).getByRole('button', { name: 'Join Club' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    });
});

test('Register Your Club lists the requirements and the room, and offers the form', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Register Your Club' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Register Your Club');
  for (const { title, note } of clubRequirements) {
    await expect(dialog(page)).toContainText(title);
    await expect(dialog(page)).toContainText(note);
  }
  await expect(dialog(page)).toContainText(community.handInRoom);
  const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Download Form' }));
  expect(name).toBe(clubProposalForm);
  expect(text.startsWith('%PDF-')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Register Your Club' })).toBeFocused();
});

test('a shared URL opens the same dialog, and the page says when there is no such club', async ({ page }) => {
  await openPage(page, `?club=${last.id}`);
  await expect(dialog(page)).toHaveAccessibleName(last.name);
  await openPage(page, '?club=no-such-club');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/no club “no-such-club”/)).toBeVisible();
});

test('a click outside the dialog closes it', async ({ page }) => {
  await openPage(page, `?club=${last.id}`);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
});
