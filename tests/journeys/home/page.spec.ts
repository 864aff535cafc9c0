import { stats, whyChoose } from '../../../content/home.ts';
import { site as community } from '../../../content/site.ts';
import { leaders, teamGroups } from '../../../content/team.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { waitForHydration, expect, test } from '../../site.ts';

test('the hero has a welcome, and its links lead to the group and the two networks', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${community.name}`);
  const main = page.locator('main');
  await expect(main.getByText(community.tagline)).toBeVisible();
  for (const [name, address] of [
    [/^Join/, community.joinUrl],
    ['Instagram', community.instagramUrl],
    ['LinkedIn', community.linkedinUrl],
  ] as const) {
    const link = main.getByRole('link', { name, exact: typeof name === 'string' }).first();
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the reasons, the testimonials, the leaders and the teams are shown', async ({ page }) => {
  await page.goto('/');
  const why = page.getByRole('region', { name: /^Why Choose/ });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(whyChoose.map(({ title }) => title));
  await expect(page.locator('blockquote')).toHaveText(testimonials.map(({ quote }) => quote));
  for (const { name } of testimonials)
    await expect(page.locator('figure').filter({ hasText: name })).toHaveCount(1);
  const heads = page.getByRole('region', { name: 'Our Community Head' });
  await expect(heads.getByRole('heading', { level: 3 })).toHaveText(leaders.map(({ name }) => name));
  const teams = page.getByRole('region', { name: 'Our Team Members' });
  await expect(teams.getByRole('heading', { level: 3 })).toHaveText(teamGroups.map(({ title }) => title));
});

test('each member’s card shows avatar, name, role, skills and the network link', async ({ page }) => {
  await page.goto('/');
  const teams = page.getByRole('region', { name: 'Our Team Members' });
  for (const { title, members } of teamGroups) {
    const cards = teams.getByRole('list', { name: title }).getByRole('listitem');
    await expect(cards).toHaveCount(members.length);
    for (const [index, { name, role, skills, links }] of members.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(name);
      await expect(card).toContainText(role);
      for (const skill of skills) await expect(card).toContainText(skill);
      await expect(card.getByRole('link', { name: `${name} on LinkedIn` })).toHaveAttribute(
        'href',
        links.linkedin,
      );
      await expect(card.locator('img, svg').first()).toBeAttached();
    }
  }
});

/** The value after one tick of 50 ms: a twentieth of what is left, rounded up, is added. */
const after = (value: number, target: number) => value + Math.ceil((target - value) / 20);

test('the counters show 0 until they are in view, and then count exactly as specified', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const targets = stats.map(({ count }) => count);
  const numbers = page.locator('.stat-number');
  const values = () => numbers.evaluateAll((all) => all.map((number) => Number(number.textContent)));
  const dots = () =>
    page
      .locator('.stat svg:visible path:last-child')
      .evaluateAll((all) =>
        all.map((path) =>
          [...(path.getAttribute('d') ?? '').matchAll(/[Hh]([\d.]+)/g)].reduce(
            (sum, [, to]) => sum + Number(to),
            0,
          ),
        ),
      );
  await page.clock.runFor(2_000);
  expect(await values()).toEqual(targets.map(() => 0));
  expect(await dots(), 'no dots before the number counts').toEqual(targets.map(() => 0));
  await numbers.first().scrollIntoViewIfNeeded();
  await expect(numbers.first()).toBeInViewport();
  // The browser reports what is in view after a frame; the first step may come no sooner than a tick later.
  let expected = targets.map(() => 0);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return (await values())[0];
    })
    .toBeGreaterThan(0);
  expected = expected.map((value, index) => after(value, targets[index] ?? 0));
  expect(await values()).toEqual(expected);
  const atFirst = await dots();
  let ticks = 1;
  while (expected.some((value, index) => value !== targets[index])) {
    await page.clock.runFor(50);
    expected = expected.map((value, index) => after(value, targets[index] ?? 0));
    ticks += 1;
    await expect
      .poll(values, { message: `after ${ticks} ticks`, intervals: [5, 10, 20, 50] })
      .toEqual(expected);
  }
  expect(ticks).toBeGreaterThan(1);
  await page.clock.runFor(1_000);
  expect(await values()).toEqual(targets);
  for (const [index, length] of (await dots()).entries())
    if ((targets[index] ?? 0) > 1)
      expect(length, 'dots follow their number').toBeGreaterThan(atFirst[index] ?? 0);
  for (const { count, label } of stats)
    await expect(page.getByRole('img', { name: `${count} ${label}`, exact: true })).toBeVisible();
});
