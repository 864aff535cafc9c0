import type { Locator, Page } from '@playwright/test';
import { collectParts } from '../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { pressMeasure, findExample } from './find-part.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

const lesson = 'css/css-designing/flexbox-layout';
const file = readLesson(lesson);
const sample = collectParts(file.file, parseMarkdown(file)).examples.find(({ files }) =>
  files.some(({ language, code }) => language === 'css' && code.includes('display: flex')),
);
if (!sample) throw new Error('No sample of the lesson has a flex container.');
const selector = `[data-example$="#${sample.name}"]`;

const grid = findExample('an example with a grid of several columns', ({ files }) =>
  files.some(
    ({ language, code }) =>
      language === 'css' && /display: grid;[^}]*grid-template-columns: (?:\S+ \S+|repeat\([2-9])/.test(code),
  ),
);

async function openMeasure(page: Page): Promise<Locator> {
  await page.goto(`/learning/${lesson}`);
  await waitForHydration(page);
  const example = page.locator(selector);
  await pressMeasure(example);
  await expect(example.locator('.measure-drawing [data-measured]').first()).toBeAttached();
  return example;
}

/** As the layer writes a length. */
const figure = (pixels: number) => String(Math.round(pixels * 10) / 10);

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('the measurements equal those of the browser', async ({ page }) => {
  const example = await openMeasure(page);
  const chosen = await example.getByLabel('Element').locator('option:checked').textContent();
  const container = example.frameLocator('iframe').locator(String(chosen)).first();
  const own = await container.evaluate((element) => {
    const boxOf = (each: Element) => {
      const { width, height } = each.getBoundingClientRect();
      return { width, height };
    };
    const style = getComputedStyle(element);
    return {
      display: style.display,
      boxes: [element, ...element.children].map(boxOf),
    };
  });
  expect(own.display).toMatch(/flex$/);
  const sizes = example.getByRole('list', { name: /^Sizes in / }).getByRole('listitem');
  await expect(sizes).toHaveText(
    own.boxes.map(({ width, height }) => new RegExp(`: ${figure(width)} by ${figure(height)} pixels(?:,|$)`)),
  );
  const labels = example.locator('.measure-drawing text');
  await expect(labels.filter({ hasText: '×' }).first()).toHaveText(
    own.boxes.slice(0, 1).map(({ width, height }) => `${figure(width)} × ${figure(height)}`),
  );
  await expect(example.locator('.measure-axis')).toHaveText([/^main/, /^cross/]);
  const [target] = own.boxes;
  const drawnFree = await example
    .locator('[data-free]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-free')));
  await expect(
    example.getByRole('list', { name: /^Flex and grid in / }).getByRole('listitem'),
    'the axes and the free space in words',
  ).toHaveText([
    `Main axis: from left to right, ${figure(target?.width ?? 0)} pixels`,
    `Cross axis: from top to bottom, ${figure(target?.height ?? 0)} pixels`,
    ...drawnFree.map((size) => new RegExp(`^Free space .*: ${size} pixels$`)),
  ]);
});

test('the lines of a grid are described in words, with the sizes of the tracks', async ({ page }) => {
  await page.goto(grid.path);
  await waitForHydration(page);
  const example = page.locator(`[data-example$="#${grid.part.name}"]`);
  await pressMeasure(example);
  const told = example.getByRole('list', { name: /^Flex and grid in / }).getByRole('listitem');
  await expect(told.first()).toBeAttached();
  const chosen = await example.getByLabel('Element').locator('option:checked').textContent();
  const tracks = await example
    .frameLocator('iframe')
    .locator(String(chosen))
    .first()
    .evaluate((element) =>
      getComputedStyle(element)
        .gridTemplateColumns.replaceAll(/\[[^\]]*\]/g, '')
        .trim()
        .split(/\s+/)
        .map((size) => Number.parseFloat(size)),
    );
  expect(tracks.length).toBeGreaterThan(1);
  await expect(told.filter({ hasText: /^Column/ })).toHaveText(
    tracks.map(
      (size, index) =>
        new RegExp(
          `^Column ${index + 1}, from line ${index + 1} to line ${index + 2}: ${figure(size)} pixels wide`,
        ),
    ),
  );
});

test('no label of a grid covers another, also where the grid begins at the edge of the result', async ({
  page,
}) => {
  test.slow();
  await page.goto('/learning/css/css-designing/grid-layout');
  await waitForHydration(page);
  for (const example of await page
    .locator('figure[data-example]')
    .filter({ hasText: 'display: grid' })
    .all()) {
    await pressMeasure(example);
    const labels = example.locator('.measure-background');
    await expect(labels.first()).toBeAttached();
    const covered = await labels.evaluateAll((all) => {
      const rects = all.map((label) => label.getBoundingClientRect());
      return rects.flatMap((one, index) =>
        rects
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map(() => all[index]?.parentElement?.textContent),
      );
    });
    expect(covered, String(await example.getAttribute('data-example'))).toEqual([]);
  }
});

test('each layer has a checkbox; Escape closes the layers and restores the focus', async ({ page }) => {
  const example = await openMeasure(page);
  await example.getByRole('checkbox', { name: 'Computed value' }).check();
  await example.getByLabel('Property').selectOption('display');
  await expect(example.locator('.measure-computed output')).toHaveText('flex');
  await example.getByRole('checkbox', { name: 'DOM tree' }).check();
  await expect(example.locator('.measure-list li').first()).toHaveText('<body>');
  await example.getByRole('checkbox', { name: 'Accessibility tree' }).check();
  await example.getByRole('checkbox', { name: 'Tab order' }).check();
  await expect(example.getByRole('group', { name: 'Tab order' })).toBeVisible();
  await example.getByRole('checkbox', { name: 'Sizes' }).uncheck();
  await expect(example.locator('[data-measured]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(example.getByRole('group', { name: 'Measure' })).toHaveCount(0);
  await expect(example.getByRole('button', { name: 'Measure' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(example.getByRole('group', { name: 'Measure' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(example.getByRole('group', { name: 'Measure' })).toHaveCount(0);
  await expect(example.getByRole('button', { name: 'Measure' })).toBeFocused();
});

test('a measured result is accessible at both widths in both themes', async ({ page }) => {
  const example = await openMeasure(page);
  for (const name of ['Computed value', 'DOM tree', 'Accessibility tree', 'Tab order'])
    await example.getByRole('checkbox', { name }).check();
  await expectAccessible(page, [390, 1440]);
});
