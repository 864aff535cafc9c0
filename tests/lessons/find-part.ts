import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import {
  collectParts,
  type ExamplePart,
  type LessonParts,
} from '../../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import type { Locator } from '@playwright/test';

/** A part of a written lesson, with the lesson's path. */
export type FoundPart<Part> = { path: string; part: Part };

const writtenLessons = lessonIds
  .map((id) => readLesson(id))
  .filter(({ frontMatter }) => !frontMatter.unwritten);
const partsByLesson = new Map<string, LessonParts>();

function readParts(lesson: (typeof writtenLessons)[number]): LessonParts {
  const parts = partsByLesson.get(lesson.id) ?? collectParts(lesson.file, parseMarkdown(lesson));
  partsByLesson.set(lesson.id, parts);
  return parts;
}

/**
 * Finds the first part in all lessons for which `find` returns one. Tests search for the parts that they
 * need, because authors may change the lessons.
 */
export function findPart<Part>(
  description: string,
  find: (parts: LessonParts) => Part | undefined,
): FoundPart<Part> {
  for (const lesson of writtenLessons) {
    const part = find(readParts(lesson));
    if (part !== undefined) return { path: lessonPath(lesson.id), part };
  }
  throw new Error(`No lesson has ${description}, which this test needs.`);
}

/** Finds the first example that matches, in the order of the lessons. Throws when there is none. */
export function findExample(
  description: string,
  isMatch: (example: ExamplePart) => boolean,
): FoundPart<ExamplePart> {
  return findPart(description, ({ examples }) => examples.find(isMatch));
}

/** The text of prose, with collapsed white space. */
export function textOf(prose: readonly RootContent[]): string {
  return toString({ type: 'root', children: [...prose] })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A simple example of HTML and CSS, without setup and without intentional mistakes. */
export const plainExample = findExample(
  'an example of HTML and CSS alone',
  ({ files, setup, wrong }) =>
    setup.length === 0 &&
    wrong === undefined &&
    files.length === 2 &&
    (['html', 'css'] as const).every((language) => files.some((file) => file.language === language)) &&
    findVisibleText(files) !== undefined,
);

/** The first text that the HTML of an example shows, if there is any. */
function findVisibleText(files: ExamplePart['files']): string | undefined {
  const html = files.find(({ language }) => language === 'html')?.code ?? '';
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim())
    .find((text) => /^[A-Za-z][A-Za-z ,]{3,}$/.test(text));
}

/** A text that the result of `plainExample` shows. */
export const plainText = findVisibleText(plainExample.part.files) ?? '';

/** An exercise that is solved in one CSS file and has a hint. */
export const cssExercise = findPart('an exercise with one CSS file to edit and a hint', ({ exercises }) =>
  exercises.find(({ files, hints, solutions }) => {
    const own = files.filter(({ fixed }) => !fixed);
    return (
      hints.length > 0 && own.length === 1 && own[0]?.language === 'css' && solutions[0]?.files.length === 1
    );
  }),
);

/** The CSS that solves `cssExercise`. */
export const cssSolution = cssExercise.part.solutions[0]?.files[0]?.code ?? '';

/** Presses *Measure* above an example by keyboard, in the menu where the bar does not have it. */
export async function pressMeasure(example: Locator): Promise<void> {
  const menu = example.getByRole('button', { name: /^More tools/ });
  const measure = example.getByRole('button', { name: 'Measure', exact: true });
  if ((await example.locator('.measure-tool').count()) === 0) await menu.press('Enter');
  await measure.press('Enter');
}
