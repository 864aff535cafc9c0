import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lessonIds } from '../../../content/lessons/order.ts';
import type { GlossaryTerm, TermPlace } from '../../../contract/lessons/lesson-part-data.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { attribute, headingIds, lineOf, parseTree } from '../markdown-ast.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';

/**
 * A term as a lesson uses it; with `means` it is defined there. `heading` is the id of the heading it is
 * below.
 */
export type TermPart = {
  term: string;
  means: string | undefined;
  heading: string | undefined;
  line: number;
  node: MdxJsxFlowElement;
};

/** The terms of a lesson's text, in order. */
export function collectTerms(tree: Root): TermPart[] {
  const headings: Heading[] = [];
  const found: { node: MdxJsxFlowElement; below: Heading | undefined }[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Term')
      return undefined;
    found.push({ node: node as MdxJsxFlowElement, below: headings.at(-1) });
    return 'skip';
  });
  const ids = headingIds(headings);
  return found.map(({ node, below }) => ({
    term: toString(node),
    means: attribute(node, 'means'),
    heading: below && ids.get(below),
    line: lineOf(node),
    node,
  }));
}

/** The terms of a lesson. */
export function readTerms({ id, file, body }: LessonFile): Omit<TermPart, 'node'>[] {
  if (!body.includes('<Term')) return [];
  return cacheResult(`lessons/${id}.terms`, body, () =>
    collectTerms(parseTree({ file, body })).map(({ term, means, heading, line }) => ({
      term,
      means,
      heading,
      line,
    })),
  );
}

/** `Flex basis` is `#flex-basis` on the glossary's page. */
function anchorOf(term: string): string {
  return term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Every term with its definition and the lessons that use it, in alphabetical order. A term nobody defines is
 * left to the check.
 */
export function readGlossary(): GlossaryTerm[] {
  const places = new Map<string, TermPlace[]>();
  const defined: { term: string; means: string; place: TermPlace }[] = [];
  for (const id of lessonIds) {
    for (const { term, means, heading } of readTerms(readLesson(id))) {
      const place: TermPlace = { lesson: id, ...(heading === undefined ? {} : { heading }) };
      const own = places.get(term) ?? [];
      if (own.every(({ lesson }) => lesson !== id)) places.set(term, [...own, place]);
      if (means !== undefined) defined.push({ term, means, place });
    }
  }
  return defined
    .toSorted((one, other) => one.term.localeCompare(other.term, 'en'))
    .map(({ term, means, place }) => ({
      term,
      means,
      anchor: anchorOf(term),
      places: [place, ...(places.get(term) ?? []).filter(({ lesson }) => lesson !== place.lesson)],
    }));
}
