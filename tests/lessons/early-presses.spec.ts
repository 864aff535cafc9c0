import type { Locator, Page } from '@playwright/test';
import { withoutBackTicks } from '../../contract/back-ticks.ts';
import { findDeclaration } from '../../app/learn/parts/values/find-declaration.ts';
import type { ExamplePart } from '../../pipeline/lessons/parts/lesson-parts.ts';
import { delayScripts } from '../late-scripts.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { cssExercise, findExample, findPart, plainExample, type FoundPart } from './find-part.ts';

/*
 * What is pressed before the scripts have come is not lost: the part does it once it can. What the browser
 * restores after a reload is not taken for a press.
 */

const edited = findExample('an example with an edit', ({ tries }) => tries.length > 0);
const withChoices = (look: 'choices' | 'slider') =>
  findExample(
    `an example whose one control is a ${look}`,
    ({ values, tries }) => tries.length === 0 && values.length === 1 && values[0]?.look === look,
  );
const chosen = withChoices('choices');
const slid = withChoices('slider');
const predicted = findPart('a prediction', ({ learner }) => learner.predicts[0]);
const stepped = findPart('a figure of steps', ({ learner }) => learner.steps[0]);
const inspected = findPart('steps for each browser', ({ learner }) => learner.browsers[0]);
const asked = findPart('a question', ({ questions }) => questions[0]);

const exampleOf = (page: Page, { part }: FoundPart<ExamplePart>) =>
  page.locator(`[data-example$="#${part.name}"]`);

/** The control of an example's values, the value that is not the code's to choose, and its place among the values. */
function readControl({ part }: FoundPart<ExamplePart>) {
  const [control] = part.values;
  if (!control) throw new Error('The example has no control.');
  const css = part.files.find(({ language }) => language === 'css')?.code ?? '';
  const now = control.values.indexOf(findDeclaration(css, control.of, control.property)?.value ?? '');
  const index = now === control.values.length - 1 ? now - 1 : now + 1;
  return {
    ...control,
    index,
    key: index > now ? 'ArrowRight' : 'ArrowLeft',
    value: control.values[index] ?? '',
  };
}
/** Whether a declaration is in the example's code as the page shows it, and in its result. */
async function expectDeclaration(example: Locator, declaration: string): Promise<void> {
  await expect(example.locator('.file-code.is-shown')).toContainText(declaration);
  await expect
    .poll(() =>
      example
        .frameLocator('iframe')
        .locator('html')
        .evaluate((root) =>
          [...root.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
        ),
    )
    .toContain(declaration);
}

const presses: [
  what: string,
  path: string,
  press: (page: Page) => Promise<void>,
  done: (page: Page) => Promise<void>,
][] = [
  [
    'an edit',
    edited.path,
    (page) => exampleOf(page, edited).locator('.try-edit').first().click(),
    async (page) => {
      const example = exampleOf(page, edited);
      await expect(example.locator('.try-edit').first()).toHaveAttribute('aria-pressed', 'true');
      await expect(example.locator('.try-said [role=status]')).not.toBeEmpty();
    },
  ],
  [
    'the other file of an example',
    plainExample.path,
    (page) => exampleOf(page, plainExample).locator('.file-tab').nth(1).click(),
    async (page) => {
      const example = exampleOf(page, plainExample);
      await expect(example.getByRole('radio').nth(1)).toBeChecked();
      await expect(example.locator('.file-code').nth(1)).toBeVisible();
      await expect(example.locator('.file-code').nth(0)).toBeHidden();
    },
  ],
  [
    'one of the values in a row',
    chosen.path,
    (page) => exampleOf(page, chosen).locator('.value-choice').nth(readControl(chosen).index).click(),
    async (page) => {
      const { property, value } = readControl(chosen);
      await expectDeclaration(exampleOf(page, chosen), `${property}: ${value}`);
    },
  ],
  [
    'a step of a slider',
    slid.path,
    (page) => exampleOf(page, slid).getByRole('slider').press(readControl(slid).key),
    async (page) => {
      const { property, value } = readControl(slid);
      await expectDeclaration(exampleOf(page, slid), `${property}: ${value}`);
      await expect(exampleOf(page, slid).getByRole('slider')).toHaveAttribute('aria-valuetext', value);
    },
  ],
  [
    'the picture of an outcome',
    predicted.path,
    (page) =>
      page
        .locator(`[data-predict$="#${predicted.part.name}"] .outcome`)
        .first()
        .click({ position: { x: 60, y: 120 } }),
    (page) =>
      expect(
        page.locator(`[data-predict$="#${predicted.part.name}"] .part-answer [role=status]`),
      ).toContainText(/^(Right|Not)/),
  ],
  [
    'the next step of a figure',
    stepped.path,
    (page) =>
      page.locator(`[data-steps$="#${stepped.part.name}"]`).getByRole('button', { name: 'Next' }).click(),
    (page) =>
      expect(
        page.locator(`[data-steps$="#${stepped.part.name}"] [aria-current=step] .step-title`),
      ).toHaveText(withoutBackTicks(stepped.part.steps[1]?.title ?? '')),
  ],
  [
    'the steps in another browser',
    inspected.path,
    (page) => page.locator('.in-browser').first().getByRole('tab', { name: 'Safari' }).click(),
    (page) => expect(page.getByRole('tabpanel', { name: 'Safari' }).first()).toBeVisible(),
  ],
  [
    'an option of a question',
    asked.path,
    (page) => page.locator(`[data-question="${asked.part.name}"] .option-button`).first().click(),
    (page) =>
      expect(page.locator(`[data-question="${asked.part.name}"] .option-feedback`).first()).not.toBeEmpty(),
  ],
  [
    'the code of an exercise',
    cssExercise.path,
    (page) =>
      page.locator(`[data-exercise$="#${cssExercise.part.name}"] .example-code`).click({
        position: { x: 60, y: 30 },
      }),
    (page) => expect(page.locator(`[data-exercise$="#${cssExercise.part.name}"] .cm-content`)).toBeVisible(),
  ],
];

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

for (const [what, path, press, done] of presses)
  test(`${what}, pressed before the scripts load, has its effect when they have loaded`, async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await press(page);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    scripts.resolve();
    await waitForHydration(page);
    await done(page);
  });

test('after a reload, code, result and controls show the same state', async ({ page }) => {
  const { property, index, value } = readControl(chosen);
  const example = exampleOf(page, chosen);
  const choices = example.locator('.value-choice').getByRole('radio');
  await page.goto(chosen.path);
  await waitForHydration(page);
  await example.locator('.value-choice').nth(index).click();
  await expectDeclaration(example, `${property}: ${value}`);
  await example.locator('.file-tab').nth(1).click();
  await page.reload();
  await waitForHydration(page);
  await expect(choices.nth(index)).not.toBeChecked();
  await expect(example.locator('.file-tab').first().getByRole('radio')).toBeChecked();
  await expect(example.locator('.file-code').first()).toBeVisible();
  await example.locator('.file-tab').nth(1).click();
  await expect(example.locator('.file-code').nth(1)).toBeVisible();
});

test('a video pressed before the scripts load is played in the page, not on YouTube', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
  const deferred = await delayScripts(page);
  await page.goto('/learning/css/css-properties/css-size', { waitUntil: 'commit' });
  await page.locator('.video-cover').click();
  deferred.resolve();
  await expect(page.locator('.video-player')).toBeVisible();
  await expect(page).toHaveURL(/css-size$/);
});

test('a press on text during hydration does not hydrate its section at once, which would block the page', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const heldMessages: (() => void)[] = [];
    const { postMessage } = MessagePort.prototype;
    // React begins each of its tasks with such a message.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      heldMessages.push(() => postMessage.apply(this, message));
    };
    document.addEventListener('next task', () => heldMessages.shift()?.());
  });
  await signInAs(page, site, 'verified member');
  await page.goto(edited.path);
  const isHydrated = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__react'));
  const doTasksUntilHydrated = (heading: Locator) =>
    expect
      .poll(
        async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('next task')));
          return heading.evaluate(isHydrated);
        },
        { intervals: [20] },
      )
      .toBe(true);
  const lastHeading = page.locator('.lesson-section h2').last();
  await doTasksUntilHydrated(page.getByRole('heading', { level: 1 }));
  expect(await lastHeading.evaluate(isHydrated)).toBe(false);
  await lastHeading.evaluate((heading: HTMLElement) => heading.click());
  expect(await lastHeading.evaluate(isHydrated)).toBe(false);
  await doTasksUntilHydrated(lastHeading);
});
