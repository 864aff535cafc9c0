import { toString } from 'mdast-util-to-string';
import type { ParsedLesson, Report } from './lesson-check.ts';

const maxLines = 5;
const maxChecks = 2;
const maxWords = 24;
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
  if (lines > maxLines)
    report(line, `the warm-up starts with ${lines} lines of code; show at most ${maxLines}`);
  if (checks.length > maxChecks)
    report(line, `the warm-up has ${checks.length} checks; write at most ${maxChecks}`);
  if (hints.length > 0) report(line, 'the warm-up has a hint; let its text say all that one needs');
  const words = toString(task).split(/\s+/).length;
  if (task.length !== 1 || words > maxWords)
    report(line, `the text of the warm-up has ${words} words; write one paragraph of at most ${maxWords}`);
}
