import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { closingSections } from '../closing-sections.ts';
import { lineOf } from '../markdown-ast.ts';
import { countWords } from '../prose/read-prose.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

/** How many words a finished lesson has; see docs/how-to/write-a-lesson.md. */
const wordLimits = { least: 900, most: 1600 };
/** Small subjects: more words would be padding. */
const shortWordLimits = { least: 400, most: 1100 };
const shortLessons = new Set([
  'html/misc/entities',
  'html/misc/obsolete-tags',
  'html/misc/quotation-tags',
  'css/intro-to-css/css-comments',
  'css/intro-to-css/ways-to-add-css',
  'css/css-properties/css-padding',
  'css/css-properties/css-cursors',
  'css/css-properties/css-important',
  'css/css-properties/css-z-index',
  'css/css-advance/pagination',
  'css/css-advance/shadows',
]);

/** Headings in order, the five closing sections with what belongs in them, and the length of the text. */
export function checkSections(lesson: CheckedLesson, report: Report): void {
  checkHeadings(lesson.parts.headings, report);
  const second = lesson.parts.headings.filter(({ depth }) => depth === 2);
  const closing = second.slice(-closingSections.length).map((heading) => toString(heading));
  if (closing.join() !== closingSections.join()) {
    report(
      lineOf(second.at(-closingSections.length) ?? lesson.tree),
      `end the lesson with the sections ${closingSections.join(', ')}, in this order (now ${closing.join(', ')})`,
    );
    return;
  }
  const sectionOf = (name: string) => contentOf(lesson.tree.children, name);
  for (const name of ['Best practices', 'Common mistakes']) {
    if (!sectionOf(name).some(({ type }) => type === 'list')) report(1, `"${name}" needs a list`);
  }
  if (!sectionOf('Summary').some(({ type }) => type === 'table')) report(1, '"Summary" needs a table');
  const words = countWords(lesson.tree);
  const { least, most } = shortLessons.has(lesson.id) ? shortWordLimits : wordLimits;
  if (words < least || words > most) report(1, `the text has ${words} words; write ${least} to ${most}`);
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

function contentOf(nodes: readonly RootContent[], title: string): RootContent[] {
  const start = nodes.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && toString(node) === title,
  );
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return end < 0 ? rest : rest.slice(0, end);
}
