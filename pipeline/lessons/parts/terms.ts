import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lessonIds } from '../../../content/lessons/order.ts';
import type { GlossaryTerm, TermPlace } from '../../../contract/lessons/lesson-part-data.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { findAttribute, createHeadingIds, lineOf, parseMarkdown } from '../markdown-ast.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';

/**
 * A term where a lesson uses it or, with `means`, defines it. `heading` is the id of the heading above it.
 */
export type TermPart = {
  term: string;
  means: string | undefined;
  heading: string | undefined;
  line: number;
  node: MdxJsxFlowElement;
};

/** The terms in a lesson's AST, in order. */
export function collectTerms(tree: Root): TermPart[] {
  const headings: Heading[] = [];
  const uses: { node: MdxJsxFlowElement; below: Heading | undefined }[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Term')
      return undefined;
    uses.push({ node: node as MdxJsxFlowElement, below: headings.at(-1) });
    return 'skip';
  });
  const ids = createHeadingIds(headings);
  return uses.map(({ node, below }) => ({
    term: toString(node),
    means: findAttribute(node, 'means'),
    heading: below && ids.get(below),
    line: lineOf(node),
    node,
  }));
}

/** The terms of a lesson. Cached, because every lesson's check reads the terms of all lessons. */
export function readTerms({ id, file, body }: LessonFile): Omit<TermPart, 'node'>[] {
  if (!body.includes('<Term')) return [];
  return cacheResult(`lessons/${id}.terms`, body, () =>
    collectTerms(parseMarkdown({ file, body })).map(({ term, means, heading, line }) => ({
      term,
      means,
      heading,
      line,
    })),
  );
}

/** `Flex basis` is `#flex-basis` on the glossary's page. */
function createAnchor(term: string): string {
  return term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Every term with its definition and the lessons that use it, in alphabetical order. Terms without a
 * definition are left out; `checkTerms` reports them.
 */
export function readGlossary(): GlossaryTerm[] {
  const places = new Map<string, TermPlace[]>();
  const definitions: { term: string; means: string; place: TermPlace }[] = [];
  for (const id of lessonIds) {
    for (const { term, means, heading } of readTerms(readLesson(id))) {
      const place: TermPlace = { lesson: id, ...(heading === undefined ? {} : { heading }) };
      const known = places.get(term) ?? [];
      if (known.every(({ lesson }) => lesson !== id)) places.set(term, [...known, place]);
      if (means !== undefined) definitions.push({ term, means, place });
    }
  }
  return definitions
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
    .map(({ term, means, place }) => ({
      term,
      means,
      anchor: createAnchor(term),
      places: [place, ...(places.get(term) ?? []).filter(({ lesson }) => lesson !== place.lesson)],
    }));
}

/** These terms with their definitions, in alphabetical order, without those that no lesson defines. */
export function listDefinitions(terms: readonly string[]): Pick<GlossaryTerm, 'term' | 'means'>[] {
  if (terms.length === 0) return [];
  return readGlossary()
    .filter(({ term }) => terms.includes(term))
    .map(({ term, means }) => ({ term, means }));
}
