import type { Page } from '@playwright/test';
import { countInWords } from '../../../app/ui/count-in-words.ts';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { partId } from '../../../contract/progress/part-id.ts';
import { collectParts } from '../../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../../pipeline/lessons/read-lesson.ts';
import { tableOfContents } from '../../../pipeline/lessons/remark-lesson.ts';
import { readSittings } from '../../../pipeline/lessons/prose/read-sittings.ts';
import { listViolations, setTheme } from '../../accessibility/axe.ts';
import { cssExercise } from '../../lessons/find-part.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { storeProgress } from '../store-progress.ts';
import { exerciseOf, pass } from './drafts.ts';
import { openLesson } from './plain-sample.ts';

const lessonId = 'html/intro';
const path = lessonPath(lessonId);
const lesson = readLesson(lessonId);
/** The parts of a lesson with the id and title of their first heading. */
function readParts(id: string) {
  const { file, body } = readLesson(id);
  const tree = parseMarkdown({ file, body });
  const components = collectParts(file, tree);
  const contents = tableOfContents(components.headings);
  return readSittings(tree, components).map((part) => ({ ...part, ...contents[part.first] }));
}
const parts = readParts(lessonId);
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
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('progress')))
    .toContain(partId(lessonId, first?.id ?? ''));
  await page.goto('/courses');
  await expect(page.locator('.open-course .progress-line .half')).toHaveCount(1);
  // The words say how much is open, and lead there.
  const exerciseCount = parts.flatMap(({ exercises }) => exercises).length;
  const openCount = exerciseCount - (first?.exercises.length ?? 0);
  const state = page.locator('.open-course-state').first();
  await expect(state).toContainText(
    `${lesson.frontMatter.title}: ${countInWords(openCount, 'exercise', 'exercises')} open`,
  );
  await expect(state.getByRole('link')).toHaveAttribute('href', path);
});

test('passing the practice of a part makes it done and says so', async ({ page, site }) => {
  const { part, path: exercisePath } = cssExercise;
  const id = lessonIds.find((each) => lessonPath(each) === exercisePath) ?? '';
  const facts = readParts(id);
  const sitting = facts.findIndex(({ exercises }) => exercises.includes(part.name));
  await openLesson(page, site, '', exercisePath);
  const others = facts[sitting]?.exercises.filter((name) => name !== part.name) ?? [];
  await storeProgress(page, { exercises: Object.fromEntries(others.map((name) => [`${id}#${name}`, done])) });
  await page.reload();
  await waitForHydration(page);
  await pass(exerciseOf(page));
  await expect(page.locator('#announcer')).toHaveText(`Part ${sitting + 1} of ${facts.length} done`);
  await expect(findParts(page).nth(sitting + 1)).toHaveClass('walked');
});

test('the lines of a phone and of the course show what is done in part', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, site, '', path);
  const [third] = parts.slice(2);
  await storeProgress(page, {
    lessons: { [partId(lessonId, third?.id ?? '')]: done },
    exercises: Object.fromEntries((second?.exercises ?? []).map((name) => [`${lessonId}#${name}`, done])),
  });
  await page.reload();
  await waitForHydration(page);
  const shares = page.locator('.part-line-shares i');
  await expect(shares.nth(1)).toHaveCSS('background-size', '100% 100%');
  const hasPractice = (third?.exercises.length ?? 0) + (third?.questions.length ?? 0) > 0;
  await expect(shares.nth(2)).toHaveCSS('background-size', hasPractice ? '50% 100%' : '100% 100%');
  await expect(page.locator('.course-line .half')).toHaveCount(0);
  await page.goto(lessonPath(lessonIds[1] ?? ''));
  await expect(page.locator('.course-line .half')).toHaveCount(1);
});

test('the glossary shows a lesson that is read in part', async ({ page, site }) => {
  await openLesson(page, site, '', path);
  await storeProgress(page, { lessons: { [partId(lessonId, first?.id ?? '')]: done } });
  await page.goto('/learning/glossary');
  await waitForHydration(page);
  const places = page.locator('.term-lessons li');
  const place = places.filter({ has: page.locator(`a[href^="${path}"]`) }).first();
  await expect(place).toContainText(`${lesson.frontMatter.title}, read in part`);
  // The filled half of the node.
  await expect(place.locator('svg path')).toHaveCount(1);
  await expect(places.filter({ hasText: ', not read yet' }).first().locator('svg path')).toHaveCount(0);
  await expect(page.locator('.glossary-key')).toHaveText(/in part/);
});
