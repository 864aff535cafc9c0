import type { Locator, Page } from '@playwright/test';
import { withoutBackTicks } from '../../contract/back-ticks.ts';
import { browserNames } from '../../pipeline/lessons/parts/read-callouts.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { findExample, findPart } from './find-part.ts';

/*
 * Where nothing can be pressed, without script and on paper, each part leaves its text: what it would have
 * said, all of it.
 */

const edited = findExample('an example with two edits', ({ tries }) => tries.length >= 2);
const chosen = findExample('an example with a row of choices', ({ values }) =>
  values.some(({ look }) => look === 'choices'),
);
const noted = findExample(
  'an example with two notes and a setup',
  ({ notes, setup }) => setup.length > 0 && notes.length >= 2,
);
const predicted = findPart('a prediction', ({ learner }) => learner.predicts[0]);
const compared = findPart('a comparison', ({ learner }) => learner.compares[0]);
const stepped = findPart('a figure of steps', ({ learner }) => learner.steps[0]);
const boxed = findPart('a box New', ({ learner }) => learner.news[0]);
const inspected = findPart('steps for each browser', ({ learner }) => learner.browsers[0]);
const explained = findPart('a term that is defined', ({ terms }) =>
  terms.find(({ means }) => means !== undefined),
);
const practised = findPart('an exercise', ({ exercises }) => exercises[0]);
const asked = findPart('a question', ({ questions }) => questions[0]);

type Open = (path: string) => Promise<void>;

async function expectAllVisible(all: Locator, count: number): Promise<void> {
  await expect(all).toHaveCount(count);
  for (const each of await all.all()) {
    await expect(each).toBeVisible();
    await expect(each).not.toBeEmpty();
  }
}

const example = (page: Page, name: string) => page.locator(`[data-example$="#${name}"]`);

const partTests: [name: string, look: (page: Page, open: Open) => Promise<void>][] = [
  [
    'every edit with its sentence, and the code of all files',
    async (page, open) => {
      await open(edited.path);
      const own = example(page, edited.part.name);
      await expect(own.locator('.try-text dt')).toHaveText(
        edited.part.tries.map(({ title }) => withoutBackTicks(title)),
      );
      await expectAllVisible(own.locator('.try-text dd'), edited.part.tries.length);
      await expect(own.locator('.try-row')).toBeHidden();
    },
  ],
  [
    'the values of a choice',
    async (page, open) => {
      await open(chosen.path);
      const { values } = chosen.part.values.find(({ look }) => look === 'choices') ?? { values: [] };
      const row = example(page, chosen.part.name).locator('.value-choices').first();
      for (const value of values) await expect(row.getByText(value, { exact: true })).toBeVisible();
    },
  ],
  [
    'notes on code',
    async (page, open) => {
      await open(noted.path);
      const own = example(page, noted.part.name);
      await expectAllVisible(own.locator('.note-sentence'), noted.part.notes.length);
    },
  ],
  [
    'every outcome of a prediction, with the answer',
    async (page, open) => {
      await open(predicted.path);
      const own = page.locator(`[data-predict$="#${predicted.part.name}"]`);
      const { outcomes } = predicted.part;
      const right = outcomes.findIndex((outcome) => outcome.right);
      await expectAllVisible(own.locator('.outcome-sentence'), outcomes.length);
      await expect(own.locator('.predict-text')).toBeVisible();
      await expect(own.locator('.predict-text')).toContainText(
        `What happens: ${'ABCD'[right]}, ${withoutBackTicks(outcomes[right]?.title ?? '')}.`,
      );
    },
  ],
  [
    'every version of a comparison',
    async (page, open) => {
      await open(compared.path);
      const own = page.getByRole('figure', { name: withoutBackTicks(compared.part.title) });
      for (const { name } of compared.part.versions)
        await expect(own.getByText(name, { exact: true }).first()).toBeVisible();
      await expectAllVisible(own.locator('.version-sentence'), compared.part.versions.length);
    },
  ],
  [
    'every state of a figure',
    async (page, open) => {
      await open(stepped.path);
      const own = page.getByRole('figure', { name: withoutBackTicks(stepped.part.title) });
      const { steps } = stepped.part;
      await expect(own.locator('.step-figure')).toHaveCount(steps.length);
      for (const figure of await own.locator('.step-figure').all()) await expect(figure).toBeVisible();
      for (const { title } of steps)
        await expect(own.getByText(withoutBackTicks(title)).filter({ visible: true }).first()).toBeVisible();
    },
  ],
  [
    'what a new feature does, and what happens without it',
    async (page, open) => {
      await open(boxed.path);
      await expect(page.locator('.new-text').first()).toBeVisible();
      await expect(page.locator('.new-without').first()).toBeVisible();
    },
  ],
  [
    'the steps in each browser',
    async (page, open) => {
      await open(inspected.path);
      const own = page.locator('.in-browser').first();
      for (const browser of browserNames)
        await expect(own.locator('.in-browser-name', { hasText: browser })).toBeVisible();
      await expectAllVisible(own.locator('.in-browser-panels > *'), browserNames.length);
      await expect(own.getByRole('tablist')).toBeHidden();
    },
  ],
  [
    'the definitions of terms, at the end',
    async (page, open) => {
      await open(explained.path);
      const row = page.locator('.lesson-terms > div', { hasText: explained.part.term }).first();
      await expect(row.locator('dd')).toBeVisible();
    },
  ],
  [
    'the task and the code of an exercise, a question with its options',
    async (page, open) => {
      await open(practised.path);
      const exercise = page.locator(`[data-exercise$="#${practised.part.name}"]`);
      await expect(exercise.getByText(withoutBackTicks(practised.part.title)).first()).toBeVisible();
      await expect(exercise.locator('.file-code').first()).toBeVisible();
      await open(asked.path);
      const question = page.locator(`[data-question="${asked.part.name}"]`);
      await expectAllVisible(question.getByRole('button'), asked.part.options.length);
    },
  ],
];

test.describe('without scripts', () => {
  for (const [what, look] of partTests)
    test(`a lesson shows ${what}`, async ({ browser, site, context, page }) => {
      await signInAs(page, site, 'verified member');
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await context.storageState(),
        baseURL: site.url,
      });
      const still = await plain.newPage();
      await look(still, async (path) => {
        await still.goto(path);
      });
      await plain.close();
    });
});

test.describe('in print', () => {
  for (const [what, look] of partTests)
    test(`a lesson shows ${what}`, async ({ page, site }) => {
      await signInAs(page, site, 'verified member');
      await look(page, async (path) => {
        await page.goto(path);
        await waitForHydration(page);
        await page.emulateMedia({ media: 'print' });
      });
      await expect(page.locator('.player, .measure-tool').filter({ visible: true })).toHaveCount(0);
      const spilled = await page.locator('.example-code').evaluateAll(
        (places) =>
          places.filter((place) => {
            const { bottom } = place.getBoundingClientRect();
            return [...place.children].some((file) => file.getBoundingClientRect().bottom > bottom + 1);
          }).length,
      );
      expect(spilled, 'samples whose code overlaps what follows').toBe(0);
    });
});
