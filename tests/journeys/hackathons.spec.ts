import type { Page } from '@playwright/test';
import { hackathonCategories, hackathons } from '../../content/hackathons.ts';
import { registrationLabels } from '../../contract/content/hackathon-terms.ts';
import type { Hackathon } from '../../contract/content/hackathons.ts';
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

const titlesOf = (entries: readonly Hackathon[]) => entries.map(({ title }) => title);
const all = titlesOf(hackathons);
/** Journeys that need a hackathon take the last; with no hackathons in the content they have nothing to test. */
const some = hackathons.slice(-1);

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/hackathons${query}`);
  await waitForHydration(page);
}

test('the page has the title Upcoming Hackathons and shows each with its status and button', async ({
  page,
}) => {
  await openPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Hackathons');
  await expect(titles(page)).toHaveText(all);
  for (const { title, status, registrationLink } of hackathons) {
    await expect(card(page, title)).toContainText(registrationLabels[status]);
    if (status === 'open') {
      const register = card(page, title).getByRole('link', { name: 'Register with Us Now' });
      await expect(register).toHaveAttribute('href', registrationLink);
      await expect(register).toHaveAttribute('target', '_blank');
    } else {
      await expect(
        card(page, title).getByRole('button', { name: registrationLabels[status] }),
      ).toBeDisabled();
      await expect(card(page, title).getByRole('link')).toHaveCount(0);
    }
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
    const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
    await expect(card(page, title).locator('.hackathon-excerpt')).toHaveText(shown);
  }
});

for (const { id, title, category } of some)
  test('the search finds parts of titles in upper or lower case, and combines with the category', async ({
    page,
  }) => {
    await openPage(page);
    const search = page.getByRole('searchbox');
    const part = title.slice(1).toUpperCase();
    const found = hackathons.filter((hackathon) => hackathon.title.toUpperCase().includes(part));
    await search.fill(part);
    await expect(titles(page)).toHaveText(titlesOf(found));
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(part);
    const label = hackathonCategories.find((each) => each.id === category[0])?.label;
    await page.getByRole('button', { name: label, exact: true }).click();
    const both = found.filter((hackathon) => hackathon.category.some((each) => each === category[0]));
    expect(both.map((hackathon) => hackathon.id)).toContain(id);
    await expect(titles(page)).toHaveText(titlesOf(both));
    const count = both.length === 1 ? '1 hackathon' : `${both.length} hackathons`;
    await expect(page.locator('main').getByText(count, { exact: true })).toBeVisible();
    await search.fill('(.*');
    await expect(titles(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(titles(page)).toHaveText(all);
    await expect(search).toHaveValue('');
  });

test('each category shows its hackathons', async ({ page }) => {
  await openPage(page);
  for (const { id, label } of hackathonCategories) {
    const chip = page
      .getByRole('group', { name: 'Category' })
      .getByRole('button', { name: label, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const found = hackathons.filter(({ category }) => id === 'all' || category.includes(id));
    await expect(titles(page)).toHaveText(titlesOf(found));
  }
});

for (const { id, title, category } of some)
  test('the category and the open dialog are in the URL: Back steps through them, and a shared link shows the same', async ({
    page,
    context,
  }) => {
    await openPage(page);
    const chosen = hackathonCategories.find((each) => each.id === category[0]);
    const found = hackathons.filter((hackathon) => hackathon.category.some((each) => each === category[0]));
    await page.getByRole('button', { name: chosen?.label, exact: true }).click();
    await card(page, title).getByRole('button', { name: 'View Details' }).click();
    await expect(dialog(page)).toBeVisible();
    const shared = new URL(page.url());
    expect(Object.fromEntries(shared.searchParams)).toEqual({ category: category[0], hackathon: id });
    expect(shared.pathname).toBe('/hackathons');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(titles(page)).toHaveText(titlesOf(found));
    await page.goBack();
    await expect(titles(page)).toHaveText(all);
    const other = await context.newPage();
    await other.goto(shared.href);
    await expect(dialog(other).getByRole('heading', { name: title })).toBeVisible();
    await expect(titles(other)).toHaveText(titlesOf(found));
    await other.keyboard.press('Escape');
    await expect(dialog(other)).toBeHidden();
    expect(new URL(other.url()).search).toBe(`?category=${category[0]}`);
  });

test('an unknown category shows all, and the page says when there is no such hackathon', async ({ page }) => {
  await openPage(page, '?category=none&hackathon=none');
  await expect(titles(page)).toHaveText(all);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/no hackathon “none”/)).toBeVisible();
});

test('the details show description, requirements, timeline and the register link; Escape gives the focus back', async ({
  page,
}) => {
  await openPage(page);
  for (const hackathon of hackathons) {
    const button = card(page, hackathon.title).getByRole('button', { name: 'View Details' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(hackathon.title);
    await expect(dialog(page)).toContainText(
      hackathon.description
        .replaceAll(/<[^>]*>/g, '')
        .trim()
        .slice(0, 60),
    );
    for (const requirement of hackathon.requirements)
      await expect(dialog(page).getByText(requirement, { exact: true })).toBeVisible();
    for (const { event } of hackathon.timeline)
      await expect(dialog(page).getByText(event, { exact: true })).toBeVisible();
    if (hackathon.status === 'open')
      await expect(dialog(page).getByRole('link', { name: 'Register with Us Now' })).toHaveAttribute(
        'href',
        hackathon.registrationLink,
      );
    else
      await expect(
        dialog(page).getByRole('button', { name: registrationLabels[hackathon.status] }),
      ).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('every card has its prize, and the details have a split prize in the digit groups of India', async ({
  page,
}) => {
  for (const { id, title, prize, prizeSplitRupees = [] } of hackathons) {
    await openPage(page);
    await expect(card(page, title)).toContainText(prize);
    await openPage(page, `?hackathon=${id}`);
    for (const rupees of prizeSplitRupees)
      await expect(dialog(page)).toContainText(rupees.toLocaleString('en-IN'));
  }
});

for (const { id } of some)
  test('the focus stays inside the open dialog', async ({ page }) => {
    await openPage(page, `?hackathon=${id}`);
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
  });

test('every hackathon has a calendar file', async ({ page }) => {
  for (const { id, title } of hackathons) {
    await openPage(page, `?hackathon=${id}`);
    const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Add to calendar' }));
    expect(name).toBe(`${id}.ics`);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(/[,;\\]/g, '\\$&')}`);
  }
});
