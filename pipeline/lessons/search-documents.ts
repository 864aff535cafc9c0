import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { collapseWhiteSpace } from '../../app/learn/collapse-white-space.ts';
import type { SearchDocument, SearchIndex, SymptomDocument } from '../../app/learn/search/search-document.ts';
import { lessonIds, lessonPath, projectPath } from '../../content/lessons/order.ts';
import { withoutBackTicks } from '../../contract/back-ticks.ts';
import { generatedFiles } from '../../contract/site-paths.ts';
import { cacheResult } from '../fingerprint/cache-result.ts';
import { collectParts } from './parts/lesson-parts.ts';
import { createHeadingIds, parseMarkdown } from './markdown-ast.ts';
import { readGlossary } from './parts/terms.ts';
import { compileProjects } from './project/course-version.ts';
import { readLesson, type LessonFile } from './read-lesson.ts';

/** The searchable text of some nodes: prose and code samples, with collapsed white space. */
function extractText(nodes: readonly RootContent[]): string {
  const texts: string[] = [];
  for (const node of nodes) {
    visit(node, (each) => {
      if (
        each.type === 'paragraph' ||
        each.type === 'heading' ||
        each.type === 'tableCell' ||
        // A note is on one line, so its text has no paragraph.
        (each.type === 'mdxJsxFlowElement' && each.name === 'Note') ||
        (each.type === 'code' && !each.meta?.startsWith('checks') && !each.meta?.includes('solution'))
      ) {
        texts.push(toString(each));
        return 'skip';
      }
      return undefined;
    });
  }
  return collapseWhiteSpace(texts.join(' '));
}

/** A search document for each second-level section of a lesson. */
function readSections({ id, file, body, frontMatter: { title } }: LessonFile): SearchDocument[] {
  const tree = parseMarkdown({ file, body });
  const { headings } = collectParts(file, tree);
  const ids = createHeadingIds(headings);
  const starts = tree.children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  return starts.map((start, index) => {
    const nodes = tree.children.slice(start, starts[index + 1]);
    const heading = nodes.find((node) => node.type === 'heading');
    return {
      address: `${lessonPath(id)}#${heading ? ids.get(heading) : ''}`,
      lesson: title,
      heading: heading ? toString(heading) : '',
      text: extractText(nodes.slice(1)),
    };
  });
}

/** The headings of a lesson with their anchors. */
function readHeadings({ id, file, body }: LessonFile) {
  return cacheResult(`lessons/${id}.headings`, body, () => {
    const { headings } = collectParts(file, parseMarkdown({ file, body }));
    return [...createHeadingIds(headings)].map(([node, anchor]) => ({
      anchor,
      depth: node.depth,
      title: toString(node),
    }));
  });
}

/** The symptoms of a lesson's front matter, each with the heading and the section that it leads to. */
export function makeSymptomDocuments(lessonId: string): SymptomDocument[] {
  const lesson = readLesson(lessonId);
  const { title, symptoms = [] } = lesson.frontMatter;
  const headings = readHeadings(lesson);
  return symptoms.map(({ says, heading, part }) => {
    const index = headings.findIndex(({ anchor }) => anchor === heading);
    const section = headings.slice(0, index + 1).findLast(({ depth }) => depth === 2)?.anchor;
    return {
      says,
      address: `${lessonPath(lessonId)}#${heading}`,
      section: `${lessonPath(lessonId)}#${section}`,
      lesson: title,
      heading: headings[index]?.title ?? '',
      part,
    };
  });
}

/** The search documents of a lesson: one for its title and summary, and one for each section. */
function makeSearchDocuments(lessonId: string): SearchDocument[] {
  const lesson = readLesson(lessonId);
  const { title, summary } = lesson.frontMatter;
  return [
    { address: lessonPath(lessonId), lesson: title, heading: '', text: summary },
    ...cacheResult(`lessons/${lessonId}.search`, `${title}\0${lesson.body}`, () => readSections(lesson)),
  ];
}

/** The search documents of the glossary: one for each term. */
function makeTermDocuments(): SearchDocument[] {
  return readGlossary().map(({ term, means, anchor }) => ({
    address: `/learning/glossary#${anchor}`,
    lesson: 'Glossary',
    heading: term,
    text: withoutBackTicks(means),
  }));
}

/** The search documents of the projects: one for each, with its pieces. */
function makeProjectDocuments(): SearchDocument[] {
  return compileProjects().map(({ course, title, lead, pieces }) => ({
    address: projectPath(course),
    lesson: 'Project',
    heading: title,
    text: [lead, ...pieces.map((piece) => `${piece.title}: ${piece.says}`)].join(' '),
  }));
}

/** What the search of the lessons searches: all lessons with their symptoms, the glossary and the projects. */
export function makeSearchIndex(): SearchIndex {
  return {
    documents: [...lessonIds.flatMap(makeSearchDocuments), ...makeTermDocuments(), ...makeProjectDocuments()],
    symptoms: lessonIds.flatMap(makeSymptomDocuments),
  };
}

/** Writes the search index below `client`. */
export function writeSearchIndex(client: string): void {
  const file = join(client, generatedFiles.lessonSearch);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(makeSearchIndex()));
}
