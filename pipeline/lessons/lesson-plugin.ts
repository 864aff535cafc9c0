import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import type { PluggableList } from 'unified';
import type { Connect, Plugin } from 'vite';
import type { LessonFacts } from '../../contract/lessons/lesson-parts.ts';
import { framePaths } from '../../contract/site-paths.ts';
import { lessonIds } from '../../content/lessons/order.ts';
import { makePlaygroundDocument } from '../playground/frame-scripts.ts';
import { cacheResult } from '../fingerprint/cache-result.ts';
import { projectRoot } from '../project-root.ts';
import { getFeatureSupport } from './feature-support.ts';
import { collectParts } from './parts/lesson-parts.ts';
import { markdownPlugins, parseTree } from './markdown-ast.ts';
import { importParts } from './parts/import-parts.ts';
import { keepRecall, readRecall } from './parts/recall-questions.ts';
import { readLessonEnds } from './parts/lesson-ends.ts';
import { readGlossary } from './parts/terms.ts';
import { compileProjects, findBase, findPieceExercise } from './project/course-version.ts';
import { isPartPage, lessonIdOf, parseLesson, readOutline, type LessonFile } from './read-lesson.ts';
import { measurePictures } from './project/picture-bytes.ts';
import { makeProjectResults } from './project/project-results.ts';
import { readResultHeights } from './result-heights.ts';
import { makeResults } from './results.ts';
import { remarkLesson, tableOfContents } from './remark-lesson.ts';

const lessonsFolder = join(projectRoot, 'content', 'lessons');

/** The module of a lesson's questions alone, for the review. */
function reviewModule(lesson: string): string {
  return `${join(lessonsFolder, lesson)}.mdx?review`;
}

/** Modules that have no file, with the text of each. */
const virtualModules = new Map<string, () => string>([
  ['virtual:outline', () => `export const outline = ${JSON.stringify(readOutline())};`],
  ['virtual:glossary', () => `export const glossary = ${JSON.stringify(readGlossary())};`],
  [
    'virtual:projects',
    () =>
      `export const projects = ${JSON.stringify(compileProjects())}; export const pictureBytes = ${JSON.stringify(measurePictures())};`,
  ],
  ['virtual:recall', () => `export const recall = ${JSON.stringify(readRecall())};`],
  [
    'virtual:review',
    () =>
      `export const load = {${readRecall()
        .map(
          ({ lesson }) => `${JSON.stringify(lesson)}: () => import(${JSON.stringify(reviewModule(lesson))})`,
        )
        .join(', ')}};`,
  ],
  // Separate from the outline, so that a page which only shows the number does not load every title.
  [
    'virtual:lesson-count',
    () => {
      const lessons = readOutline().flatMap(({ groups }) => groups.flatMap((group) => group.lessons));
      return `export const writtenLessonCount = ${lessons.filter(({ unwritten }) => !unwritten).length};`;
    },
  ],
]);

/** What a lesson's page needs of its text beside the text itself. */
function readBodyFacts({ id, file, body }: LessonFile) {
  return cacheResult(`lessons/${id}.facts`, body, () => {
    const parts = collectParts(file, parseTree({ file, body }));
    return {
      contents: tableOfContents(parts.headings),
      exercises: parts.exercises.map(({ name }) => name),
      terms: [...new Set(parts.terms.map(({ term }) => term))],
      imports: importParts(parts),
    };
  });
}

const lessonPageImport = "LessonPage, lessonMeta } from '#app/learn/lesson/lesson-page.tsx'";
/** For the pages that show a lesson's parts: they have no place in a course. */
const partPageImport =
  "PartPage as LessonPage, partMeta as lessonMeta } from '#app/pages/lesson-parts/page/part-page.tsx'";

/** In a lesson that adds a piece to the project: what is above and below its text. */
const pieceImport = "import { PieceStart, PieceEnd } from '#app/learn/project-exercise/piece-ends.tsx'; ";
const pieceProps =
  ' pieceStart={<PieceStart piece={facts.ends.piece} />} pieceEnd={<PieceEnd piece={facts.ends.piece} />}';

/**
 * The page around a lesson's text, written in front of it on one line so that line numbers stay those of the
 * file.
 */
function lessonModule(lesson: LessonFile): string {
  const { id, head } = lesson;
  const { contents, exercises, terms, imports } = readBodyFacts(lesson);
  const ends = readLessonEnds(lesson, terms);
  const facts: LessonFacts = {
    id,
    title: head.title,
    summary: head.summary,
    unwritten: head.unwritten === true,
    contents,
    exercises,
    ends,
    ...(head.features[0] ? { support: getFeatureSupport(head.features[0]) } : {}),
  };
  return (
    `import { ${isPartPage(id) ? partPageImport : lessonPageImport}; export const facts = ${JSON.stringify(facts)}; ` +
    imports +
    (ends.piece ? pieceImport : '') +
    `export const meta = () => lessonMeta(facts); export default function LessonLayout({ children }) { return <LessonPage facts={facts}${ends.piece ? pieceProps : ''}>{children}</LessonPage>; }`
  );
}

/**
 * Markdown as the JavaScript of a module. The bundler asks for each four times in one build; it is compiled
 * once.
 */
function compileMarkdown(
  { id, file }: LessonFile,
  {
    path,
    value,
    kept,
    inputs = '',
    components,
    plugins = [],
  }: {
    path: string;
    value: string;
    kept: string;
    /** What the result depends on besides the text. */
    inputs?: string;
    components: string;
    plugins?: PluggableList;
  },
): string {
  return cacheResult(`lessons/${id}.${kept}`, value + inputs, () =>
    String(
      compileSync(
        { path, value },
        {
          providerImportSource: components,
          remarkPlugins: [...markdownPlugins, [remarkLesson, { id, file }], ...plugins],
        },
      ),
    ),
  );
}

/** A lesson as its route's module. */
function compileLesson(lesson: LessonFile, path: string): string {
  const [, ...rest] = lesson.body.split('\n');
  const piece = findPieceExercise(lesson.id);
  return compileMarkdown(lesson, {
    path,
    value: [lessonModule(lesson), ...rest].join('\n'),
    kept: 'page',
    inputs: JSON.stringify([readResultHeights(lesson.id), piece === undefined ? undefined : findBase(piece)]),
    components: '#app/learn/lesson/mdx-components.tsx',
  });
}

/** The questions of a lesson alone, as a module. */
function compileQuestions(lesson: LessonFile, path: string): string {
  return compileMarkdown(lesson, {
    path,
    value: lesson.body,
    kept: 'review',
    components: '#app/learn/review/mdx-components.tsx',
    plugins: [keepRecall],
  });
}

/** The document of an example's result at `/results` and this path, or undefined when there is none. */
async function findResult(path: string): Promise<string | undefined> {
  const lessonId = path.slice(1, path.lastIndexOf('/'));
  const hasResults = lessonIds.includes(lessonId) || isPartPage(lessonId);
  const results = hasResults ? makeResults(lessonId) : makeProjectResults();
  return (await results).get(`/results${path}`);
}

/** Serves a document for learners' code as the server does, or passes the request on when there is none. */
async function serveDocument(
  document: Promise<string | undefined>,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const html = await document;
    if (html === undefined) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
    response.end(html);
  } catch (error) {
    next(error);
  }
}

/** The lessons as route modules, and what other pages know of them: titles, terms, how many are written. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    enforce: 'pre',
    resolveId: (id) => (virtualModules.has(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? virtualModules.get(id.slice(1))?.() : undefined),
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler(text, moduleId) {
        const path = moduleId.split('?')[0] ?? moduleId;
        const file = relative(projectRoot, path).replaceAll('\\', '/');
        const lesson = parseLesson(lessonIdOf(file), text);
        const isReview = moduleId.endsWith('?review');
        return { code: isReview ? compileQuestions(lesson, path) : compileLesson(lesson, path), map: null };
      },
    },
    configureServer(server) {
      server.middlewares.use(framePaths.playground, (_, response, next) => {
        void serveDocument(makePlaygroundDocument(), response, next);
      });
      server.middlewares.use('/results', (request, response, next) => {
        void serveDocument(findResult((request.url ?? '').replace(/[?#].*/, '')), response, next);
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(lessonsFolder)) return;
      for (const id of virtualModules.keys()) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}
