import type { Page } from '@playwright/test';
import { heroLog } from '../../../content/home.ts';
import { lessonPath } from '../../../content/lessons/order.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { watchShifts } from '../../accessibility/watch-shifts.ts';
import { expect, test, waitForFonts, waitForHydration } from '../../site.ts';
import { storeProgress } from '../store-progress.ts';

const lesson = 'html/intro';
const dayMs = 86_400_000;
const getLog = (page: Page) => page.getByRole('list', { name: 'Commit log' });
const getRows = (page: Page) => getLog(page).getByRole('listitem');

/** Leaves two passed exercises, the code of one of them, and a lesson that is not finished, in the browser. */
async function storeWork(page: Page): Promise<void> {
  const now = Date.now();
  await storeProgress(page, {
    exercises: {
      [`${lesson}#warm-up`]: { doneAt: now - dayMs },
      'html/structure#warm-up': { doneAt: now },
    },
    lessons: { [lesson]: { doneAt: now - dayMs + 1000 } },
    lastLesson: { html: { lessonId: 'html/structure', at: now } },
  });
  await page.evaluate(
    ([id, savedAt]) => {
      const versions = [{ savedAt, origin: 'a', code: { html: '<h1>Chai</h1>' }, passed: true }];
      const key = `draft:${localStorage.getItem('userId')}:${id}`;
      localStorage.setItem(key, JSON.stringify({ pending: true, versions }));
    },
    [`${lesson}#warm-up`, now - dayMs] as const,
  );
}

test('a member without progress sees what to do first, above the community’s commits', async ({
  page,
  site,
}) => {
  // A person of their own: what other tests store for the shared one reaches this page from the account.
  await site.signInPage(page, await site.createPerson({ verified: true }));
  await page.goto('/');
  await waitForHydration(page);
  await expect(getRows(page).first()).toContainText('Your first lesson');
  await expect(getRows(page).nth(1)).toContainText('Joined');
  await expect(getLog(page)).toContainText(heroLog[0]?.message ?? '');
  await expect(page.getByText('Why doesn’t this work?').first()).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect(page).toHaveURL(lessonPath(lesson));
});

test('the line from what comes next to what is done is dashed, like its node; the others are not', async ({
  page,
  site,
}) => {
  await site.signInPage(page, await site.createPerson({ verified: true }));
  await page.goto('/');
  await waitForHydration(page);
  const lines = await getLog(page)
    .locator('li:visible')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { content, borderLeftStyle } = getComputedStyle(row, '::after');
        return content === 'none' ? 'no line' : borderLeftStyle;
      }),
    );
  expect(lines[0]).toBe('dashed');
  expect(new Set(lines.slice(1, -1))).toEqual(new Set(['solid']));
  expect(lines.at(-1)).toBe('no line');
});

for (const width of [390, 1440])
  test(`a learner’s log is their own, with the hashes of their lessons, and nothing moves when it is known, ${width} px wide`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const readShift = await watchShifts(page);
    await site.signInPage(page, await site.createPerson({ verified: true }));
    await storeWork(page);

    // Before any script but that of the head: nothing that is the visitor's, or somebody else's.
    const release = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const words of ['Your first', heroLog[0]?.message ?? '', 'Why doesn’t this work?'])
      await expect(page.locator('main').getByText(words).filter({ visible: true })).toHaveCount(0);
    release.resolve();

    await waitForHydration(page);
    await expect(getRows(page).first()).toContainText('part 1 of');
    await waitForFonts(page);
    expect(await readShift()).toBeLessThan(0.005);
    const texts = await getRows(page).allInnerTexts();
    expect(texts[1]).toMatch(/today$/);
    expect(texts[2]).toMatch(/Finish Introduction to HTML\s+yesterday$/);
    expect(texts[3]).toMatch(/yesterday$/);
    expect(texts[4]).toMatch(/^Joined/);
    await expect(page.getByRole('region', { name: /questions? today$/ })).toBeVisible();
    await expectAccessible(page);

    const row = await getRows(page).nth(3).locator('div').textContent();
    await page.getByRole('link', { name: /^Continue: / }).click();
    await expect(page).toHaveURL(new RegExp(lessonPath('html/structure')));
    await page.goto(lessonPath(lesson));
    await waitForHydration(page);
    const commit = page.locator('.exercise-commit').first();
    await commit.scrollIntoViewIfNeeded();
    await expect(commit.locator('.exercise-hash')).toHaveText(/^[0-9a-f]{6}$/);
    const [hash, words] = await commit.locator('span').allTextContents();
    expect(row).toBe(`${hash} ${words}`);
  });
