import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { SearchDocument } from '../../app/learn/search/search-document.ts';
import { lessonIds, lessonPath, projectPath } from '../../content/lessons/order.ts';
import { withoutBackTicks } from '../../contract/back-ticks.ts';
import { generatedFiles } from '../../contract/site-paths.ts';
import { cacheResult } from '../fingerprint/cache-result.ts';
import { collectParts } from './parts/lesson-parts.ts';
import { headingIds, parseTree } from './markdown-ast.ts';
import { readGlossary } from './parts/terms.ts';
import { compileProjects } from './project/course-version.ts';
import { readLesson, type LessonFile } from './read-lesson.ts';

/** The words of a stretch of a lesson: prose and the code samples' own, white space folded. */
function wordsOf(nodes: readonly RootContent[]): string {
  const words: string[] = [];
  for (const node of nodes) {
    visit(node, (each) => {
      if (
        each.type === 'paragraph' ||
        each.type === 'heading' ||
        each.type === 'tableCell' ||
        (each.type === 'code' && !each.meta?.startsWith('checks') && !each.meta?.includes('solution'))
      ) {
        words.push(toString(each));
        return 'skip';
      }
      return undefined;
    });
  }
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** What can be found in each second-level section of a lesson. */
function readSections({ id, file, body, head: { title } }: LessonFile): SearchDocument[] {
  const tree = parseTree({ file, body });
  const { headings } = collectParts(file, tree);
  const ids = headingIds(headings);
  const starts = tree.children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  return starts.map((start, number) => {
    const nodes = tree.children.slice(start, starts[number + 1]);
    const heading = nodes.find((node) => node.type === 'heading');
    return {
      address: `${lessonPath(id)}#${heading ? ids.get(heading) : ''}`,
      lesson: title,
      heading: heading ? toString(heading) : '',
      text: wordsOf(nodes.slice(1)),
    };
  });
}

/** What can be found in a lesson: its title and summary, then each of its sections. */
export function makeSearchDocuments(lessonId: string): SearchDocument[] {
  const lesson = readLesson(lessonId);
  const { title, summary } = lesson.head;
  return [
    { address: lessonPath(lessonId), lesson: title, heading: '', text: summary },
    ...cacheResult(`lessons/${lessonId}.search`, `${title}\0${lesson.body}`, () => readSections(lesson)),
  ];
}

/** What can be found in the glossary: each term with its definition. */
export function makeTermDocuments(): SearchDocument[] {
  return readGlossary().map(({ term, means, anchor }) => ({
    address: `/learning/glossary#${anchor}`,
    lesson: 'Glossary',
    heading: term,
    text: withoutBackTicks(means),
  }));
}

/** What can be found in the projects: each with its pieces. */
export function makeProjectDocuments(): SearchDocument[] {
  return compileProjects().map(({ course, title, lead, pieces }) => ({
    address: projectPath(course),
    lesson: 'Project',
    heading: title,
    text: [lead, ...pieces.map((piece) => `${piece.title}: ${piece.says}`)].join(' '),
  }));
}

/** Writes what can be found in all lessons, the glossary and the projects below `client`. */
export function writeSearchDocuments(client: string): void {
  const file = join(client, generatedFiles.lessonSearch);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify([
      ...lessonIds.flatMap(makeSearchDocuments),
      ...makeTermDocuments(),
      ...makeProjectDocuments(),
    ]),
  );
}
