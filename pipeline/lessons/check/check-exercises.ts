import { collapseWhiteSpace } from '../../../app/learn/collapse-white-space.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { toString } from 'mdast-util-to-string';

type CodeFile = { language: string; code: string };

/** Whether all files have the same code as those of the sample, except for white space. */
function isCopy(files: readonly CodeFile[], sample: readonly CodeFile[]): boolean {
  return files.every(({ language, code }) =>
    sample.some(
      (each) => each.language === language && collapseWhiteSpace(each.code) === collapseWhiteSpace(code),
    ),
  );
}

/**
 * An exercise applies the idea to something new: neither its start nor a solution is the code of an example.
 */
export function checkExercises({ parts: { exercises, examples } }: ParsedLesson, report: Report): void {
  for (const { title, line, files, solutions } of exercises)
    for (const example of examples) {
      if (isCopy(files, example.files))
        report(
          line,
          `the exercise “${title}” starts with the code of the example “${example.title}”; start from something new`,
        );
      else if (solutions.some((solution) => isCopy(solution.files, example.files)))
        report(
          line,
          `a solution of the exercise “${title}” is the code of the example “${example.title}”; ask for something new`,
        );
    }
}

/** The most that a warm-up has. */
const warmUpLimits = { lines: 5, checks: 2, words: 24 } as const;
/** Two lines on a phone. */
const maxSummaryCharacters = 85;

/**
 * A lesson begins with one warm-up that can be read and passed in twenty seconds and fits into the first screen of a
 * phone.
 */
export function checkWarmUp(
  { tree, frontMatter, frontMatterLines, parts: { exercises } }: ParsedLesson,
  report: Report,
): void {
  const [warmUp, second] = exercises.filter(({ isWarmUp }) => isWarmUp);
  if (second) report(second.line, 'a lesson has one warm-up; make an exercise of this one');
  const { summary } = frontMatter;
  if (!frontMatter.unwritten && summary.length > maxSummaryCharacters)
    report(
      frontMatterLines.summary ?? 1,
      `the summary has ${summary.length} characters; write at most ${maxSummaryCharacters}, so that the warm-up is in the first screen`,
    );
  if (!warmUp) {
    if (!frontMatter.unwritten)
      report(
        1,
        'the lesson has no warm-up; write one above its first heading (docs/how-to/write-a-lesson.md)',
      );
    return;
  }
  const { line, node, files, checks, hints, task } = warmUp;
  if (tree.children[0] !== node) report(line, 'the warm-up is not the first thing of the lesson; move it up');
  const lines = files.reduce((sum, { code }) => sum + code.split('\n').length, 0);
  if (lines > warmUpLimits.lines)
    report(line, `the warm-up starts with ${lines} lines of code; show at most ${warmUpLimits.lines}`);
  if (checks.length > warmUpLimits.checks)
    report(line, `the warm-up has ${checks.length} checks; write at most ${warmUpLimits.checks}`);
  if (hints.length > 0) report(line, 'the warm-up has a hint; let its text say all that one needs');
  const words = toString(task).split(/\s+/).length;
  if (task.length !== 1 || words > warmUpLimits.words)
    report(
      line,
      `the text of the warm-up has ${words} words; write one paragraph of at most ${warmUpLimits.words}`,
    );
}
