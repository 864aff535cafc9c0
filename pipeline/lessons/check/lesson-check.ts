import type { Root } from 'mdast';
import { collectParts, type LessonParts } from '../parts/lesson-parts.ts';
import { parseMarkdown } from '../markdown-ast.ts';
import type { LessonFile } from '../read-lesson.ts';

/** A lesson with its AST and its parts, as each check gets it. */
export type ParsedLesson = LessonFile & { tree: Root; parts: LessonParts };
/**
 * A mistake in code. `line` is counted from 1, in the code or in the lesson's file: each function says which.
 */
export type Mistake = { line: number; message: string };
/** Reports a mistake: its line in the lesson's file, and what to do about it. */
export type Report = (line: number, message: string) => void;
export type LessonCheck = (lesson: ParsedLesson, report: Report) => void | Promise<void>;

/**
 * Runs checks on a lesson. Returns one line for each mistake, `file:line: message`, in the order of the file
 * and without duplicates.
 */
export async function runLessonChecks(file: LessonFile, checks: readonly LessonCheck[]): Promise<string[]> {
  const tree = parseMarkdown(file);
  const lesson: ParsedLesson = { ...file, tree, parts: collectParts(file.file, tree) };
  const mistakes: Mistake[] = [];
  for (const check of checks)
    await check(lesson, (line, message) => {
      mistakes.push({ line, message });
    });
  const lines = mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file.file}:${line}: ${message}`);
  return [...new Set(lines)];
}
