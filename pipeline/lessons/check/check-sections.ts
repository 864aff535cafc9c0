import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { closingSections } from '../prose/group-sections.ts';
import { lineOf } from '../markdown-ast.ts';
import { countWords, proseLimits } from '../prose/read-prose.ts';
import { readTextStatistics } from '../prose/text-statistics.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** How many words a finished lesson has; see docs/how-to/write-a-lesson.md. */
const wordLimits = { min: 600, max: 1600 };
/** With `size: small` in the front matter. */
const smallWordLimits = { min: 400, max: 1100 };

/**
 * Heading levels are in order, the five closing sections are complete, and the text is not too short or too
 * long.
 */
export function checkSections(lesson: ParsedLesson, report: Report): void {
  checkHeadings(lesson.parts.headings, report);
  const sectionHeadings = lesson.parts.headings.filter(({ depth }) => depth === 2);
  const closing = sectionHeadings.slice(-closingSections.length).map((heading) => toString(heading));
  if (closing.join() !== closingSections.join()) {
    report(
      lineOf(sectionHeadings.at(-closingSections.length) ?? lesson.tree),
      `end the lesson with the sections ${closingSections.join(', ')}, in this order (now ${closing.join(', ')})`,
    );
    return;
  }
  const sectionNamed = (name: string) => findSection(lesson.tree.children, name);
  for (const name of ['Best practices', 'Common mistakes']) {
    if (!sectionNamed(name).some(({ type }) => type === 'list')) report(1, `"${name}" needs a list`);
  }
  if (!sectionNamed('Summary').some(({ type }) => type === 'table')) report(1, '"Summary" needs a table');
  checkLengths(lesson, report);
  const words = countWords(lesson.tree);
  const { min, max } = lesson.frontMatter.size === 'small' ? smallWordLimits : wordLimits;
  if (words < min || words > max) report(1, `the text has ${words} words; write ${min} to ${max}`);
}

/** The most words of a finished lesson, with those of its parts. */
const textLimits = { beforeEndings: 1200, endings: 300, beforeFirstExercise: 300 } as const;

/** Something is practised early, and the text is not longer than a phone's reader has patience for. */
function checkLengths({ tree, parts }: ParsedLesson, report: Report): void {
  const text = readTextStatistics(tree, parts);
  for (const [words, most, where] of [
    [text.wordsBeforeEndings, textLimits.beforeEndings, 'before “Best practices”'],
    [text.wordsOfEndings, textLimits.endings, 'in “Best practices”, “Common mistakes” and “Summary”'],
    [text.wordsBeforeFirstExercise, textLimits.beforeFirstExercise, 'before the first exercise'],
  ] as const)
    if (words > most) report(1, `${words} words are ${where}; at most ${most}`);
  for (const { line, kind, words, begins } of text.longProse)
    report(line, `a ${kind} has ${words} words, at most ${proseLimits[kind]}; split it: ${begins} …`);
}

function checkHeadings(headings: readonly Heading[], report: Report): void {
  let depth = 1;
  for (const heading of headings) {
    if (heading.depth === 1)
      report(lineOf(heading), 'the lesson’s title is the page’s only level-one heading; start with ##');
    if (heading.depth > depth + 1)
      report(
        lineOf(heading),
        `a heading of level ${heading.depth} follows one of level ${depth}; use level ${depth + 1}`,
      );
    depth = heading.depth;
  }
}

function findSection(nodes: readonly RootContent[], title: string): RootContent[] {
  const start = nodes.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && toString(node) === title,
  );
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return end < 0 ? rest : rest.slice(0, end);
}
