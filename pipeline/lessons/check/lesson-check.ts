import type { Root } from 'mdast';
import { collectParts, type LessonParts } from '../parts/lesson-parts.ts';
import { parseTree } from '../markdown-ast.ts';
import type { LessonFile } from '../read-lesson.ts';

/** One lesson taken apart, as each check sees it. */
export type CheckedLesson = LessonFile & { tree: Root; parts: LessonParts };
/**
 * A mistake in a piece of code; `line` is counted from 1, in the piece or in the lesson's file as the function says.
 */
export type Mistake = { line: number; message: string };
/** Reports a mistake: its line in the lesson's file, and what to do about it. */
export type Report = (line: number, message: string) => void;
export type LessonCheck = (lesson: CheckedLesson, report: Report) => void | Promise<void>;

/**
 * Runs checks over a lesson. Returns one line for each mistake, `file:line: message`, each once and in the
 * order of the file.
 */
export async function runLessonChecks(file: LessonFile, checks: readonly LessonCheck[]): Promise<string[]> {
  const tree = parseTree(file);
  const lesson: CheckedLesson = { ...file, tree, parts: collectParts(file.file, tree) };
  const found: Mistake[] = [];
  for (const check of checks)
    await check(lesson, (line, message) => {
      found.push({ line, message });
    });
  const lines = found
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, message }) => `${file.file}:${line}: ${message}`);
  return [...new Set(lines)];
}
