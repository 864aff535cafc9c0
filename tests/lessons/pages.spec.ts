import type { Page } from '@playwright/test';
import { courseOrders, lessonPath } from '../../content/lessons/order.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { listViolations, overflowOf, setTheme } from '../accessibility/axe.ts';
import { expectedPage } from './expected-page.ts';

// The float lesson shows pictures of another site, which tests don’t reach; it has a stand-in for them.
test.use({ expectedErrors: [/upload\.wikimedia\.org/] });

const widths = [320, 360, 390, 768, 1440];
const looks = [
  { theme: 'night', width: 1440 },
  { theme: 'paper', width: 390 },
] as const;
const groups = courseOrders.flatMap(({ id, groups: all }) =>
  all.map(({ title, lessons }) => ({ name: `${id}, ${title ?? 'first lessons'}`, lessons })),
);

/** The lines of what differs from what is expected of the lesson's page as it is. */
async function listDifferences(page: Page, id: string): Promise<string[]> {
  const { path, title, previous, next } = expectedPage(id);
  const read = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute)), name);
  const found: [string, unknown, unknown][] = [
    ['address', new URL(page.url()).pathname, path],
    ['first headings', await page.getByRole('heading', { level: 1 }).allTextContents(), [title]],
    ['previous', await read('.previous-next a[rel=prev]', 'href'), previous === undefined ? [] : [previous]],
    ['next', await read('.previous-next a[rel=next]', 'href'), next === undefined ? [] : [next]],
    ['current', await read('.course-panel [aria-current=page]', 'href'), [path]],
  ];
  const differences = found
    .filter(([, is, should]) => JSON.stringify(is) !== JSON.stringify(should))
    .map(([what, is, should]) => `${path}: ${what} ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  return (await page.title()).includes(title)
    ? differences
    : [...differences, `${path}: the title is ${await page.title()}`];
}

/** The beginnings of what has to be scrolled sideways to be read: long lines of code are broken instead. */
function listScrollingCode(page: Page): Promise<string[]> {
  return page
    .locator('main pre')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent.slice(0, 40)),
    );
}

/** The bars above the code, with its files and tools, that take two rows. */
function listWrappedBars(page: Page): Promise<string[]> {
  return page
    .locator('.example-head:has(.file-tab)')
    .evaluateAll((all) =>
      all
        .filter((bar) => bar.getBoundingClientRect().height > 64)
        .map((bar) => bar.closest('section')?.ariaLabel ?? bar.textContent),
    );
}

/** Names in sentences, such as `flex-wrap`, that are on two lines. */
function listBrokenNames(page: Page): Promise<string[]> {
  return page
    .locator('.lesson-text :is(p, li) code')
    .evaluateAll((all) =>
      all
        .filter((code) => /^[^\s]{1,20}$/.test(code.textContent) && code.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    );
}

for (const { name, lessons } of groups) {
  test(`${name}: every lesson opens at its URL and is complete before and after its scripts`, async ({
    page,
    site,
  }) => {
    test.setTimeout(45_000 + lessons.length * 5_000);
    await signInAs(page, site, 'verified member');
    const differences: string[] = [];
    for (const id of lessons) {
      const response = await page.goto(lessonPath(id));
      if (response?.status() !== 200) differences.push(`${id}: status ${response?.status()}`);
      await waitForHydration(page);
      differences.push(...(await listDifferences(page, id)));
    }
    expect(differences).toEqual([]);
  });

  test(`${name}: ] leads through all lessons, each accessible and never wider than the window`, async ({
    page,
    site,
  }) => {
    test.setTimeout(45_000 + lessons.length * 20_000);
    await signInAs(page, site, 'verified member');
    await page.goto(lessonPath(lessons[0] ?? ''));
    await waitForHydration(page);
    const faults: string[] = [];
    for (const [index, id] of lessons.entries()) {
      if (index > 0) await page.keyboard.press(']');
      await page.waitForURL((url) => url.pathname === lessonPath(id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expectedPage(id).title);
      faults.push(...(await listDifferences(page, id)));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await overflowOf(page);
        if (overflow > 0) faults.push(`${id}: ${overflow} px wider than the window at ${width}`);
        for (const code of await listScrollingCode(page))
          faults.push(`${id}: code must be scrolled sideways at ${width}: ${code}`);
        for (const code of await listBrokenNames(page)) faults.push(`${id}: ${code} is broken at ${width}`);
        if (width >= 360)
          for (const bar of await listWrappedBars(page))
            faults.push(`${id}: files and tools are not in one row at ${width}: ${bar}`);
      }
      // Every lesson is made of the same components: each is looked at in one theme and width, the next in the other.
      const { theme, width } = looks[index % looks.length] ?? looks[0];
      await page.setViewportSize({ width, height: 900 });
      await setTheme(page, theme);
      faults.push(
        ...(await listViolations(page)).map((violation) => `${id} in ${theme} at ${width}: ${violation}`),
      );
    }
    expect(faults).toEqual([]);
  });
}
