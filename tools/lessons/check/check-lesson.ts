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
export type CheckedLesson = LessonFile & { tree: ReturnType<typeof parseTree>; parts: ReturnType<typeof collectParts> };
/** Adds a fault: its line in the lesson's file, and what to do. */
export type Report = (line: number, mend: string) => void;

function checkHead({ head }: CheckedLesson, report: Report): void {
  for (const id of head.features) if (!findFeatureSupport(id)) report(1, `"${id}" is no feature of the web-features data`);
  const prerequisites = 'prerequisites' in head ? head.prerequisites : [];
  for (const id of prerequisites) if (!lessonIds.includes(id)) report(1, `the prerequisite "${id}" is no lesson of content/lessons/order.ts`);
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

/** As `checkLesson`, of a lesson that is at hand. */
export async function checkLessonText(file: LessonFile): Promise<string[]> {
  const faults: string[] = [];
  const report: Report = (line, mend) => { faults.push(`${file.file}:${line}: ${mend}`); };
  const tree = parseTree(file);
  const lesson: CheckedLesson = { ...file, tree, parts: collectParts(file.file, tree) };
  checkHead(lesson, report);
  checkLinks(lesson, report);
  checkParts(lesson, report);
  await checkHtml(lesson, report);
  if (!('unwritten' in lesson.head)) checkSections(lesson, report);
  return faults;
}
