import type { Page } from '@playwright/test';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { collectParts } from '../../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../../pipeline/lessons/read-lesson.ts';
import { listViolations, overflowOf, setTheme } from '../../accessibility/axe.ts';
import { cssExercise } from '../../lessons/find-part.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { storeProgress } from '../store-progress.ts';
import { exerciseOf, openAs, pass } from './drafts.ts';

const lessonId = 'html/structure';
const path = lessonPath(lessonId);
const lesson = readLesson(lessonId);
const { exercises: tasks, questions } = collectParts(lesson.file, parseMarkdown(lesson));
const titleOf = (id = '') => readLesson(id).frontMatter.title;
const index = lessonIds.indexOf(lessonId);
const [previous = '', next = ''] = [lessonIds[index - 1], lessonIds[index + 1]];

const findEnd = (page: Page) => page.getByRole('region', { name: 'The end of the lesson' });

test('the end of a lesson without progress says what is open, and leads there and to the lessons beside it', async ({
  page,
  site,
}) => {
  await openAs(page, site, path);
  const end = findEnd(page);
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(`The end of ${lesson.frontMatter.title}`);
  await expect(end.getByRole('heading', { name: 'What is open' })).toBeVisible();
  await expect(end.locator('.commit .link')).toHaveText(tasks.map(({ title }) => title));
  await expect(end.getByText('Next: ')).toContainText(/Next: .+\d parts? · \d+ min/);
  await expect(end.getByRole('link', { name: `Previous: ${titleOf(previous)}` })).toBeVisible();
  await expect(end.getByRole('link', { name: `Start ${titleOf(next)}` })).toHaveAttribute(
    'href',
    lessonPath(next),
  );
  const last = tasks.at(-1);
  await end.getByRole('link', { name: last?.title ?? '', exact: true }).click();
  await expect(page.locator(`#exercise-${last?.name}`)).toBeInViewport();
  for (const [theme, width] of [
    ['night', 1440],
    ['paper', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setTheme(page, theme);
    expect(await listViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
});

test('a passed exercise is a commit at the end of the lesson, with the hash that the exercise shows', async ({
  page,
  site,
}) => {
  const { path: exercisePath, part } = cssExercise;
  await openAs(page, site, exercisePath);
  await pass(exerciseOf(page));
  const commit = exerciseOf(page).locator('.exercise-commit');
  await commit.scrollIntoViewIfNeeded();
  await expect(commit.locator('.exercise-hash')).toHaveText(/^[0-9a-f]{6}$/);
  const hash = (await commit.locator('.exercise-hash').textContent()) ?? '';

  await findEnd(page).scrollIntoViewIfNeeded();
  const row = findEnd(page).locator('.commit').first();
  await expect(row).toContainText(part.commit ?? part.title);
  await expect(row).toContainText('today at');
  await expect(row).toContainText(hash);
  await expect(findEnd(page).getByRole('heading', { name: 'Your commits' })).toBeVisible();
  await expect(findEnd(page).locator('.commit .link').filter({ hasText: part.title })).toHaveCount(0);
});

test('a finished lesson is said to be done, with its questions on the days when they come back', async ({
  page,
  site,
}) => {
  await openAs(page, site, path);
  const now = Date.now();
  const done = { doneAt: now };
  const reviews = questions.map(({ name }) => [`${lessonId}#${name}`, { step: 1, answeredAt: now }] as const);
  await storeProgress(page, {
    lessons: { [lessonId]: done },
    exercises: Object.fromEntries(tasks.map(({ name }) => [`${lessonId}#${name}`, done])),
    reviews: Object.fromEntries(reviews.slice(1)),
  });
  await page.reload();
  await waitForHydration(page);
  const end = findEnd(page);
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(`${lesson.frontMatter.title}, done`);
  await expect(end.locator('.commit')).toHaveCount(tasks.length);
  await expect(end.locator('.commit .link')).toHaveCount(0);
  // The tomorrow of the days: all answered ones, and the one of a finished lesson that is not.
  await expect(end.getByRole('list', { name: 'Questions due' }).getByRole('listitem').nth(1)).toContainText(
    String(questions.length),
  );
  await expect(end.getByRole('link', { name: 'One question is open' })).toHaveAttribute(
    'href',
    `#question-${questions[0]?.name}`,
  );
});

test('what is filled in at the end of a lesson moves nothing that is in view', async ({ page, site }) => {
  await openAs(page, site, path);
  await findEnd(page).getByRole('navigation').scrollIntoViewIfNeeded();
  await page.reload();
  await waitForHydration(page);
  await findEnd(page).getByRole('heading', { level: 2 }).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the end of a lesson is the links to the lessons beside it', async ({ page, site }) => {
    await page.goto(site.url + path);
    const end = findEnd(page);
    await expect(end.getByRole('link', { name: `Start ${titleOf(next)}` })).toBeVisible();
    await expect(end.getByRole('heading')).toHaveCount(0);
    await expect(end.locator('.lesson-end-learner')).toBeHidden();
  });
});
