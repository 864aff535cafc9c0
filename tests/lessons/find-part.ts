import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import {
  collectParts,
  type ExamplePart,
  type LessonParts,
} from '../../pipeline/lessons/parts/lesson-parts.ts';
import { parseTree } from '../../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';

/** A part of a written lesson: the lesson's path, and the part as its source describes it. */
export type FoundPart<Part> = { path: string; part: Part };

const written = lessonIds.map((id) => readLesson(id)).filter(({ head }) => !head.unwritten);
const known = new Map<string, LessonParts>();

function partsOf(lesson: (typeof written)[number]): LessonParts {
  const parts = known.get(lesson.id) ?? collectParts(lesson.file, parseTree(lesson));
  known.set(lesson.id, parts);
  return parts;
}

/**
 * The first part of all lessons that `find` takes. Lessons are the officers' to change, so a test looks for
 * what it needs.
 */
export function findPart<Part>(
  what: string,
  find: (parts: LessonParts) => Part | undefined,
): FoundPart<Part> {
  for (const lesson of written) {
    const part = find(partsOf(lesson));
    if (part !== undefined) return { path: lessonPath(lesson.id), part };
  }
  throw new Error(`No lesson has ${what}; this test needs one.`);
}

/** The first example that is wanted, in the lessons' order. Throws where there is none. */
export function findExample(
  what: string,
  isWanted: (example: ExamplePart) => boolean,
): FoundPart<ExamplePart> {
  return findPart(what, ({ examples }) => examples.find(isWanted));
}

/** The words of prose, white space folded. */
export function wordsOf(prose: readonly RootContent[]): string {
  return toString({ type: 'root', children: [...prose] })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A sample of HTML and CSS to edit: nothing in it moves, is wrong on purpose or comes from a setup. */
export const plainExample = findExample(
  'an example of HTML and CSS alone',
  ({ files, setup, wrong }) =>
    setup.length === 0 &&
    wrong === undefined &&
    files.length === 2 &&
    (['html', 'css'] as const).every((language) => files.some((file) => file.language === language)) &&
    textIn(files) !== undefined,
);

/** The first words that the HTML of a sample shows, if it shows any. */
function textIn(files: ExamplePart['files']): string | undefined {
  const html = files.find(({ language }) => language === 'html')?.code ?? '';
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim())
    .find((text) => /^[A-Za-z][A-Za-z ,]{3,}$/.test(text));
}

/** Words that the result of `plainExample` shows. */
export const plainText = textIn(plainExample.part.files) ?? '';

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
