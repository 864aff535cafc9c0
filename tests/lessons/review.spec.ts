import type { Page } from '@playwright/test';
import { readRecallQuestions } from '../../pipeline/lessons/parts/recall-questions.ts';
import { collectParts } from '../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { storeProgress } from '../journeys/store-progress.ts';
import { signInAs } from '../journeys/visitors.ts';

const [first] = readRecallQuestions();
if (!first) throw new Error('No lesson has questions to recall with.');
const { lesson, questions } = first;
const file = readLesson(lesson);
const parts = collectParts(file.file, parseMarkdown(file));
const dayMs = 86_400_000;

/** The places of a question's right options, from 1. */
function rightOptions(name: string): number[] {
  const options =
    parts.questions.find((question) => question.name === name)?.options ??
    parts.learner.predicts.find((predict) => predict.name === name)?.outcomes ??
    [];
  return options.flatMap(({ right }, index) => (right ? [index + 1] : []));
}

/** Progress of a learner who finished the lessons days ago, and answered some of their questions. */
async function keepProgress(
  page: Page,
  reviews: Record<string, { step: number; answeredAt: number }>,
  lessons: readonly string[] = [lesson],
) {
  const doneAt = Date.now() - 40 * dayMs;
  await storeProgress(page, {
    lessons: Object.fromEntries(lessons.map((id) => [id, { doneAt }])),
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
  });
}

const readReviews = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('progress') ?? '{}').progress.reviews);

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('all due questions can be answered with the keyboard; right answers advance, wrong ones start again', async ({
  page,
}) => {
  const [known = ''] = questions;
  await keepProgress(page, {
    [`${lesson}#${known}`]: { step: 2, answeredAt: Date.now() - 30 * dayMs },
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/learning/review');
  await waitForHydration(page);
  await expect(page.getByText(`1 of ${questions.length}`)).toBeVisible();
  const question = page.locator('.review-question');
  // The known question has been due for 23 days, the others since the day after the lesson: the others come first.
  const due = [...questions.slice(1), known];
  for (let index = 0; index < questions.length; index += 1) {
    await expect(question.getByRole('heading', { level: 2 })).toBeVisible();
    if (index > 0) await expect(question.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.locator('.review-place [aria-current]')).toContainText(`Question ${index + 1}`);
    if (index === 0) {
      await page.getByRole('button', { name: 'I don’t know' }).click();
      await expect(question.getByRole('status')).toHaveText('Not right. You will see it again tomorrow.');
    } else {
      for (const option of rightOptions(due[index] ?? '')) await page.keyboard.press(String(option));
      await page.keyboard.press('Enter');
      await expect(question.getByRole('status')).toHaveText('Right.');
      await expect(page.getByRole('button', { name: /Next question|See the result/ })).toBeFocused();
    }
    await page.getByRole('button', { name: /Next question|See the result/ }).click();
  }
  await expect(page.getByText(/^Done for today\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read these again' })).toBeVisible();
  const reviews: Record<string, { step: number }> = await readReviews(page);
  expect(Object.keys(reviews)).toHaveLength(questions.length);
  expect(calls).toEqual([]);
});

test('nothing is due on the day that a lesson is finished, and the courses page counts due questions', async ({
  page,
}) => {
  await page.goto('/learning/review');
  await waitForHydration(page);
  await expect(page.getByText(/^Nothing is due today\./)).toBeVisible();
  await keepProgress(page, {});
  await page.goto('/courses');
  await waitForHydration(page);
  await page.getByRole('link', { name: `Review, ${questions.length} due` }).click();
  await expect(page).toHaveURL('/learning/review');
  await expect(page.getByRole('heading', { level: 2, name: 'Due next' })).toBeVisible();
});

test('after ten questions the remaining due questions can be answered', async ({ page }) => {
  await keepProgress(
    page,
    {},
    readRecallQuestions()
      .slice(0, 3)
      .map((each) => each.lesson),
  );
  const due = readRecallQuestions()
    .slice(0, 3)
    .flatMap((each) => each.questions).length;
  expect(due).toBeGreaterThan(10);
  await page.goto('/learning/review');
  await waitForHydration(page);
  for (let index = 0; index < 10; index += 1) {
    await expect(page.locator('.review-place [aria-current]')).toContainText(`Question ${index + 1}`);
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await page.getByRole('button', { name: /Next question|See the result/ }).click();
  }
  await expect(page.getByText(/ due today\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask more questions' }).click();
  await expect(page.getByText(`1 of ${Math.min(10, due - 10)}`)).toBeVisible();
  await expect(page.locator('.review-question').getByRole('heading', { level: 2 })).toBeFocused();
});

test('the first answer in a lesson counts for the review', async ({ page }) => {
  const question = parts.questions[0];
  const wrong = question?.options.findIndex(({ right }) => !right) ?? 0;
  await page.goto(`/learning/${lesson}`);
  await waitForHydration(page);
  const shown = page.locator(`[data-question="${question?.name}"]`);
  await shown.getByRole('button').nth(wrong).click();
  await shown
    .getByRole('button')
    .nth(question?.options.findIndex(({ right }) => right) ?? 0)
    .click();
  const reviews: Record<string, { step: number }> = await readReviews(page);
  expect(reviews[`${lesson}#${question?.name}`]?.step).toBe(0);
});

test('the review is accessible at both widths in both themes, before and after an answer', async ({
  page,
}) => {
  await keepProgress(page, {});
  await page.goto('/learning/review');
  await waitForHydration(page);
  await expect(page.locator('.review-question')).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expectAccessible(page, [390, 1440]);
});
