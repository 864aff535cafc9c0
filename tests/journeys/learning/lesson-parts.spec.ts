import type { Page } from '@playwright/test';
import { lessonPath } from '../../../content/lessons/order.ts';
import { partId } from '../../../contract/progress/part-id.ts';
import { collectParts } from '../../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../../pipeline/lessons/read-lesson.ts';
import { tableOfContents } from '../../../pipeline/lessons/remark-lesson.ts';
import { readSittings } from '../../../pipeline/lessons/prose/read-sittings.ts';
import { listViolations, setTheme } from '../../accessibility/axe.ts';
import { expect, test } from '../../site.ts';
import { storeProgress } from '../store-progress.ts';
import { openLesson } from './plain-sample.ts';

const lessonId = 'html/intro';
const path = lessonPath(lessonId);
const lesson = readLesson(lessonId);
const tree = parseMarkdown(lesson);
const components = collectParts(lesson.file, tree);
const contents = tableOfContents(components.headings);
const parts = readSittings(tree, components).map((part) => ({ ...part, ...contents[part.first] }));
const [first, second] = parts;
const done = { doneAt: 1 };

const findParts = (page: Page) => page.locator('.lesson-contents li');
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('progress') ?? '');

test('a part’s end leads to the next part and makes the part done, which scrolling does not', async ({
  page,
  site,
}) => {
  await openLesson(page, site, '', path);
  await expect(findParts(page)).toHaveCount(parts.length + 1);
  await expect(findParts(page).locator('a')).toHaveText([
    'Warm-up',
    ...parts.map(({ title }) => title ?? ''),
  ]);
  await expect(page.locator('.part-end')).toHaveCount(parts.length - 1);
  const end = page.locator('.part-end').first();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toContainText(`The end of part 1 of ${parts.length}`);
  const id = partId(lessonId, first?.id ?? '');
  expect(await readStored(page)).not.toContain(id);

  await end.getByRole('button', { name: `Next: ${second?.title}, ${second?.minutes} min` }).click();
  await expect(page.locator(`[id="${second?.id}"]`)).toBeFocused();
  expect(await readStored(page)).toContain(id);
  await expect(end).toContainText(`Part 1 of ${parts.length} done`);
  await expect(page.locator('#announcer')).toHaveText(`Part 1 of ${parts.length} done`);
  await expect(findParts(page).nth(1)).toHaveClass('walked');
  for (const theme of ['night', 'paper'] as const) {
    await setTheme(page, theme);
    expect(await listViolations(page)).toEqual([]);
  }
});

test('a part whose practice is passed is done, and counts at once on the courses page', async ({
  page,
  site,
}) => {
  await openLesson(page, site, '', path);
  await storeProgress(page, {
    exercises: Object.fromEntries((first?.exercises ?? []).map((name) => [`${lessonId}#${name}`, done])),
  });
  await page.reload();
  await expect(page.locator('.part-end').first()).toContainText(`Part 1 of ${parts.length} done`);
  await page.goto('/courses');
  await expect(page.locator('.open-course .progress-line .half')).toHaveCount(1);
});
