import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lessonIds } from '../../../content/lessons/order.ts';
import type { GlossaryTerm } from '../../../contract/lesson-part-data.ts';
import { attribute, lineOf, parseTree } from '../lesson-tree.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';

/** A term as a lesson uses it; with `means` it is defined there. */
export type TermPart = { term: string; means: string | undefined; line: number; node: MdxJsxFlowElement };

/** The terms of a lesson's text, in order. */
export function collectTerms(tree: Root): TermPart[] {
  const terms: TermPart[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Term')
      return undefined;
    const element = node as MdxJsxFlowElement;
    terms.push({
      term: toString(element),
      means: attribute(element, 'means'),
      line: lineOf(element),
      node: element,
    });
    return 'skip';
  });
  return terms;
}

/** The terms of a lesson; its tree is made only when the text has one. */
export function readTerms(lesson: LessonFile): TermPart[] {
  return lesson.body.includes('<Term') ? collectTerms(parseTree(lesson)) : [];
}

/** Every term with its definition and the lessons that use it, in alphabetical order. A term nobody defines is left to the check. */
export function readGlossary(): GlossaryTerm[] {
  const used = lessonIds.flatMap((id) => readTerms(readLesson(id)).map((part) => ({ ...part, id })));
  return used
    .filter(({ means }) => means !== undefined)
    .toSorted((one, other) => one.term.localeCompare(other.term, 'en'))
    .map(({ term, means = '', id }) => ({
      term,
      means,
      lessons: [...new Set([id, ...used.filter((each) => each.term === term).map((each) => each.id)])],
    }));
}
