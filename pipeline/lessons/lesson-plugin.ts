import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import type { PluggableList } from 'unified';
import type { Connect, Plugin } from 'vite';
import { frameHeaders } from '../../contract/frame-policy.ts';
import type { LessonFacts, LessonPractice } from '../../contract/lessons/lesson-parts.ts';
import { framePaths } from '../../contract/site-paths.ts';
import { courseOrders, lessonIds } from '../../content/lessons/order.ts';
import { makePlaygroundDocument } from '../playground/frame-scripts.ts';
import { cacheResult } from '../fingerprint/cache-result.ts';
import { projectRoot } from '../project-root.ts';
import { nameContentFile } from './name-content-file.ts';
import { getFeatureSupport } from './feature-support.ts';
import { collectParts } from './parts/lesson-parts.ts';
import { markdownPlugins, parseMarkdown } from './markdown-ast.ts';
import { importParts } from './parts/import-parts.ts';
import { remarkKeepRecallQuestions, readRecallQuestions } from './parts/recall-questions.ts';
import { readLessonEnds } from './parts/lesson-ends.ts';
import { listDefinitions, readGlossary } from './parts/terms.ts';
import { compileProjects, findPieceBase, findPieceExercise } from './project/course-version.ts';
import {
  isPartPage,
  lessonIdOf,
  parseLesson,
  readLesson,
  readOutline,
  type LessonFile,
} from './read-lesson.ts';
import { readSittings } from './prose/read-sittings.ts';
import { measurePictures, makeProjectResults } from './project/project-results.ts';
import { readResultHeights } from './result-heights.ts';
import { makeResults } from './results.ts';
import { remarkLesson, tableOfContents } from './remark-lesson.ts';

const lessonsFolder = join(projectRoot, 'content', 'lessons');

/** The id of the module with only a lesson's questions, for the review. */
function reviewModule(lesson: string): string {
  return `${join(lessonsFolder, lesson)}.mdx?review`;
}

/** The source of each virtual module, by its id. */
const virtualModuleSources = new Map<string, () => string>([
  ['virtual:outline', () => `export const outline = ${JSON.stringify(readOutline())};`],
  ['virtual:practice', () => `export const practice = ${JSON.stringify(readPractice())};`],
  ['virtual:glossary', () => `export const glossary = ${JSON.stringify(readGlossary())};`],
  [
    'virtual:projects',
    () =>
      `export const projects = ${JSON.stringify(compileProjects())}; export const pictureBytes = ${JSON.stringify(measurePictures())};`,
  ],
  ['virtual:recall', () => `export const recall = ${JSON.stringify(readRecallQuestions())};`],
  [
    'virtual:review',
    () =>
      `export const load = {${readRecallQuestions()
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

/** The data that a lesson's page needs besides the text, read from the text. */
function readBodyData({ id, file, body }: LessonFile) {
  return cacheResult(`lessons/${id}.facts`, body, () => {
    const tree = parseMarkdown({ file, body });
    const parts = collectParts(file, tree);
    return {
      contents: tableOfContents(parts.headings),
      sittings: readSittings(tree, parts).map(({ first, minutes, exercises, questions }) => ({
        first,
        minutes,
        exercises,
        questions,
      })),
      tasks: parts.exercises.map(({ name, title, commit }) => ({ name, title, ...(commit && { commit }) })),
      terms: [...new Set(parts.terms.map(({ term }) => term))],
      imports: importParts(parts),
    };
  });
}

/** The minutes of the parts of the lesson that comes next in the course. */
function readNextSittings(id: string): LessonFacts['nextSittings'] {
  const course = courseOrders.map(({ groups }) => groups.flatMap(({ lessons }) => lessons));
  const lessonsOf = course.find((lessons) => lessons.includes(id)) ?? [];
  const next = lessonsOf[lessonsOf.indexOf(id) + 1];
  return next === undefined
    ? undefined
    : readBodyData(readLesson(next)).sittings.map(({ minutes }) => ({ minutes }));
}

function readPractice(): Record<string, LessonPractice> {
  return Object.fromEntries(
    lessonIds.map((id) => {
      const { contents, sittings, tasks } = readBodyData(readLesson(id));
      return [id, { contents, sittings, tasks }];
    }),
  );
}

const lessonPageImport = "LessonPage, lessonMeta } from '#app/learn/lesson/lesson-page.tsx'";
/** For the development pages that show a lesson's parts. They are not part of a course. */
const partPageImport =
  "PartPage as LessonPage, partMeta as lessonMeta } from '#app/pages/lesson-parts/page/part-page.tsx'";

/** In a lesson that adds a piece to the project, the components above and below its text. */
const pieceImport = "import { PieceStart, PieceEnd } from '#app/learn/project-exercise/piece-ends.tsx'; ";
const pieceProps =
  ' pieceStart={<PieceStart piece={facts.ends.piece} />} pieceEnd={<PieceEnd piece={facts.ends.piece} />}';

/**
 * The code of the page around a lesson's text. It is one line that replaces the first line of the file, so
 * that the line numbers stay the same.
 */
function lessonModule(lesson: LessonFile): string {
  const { id, frontMatter } = lesson;
  const { contents, sittings, tasks, terms, imports } = readBodyData(lesson);
  const ends = readLessonEnds(lesson, terms);
  const nextSittings = readNextSittings(id);
  const facts: LessonFacts = {
    id,
    title: frontMatter.title,
    summary: frontMatter.summary,
    unwritten: frontMatter.unwritten === true,
    contents,
    sittings,
    tasks,
    nextSittings,
    ends,
    ...(frontMatter.features[0] ? { support: getFeatureSupport(frontMatter.features[0]) } : {}),
  };
  return (
    `import { ${isPartPage(id) ? partPageImport : lessonPageImport}; export const facts = ${JSON.stringify(facts)}; ` +
    imports +
    (ends.piece ? pieceImport : '') +
    `export const Meta = () => lessonMeta(facts); export default function LessonLayout({ children }) { return <LessonPage facts={facts}${ends.piece ? pieceProps : ''}>{children}</LessonPage>; }`
  );
}

/**
 * Compiles Markdown into a JavaScript module. The result is cached, because the bundler asks for each module
 * four times in one build.
 */
function compileMarkdown(
  { id, file }: LessonFile,
  {
    path,
    value,
    cacheName,
    inputs = '',
    components,
    plugins = [],
  }: {
    path: string;
    value: string;
    cacheName: string;
    /** What the result depends on besides the text. */
    inputs?: string;
    components: string;
    plugins?: PluggableList;
  },
): string {
  return cacheResult(`lessons/${id}.${cacheName}`, value + inputs, () =>
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

/** Compiles a lesson into the module of its route. */
function compileLesson(lesson: LessonFile, path: string): string {
  const [, ...rest] = lesson.body.split('\n');
  const piece = findPieceExercise(lesson.id);
  return compileMarkdown(lesson, {
    path,
    value: [lessonModule(lesson), ...rest].join('\n'),
    cacheName: 'page',
    inputs: JSON.stringify([
      readResultHeights(lesson.id),
      piece === undefined ? undefined : findPieceBase(piece),
    ]),
    components: '#app/learn/lesson/mdx-components.tsx',
  });
}

/** Compiles only the questions of a lesson. */
function compileQuestions(lesson: LessonFile, path: string): string {
  return compileMarkdown(lesson, {
    path,
    value: lesson.body,
    cacheName: 'review',
    inputs: JSON.stringify(listDefinitions(readBodyData(lesson).terms)),
    components: '#app/learn/review/mdx-components.tsx',
    plugins: [remarkKeepRecallQuestions],
  });
}

/** The document of a result at this path below `/results`, or undefined when there is none. */
async function findResult(path: string): Promise<string | undefined> {
  const lessonId = path.slice(1, path.lastIndexOf('/'));
  const hasResults = lessonIds.includes(lessonId) || isPartPage(lessonId);
  const results = hasResults ? makeResults(lessonId) : makeProjectResults();
  return (await results).get(`/results${path}`);
}

/** Serves a document with learners' code as the server does, or calls `next` when there is none. */
async function serveDocument(
  document: Promise<string | undefined>,
  request: IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const html = await document;
    if (html === undefined) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeaders(new Headers(frameHeaders([request.headers.host ?? ''])));
    response.end(html);
  } catch (error) {
    next(error);
  }
}

/**
 * Compiles lessons into route modules, and provides data about them to other pages: titles, terms, counts.
 */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    enforce: 'pre',
    resolveId: (id) => (virtualModuleSources.has(id) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith('\0') ? nameContentFile(() => virtualModuleSources.get(id.slice(1))?.()) : undefined,
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler(text, moduleId) {
        const path = moduleId.split('?')[0] ?? moduleId;
        const file = relative(projectRoot, path).replaceAll('\\', '/');
        const compile = moduleId.endsWith('?review') ? compileQuestions : compileLesson;
        return {
          code: nameContentFile(() => compile(parseLesson(lessonIdOf(file), text), path)),
          map: null,
        };
      },
    },
    configureServer(server) {
      server.middlewares.use(framePaths.playground, (request, response, next) => {
        void serveDocument(makePlaygroundDocument(), request, response, next);
      });
      server.middlewares.use('/results', (request, response, next) => {
        void serveDocument(findResult((request.url ?? '').replace(/[?#].*/, '')), request, response, next);
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(lessonsFolder)) return;
      for (const id of virtualModuleSources.keys()) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}
