import type { Page } from '@playwright/test';
import { readRecallQuestions } from '../../../pipeline/lessons/parts/recall-questions.ts';
import { emptyProgress, type Progress } from '../../../contract/progress/progress.ts';
import { savingMs } from '../../late-scripts.ts';
import { expect, Site, test, waitForHydration } from '../../site.ts';

const [recalled] = readRecallQuestions();
if (!recalled) throw new Error('No lesson has questions to recall with.');
const { lesson, questions } = recalled;
const dayMs = 86_400_000;
test.describe.configure({ timeout: 3 * savingMs });

const keptReviews = (page: Page) =>
  page.evaluate((): NonNullable<Progress['reviews']> => {
    const kept = JSON.parse(localStorage.getItem('progress') ?? '{}');
    return kept.progress?.reviews ?? {};
  });

/** The account's progress, as the server has it. */
async function readAccount(url: string, token: string): Promise<Progress> {
  const answer = await fetch(`${url}/api/progress`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(page.locator('.review-question-status')).toHaveText(
    'Not right. You will see it again tomorrow.',
  );
  await page.getByRole('button', { name: /Next question|See the result/ }).click();
}

test('questions are answered offline, survive a reload, and are sent to the account later', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const own = await Site.start();
  const { url, dataDir } = own;
  const person = await own.createPerson({ verified: true });
  await own.signInPage(page, person);
  const { token = '' } = await own.signIn(person);
  const learned: Progress = {
    ...emptyProgress,
    lessons: { [lesson]: { doneAt: Date.now() - 40 * dayMs } },
  };
  const taken = await fetch(`${url}/api/progress`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(learned),
  });
  expect(taken.status, await taken.text()).toBe(200);

  // The courses page fetches the progress; a lesson saves the copy.
  await page.goto(`${url}/courses`);
  await expect(page.getByRole('link', { name: `Review, ${questions.length} due` })).toBeVisible();
  await page.goto(`${url}/learning/${lesson}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /Open the list of/ }).click();
  const offline = page.getByRole('region', { name: 'Offline' });
  await offline.getByRole('button', { name: 'Save for offline' }).click();
  await expect(offline.getByText(/^Saved on/)).toBeVisible({ timeout: savingMs });

  await page.context().setOffline(true);
  await own.kill();
  await page.goto(`${url}/learning/review`);
  await waitForHydration(page);
  await expect(page.getByText(`1 of ${questions.length}`)).toBeVisible();
  await answer(page);
  await answer(page);
  const answered = Object.keys(await keptReviews(page));
  expect(answered).toHaveLength(2);

  await page.reload();
  await waitForHydration(page);
  await expect(
    page.getByText(`1 of ${questions.length - 2}`),
    'answered questions are not due',
  ).toBeVisible();
  expect(Object.keys(await keptReviews(page))).toEqual(answered);
  await answer(page);
  const last = Object.keys(await keptReviews(page));

  const back = await Site.start({ PORT: new URL(url).port, DATA_DIR: dataDir });
  expect((await readAccount(url, token)).reviews, 'told before').toBeUndefined();
  await page.context().setOffline(false);
  await page.goto(`${url}/courses`);
  await expect
    .poll(async () => Object.keys((await readAccount(url, token)).reviews ?? {}).toSorted())
    .toEqual(last.toSorted());
  await back.stop();
});
