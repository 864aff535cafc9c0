import type { Page } from '@playwright/test';
import { hackathons } from '../../content/hackathons.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { download } from './download.ts';

const cards = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });
const dialog = (page: Page) => page.getByRole('dialog');

const [national, thirtySix, coldTrail] = hackathons.map(({ title }) => title);
const all = [`${national}`, `${thirtySix}`, `${coldTrail}`];

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/hackathons${query}`);
  await waitForHydration(page);
}

test('the page is titled Upcoming Hackathons and shows all three with their status and button', async ({
  page,
}) => {
  await openPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Hackathons');
  await expect(titles(page)).toHaveText(all);
  const open = card(page, `${national}`);
  await expect(open).toContainText('Registration Open');
  const register = open.getByRole('link', { name: 'Register with Us Now' });
  await expect(register).toHaveAttribute('href', hackathons[0]?.registrationLink ?? '');
  await expect(register).toHaveAttribute('target', '_blank');
  for (const title of all.slice(1)) {
    await expect(card(page, title).getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
    await expect(card(page, title).getByRole('link')).toHaveCount(0);
  }
});

test('a card’s description is the text without its tags, cut to 100 characters plus an ellipsis', async ({
  page,
}) => {
  await openPage(page);
  for (const { title, description } of hackathons) {
    const text = description
      .replaceAll(/<\/(p|li)>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    expect(text.length).toBeGreaterThan(100);
    const words = await card(page, title).getByText(text.slice(0, 40)).textContent();
    expect(words).toBe(`${text.slice(0, 100)}…`);
  }
});

test('the search is a substring of the title without regard to case, and joins with the category', async ({
  page,
}) => {
  await openPage(page);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('hACKathon');
  await expect(titles(page)).toHaveText([all[0] ?? '', all[2] ?? '']);
  await expect.poll(() => new URL(page.url()).search).toBe('?q=hACKathon');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(titles(page)).toHaveText([all[2] ?? '']);
  await expect(page.locator('main').getByText('1 hackathon', { exact: true })).toBeVisible();
  await search.fill('(.*');
  await expect(titles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(titles(page)).toHaveText(all);
  await expect(search).toHaveValue('');
});

test('each category shows those it contains', async ({ page }) => {
  await openPage(page);
  const expected = {
    'Web Dev': [all[1]],
    AI: [all[2]],
    Blockchain: [],
    Business: [],
    Open: [all[0]],
    Track: [all[2]],
    All: all,
  };
  for (const [label, found] of Object.entries(expected)) {
    const chip = page
      .getByRole('group', { name: 'Category' })
      .getByRole('button', { name: label, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveText(found.map(String));
  }
});

test('search, category and the opened item live in the address: Back steps through them, and a shared link shows the same', async ({
  page,
  context,
}) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await card(page, all[2] ?? '')
    .getByRole('button', { name: 'View Details' })
    .click();
  await expect(dialog(page)).toBeVisible();
  const shared = new URL(page.url());
  expect(Object.fromEntries(shared.searchParams)).toEqual({
    category: 'track',
    hackathon: 'cold-trail-2026',
  });
  expect(shared.pathname).toBe('/hackathons');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(titles(page)).toHaveText([all[2] ?? '']);
  await page.goBack();
  await expect(titles(page)).toHaveText(all);
  const other = await context.newPage();
  await other.goto(shared.href);
  await expect(dialog(other).getByRole('heading', { name: all[2] ?? '' })).toBeVisible();
  await expect(titles(other)).toHaveText([all[2] ?? '']);
  await other.keyboard.press('Escape');
  await expect(dialog(other)).toBeHidden();
  expect(new URL(other.url()).search).toBe('?category=track');
});

test('a wrong category falls back to all, and an unknown hackathon is told', async ({ page }) => {
  await openPage(page, '?category=none&hackathon=none');
  await expect(titles(page)).toHaveText(all);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/no hackathon “none”/)).toBeVisible();
});

test('the details show description, requirements, timeline and the register link; Escape gives the focus back', async ({
  page,
}) => {
  await openPage(page);
  for (const [index, hackathon] of hackathons.entries()) {
    const button = card(page, hackathon.title).getByRole('button', { name: 'View Details' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(hackathon.title);
    await expect(dialog(page)).toContainText(
      hackathon.description
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 60),
    );
    for (const requirement of hackathon.requirements)
      await expect(dialog(page).getByText(requirement, { exact: true })).toBeVisible();
    for (const { event } of hackathon.timeline)
      await expect(dialog(page).getByText(event, { exact: true })).toBeVisible();
    if (index === 0)
      await expect(dialog(page).getByRole('link', { name: 'Register with Us Now' })).toHaveAttribute(
        'href',
        hackathon.registrationLink,
      );
    else await expect(dialog(page).getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the open hackathon’s prizes are written the Indian way', async ({ page }) => {
  await openPage(page, '?hackathon=prayog-2027');
  for (const amount of ['1,00,000', '75,000', '50,000']) await expect(dialog(page)).toContainText(amount);
  await expect(dialog(page)).toContainText('₹2.25 lakh');
});

test('the focus stays inside the open dialog', async ({ page }) => {
  await openPage(page, '?hackathon=prayog-2027');
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the browser's own bar may have its turn: then the body holds the focus.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
});

test('every hackathon comes as a calendar file', async ({ page }) => {
  for (const { id, title } of hackathons) {
    await openPage(page, `?hackathon=${id}`);
    const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Add to calendar' }));
    expect(name).toBe(`${id}.ics`);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  }
});
