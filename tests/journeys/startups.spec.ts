import type { Page } from '@playwright/test';
import { site as community } from '../../content/site.ts';
import { startupProposalForm, startupRequirements, startups } from '../../content/startups.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { download } from './download.ts';
import { signInAs } from './visitors.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const [startup] = startups;
if (!startup) throw new Error('the content has no startup');
const { leader } = startup.contactInfo;

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await signInAs(page, site, 'member');
  await page.goto(`/startups${query}`);
  await waitForHydration(page);
}

test('every startup has a card with its members, open positions and technologies', async ({ page, site }) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 2, name: startup.name })).toBeVisible();
  const main = page.locator('main');
  const people = startup.teamMembers.length;
  const positions = startup.openPositions.length;
  await expect(main).toContainText(people === 1 ? '1 member' : `${people} members`);
  if (positions > 0)
    await expect(main).toContainText(positions === 1 ? '1 open position' : `${positions} open positions`);
  await expect(
    main.getByRole('list', { name: `The team of ${startup.name}` }).getByRole('listitem'),
  ).toHaveCount(people + positions);
  for (const technology of startup.techStack)
    await expect(main.getByText(technology, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'View Details' })).toHaveCount(startups.length);
  await expect(main.getByRole('button', { name: 'Apply Now' })).toHaveCount(startups.length);
  await expect(main.getByRole('heading', { name: 'Register your Startup' })).toBeVisible();
});

test('the details name the people, the open positions and the leader', async ({ page, site }) => {
  await openPage(page, site);
  const button = page.getByRole('button', { name: 'View Details' }).first();
  await button.click();
  await expect(dialog(page)).toHaveAccessibleName(startup.name);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
  for (const { name, role, focus } of startup.teamMembers) {
    await expect(dialog(page).getByRole('listitem').filter({ hasText: name }).first()).toContainText(role);
    await expect(dialog(page)).toContainText(focus);
  }
  for (const { title } of startup.openPositions) await expect(dialog(page)).toContainText(title);
  for (const fact of [leader.name, leader.role, leader.availableHours])
    await expect(dialog(page)).toContainText(fact);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Apply Now lists the leader’s preferred contact first, and replaces the details', async ({
  page,
  site,
}) => {
  await openPage(page, site, `?startup=${startup.id}`);
  await dialog(page).getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(`Apply to ${startup.name}`);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
  const ways = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const whatsapp = ways.findIndex((way) =>
    way.startsWith(`https://wa.me/${leader.whatsapp.replaceAll(/\D/g, '')}`),
  );
  const email = ways.findIndex((way) => way.startsWith(`mailto:${leader.email}`));
  expect([whatsapp, email]).not.toContain(-1);
  expect(whatsapp < email ? 'whatsapp' : 'email').toBe(leader.preferredContact);
});

test('Register your Startup lists the requirements and the room, and offers the form', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await page.getByRole('button', { name: 'Register your Startup' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Register your Startup');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
  for (const { title, note } of startupRequirements) {
    await expect(dialog(page)).toContainText(title);
    await expect(dialog(page)).toContainText(note);
  }
  await expect(dialog(page)).toContainText(community.handInRoom);
  const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Download Form' }));
  expect(name).toBe(startupProposalForm);
  expect(text.startsWith('%PDF-')).toBe(true);
});
