import type { Page } from '@playwright/test';
import { site as community } from '../../content/site.ts';
import { startups } from '../../content/startups.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { download } from './download.ts';
import { openHomeAs } from './visitors.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const [startup] = startups;
if (!startup) throw new Error('the content has no startup');
const { leader } = startup.contactInfo;

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await openHomeAs(page, site, 'member');
  await page.goto(`/startups${query}`);
  await waitForHydration(page);
}

test('one startup stands there with its 9 members and 2 open positions', async ({ page, site }) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 2, name: startup.name })).toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText('9 members');
  await expect(main).toContainText('2 open positions');
  await expect(main.getByRole('list', { name: /^The team of/ }).getByRole('listitem')).toHaveCount(11);
  for (const technology of startup.techStack)
    await expect(main.getByText(technology, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'View Details' })).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Apply Now' })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'Register your Startup' })).toBeVisible();
});

test('the details name all nine, the technologies, the open chairs and the leader', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  const button = page.getByRole('button', { name: 'View Details' });
  await button.click();
  await expect(dialog(page)).toHaveAccessibleName(startup.name);
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

test('Apply Now puts the way the leader prefers first, and takes the place of the details', async ({
  page,
  site,
}) => {
  await openPage(page, site, `?startup=${startup.id}`);
  await dialog(page).getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(`Apply to ${startup.name}`);
  const ways = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(leader.preferredContact).toBe('whatsapp');
  expect(ways[0]).toContain(`https://wa.me/${leader.whatsapp.replaceAll(/\D/g, '')}`);
  expect(ways.some((way) => way.startsWith(`mailto:${leader.email}`))).toBe(true);
});

test('Register your Startup names the five requirements and the room, and gives the form', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await page.getByRole('button', { name: 'Register your Startup' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Register your Startup');
  for (const need of [
    '3 core team members',
    'viable idea',
    'business plan draft',
    'technical feasibility assessment',
    'market research outline',
  ]) {
    await expect(dialog(page)).toContainText(need);
  }
  await expect(dialog(page)).toContainText(community.handInRoom);
  const { name, text } = await download(page, dialog(page).getByRole('link', { name: 'Download Form' }));
  expect(name).toBe('registerstartup.pdf');
  expect(text.startsWith('%PDF-')).toBe(true);
});
