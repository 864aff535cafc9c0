import { lessonIds } from '../../../content/lessons/order.ts';
import { ContentError } from '../../../contract/content-faults.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { collectParts } from '../lesson-parts.ts';
import { parseTree } from '../lesson-tree.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { checkHtml } from './check-html.ts';
import { checkLinks } from './check-links.ts';
import { checkParts } from './check-parts.ts';
import { checkSections } from './check-sections.ts';

/** One lesson taken apart, as each check sees it. */
export type CheckedLesson = LessonFile & {
  tree: ReturnType<typeof parseTree>;
  parts: ReturnType<typeof collectParts>;
};
/** Adds a fault: its line in the lesson's file, and what to do. */
export type Report = (line: number, mend: string) => void;

function checkHead({ head }: CheckedLesson, report: Report): void {
  for (const id of head.features)
    if (!findFeatureSupport(id)) report(1, `"${id}" is no feature of the web-features data`);
  const prerequisites = 'prerequisites' in head ? head.prerequisites : [];
  for (const id of prerequisites)
    if (!lessonIds.includes(id))
      report(1, `the prerequisite "${id}" is no lesson of content/lessons/order.ts`);
}

/**
 * Everything about a lesson that can be checked without a browser. Returns one line for each fault, `file:line: what to do`;
 * none when all is well.
 */
export async function checkLesson(id: string): Promise<string[]> {
  const faults: string[] = [];
  try {
    const lesson = readLesson(id);
    return await checkLessonText(lesson);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(error.message);
  }
  return faults;
}

/** Takes a lesson apart and puts each check to it in turn; one line for each fault. */
export async function checkLessonWith(
  file: LessonFile,
  checks: readonly ((lesson: CheckedLesson, report: Report) => void | Promise<void>)[],
): Promise<string[]> {
  const faults: string[] = [];
  const tree = parseTree(file);
  const lesson: CheckedLesson = { ...file, tree, parts: collectParts(file.file, tree) };
  for (const check of checks)
    await check(lesson, (line, mend) => {
      faults.push(`${file.file}:${line}: ${mend}`);
    });
  return faults;
}

/** As `checkLesson`, of a lesson that is at hand. */
export function checkLessonText(file: LessonFile): Promise<string[]> {
  const whole = 'unwritten' in file.head ? [] : [checkSections];
  return checkLessonWith(file, [checkHead, checkLinks, checkParts, checkHtml, ...whole]);
}
