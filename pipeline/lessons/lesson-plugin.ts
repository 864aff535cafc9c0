import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { playgroundDocument } from '../../app/learn/playground/playground-document.ts';
import type { LessonFacts } from '../../contract/lesson-parts.ts';
import { lessonIds } from '../../content/lessons/order.ts';
import { projectRoot } from '../project-root.ts';
import { getFeatureSupport } from './feature-support.ts';
import { collectParts } from './lesson-parts.ts';
import { markdownPlugins, parseTree } from './lesson-tree.ts';
import { parseLesson, readOutline, type LessonFile } from './read-lesson.ts';
import { makeResults } from './results.ts';
import { remarkLesson, tableOfContents } from './remark-lesson.ts';

const outlineId = 'virtual:outline';
const lessonsFolder = join(projectRoot, 'content', 'lessons');

/** The page around a lesson's text, written in front of it on one line so that line numbers stay those of the file. */
function lessonModule(lesson: LessonFile): string {
  const { id, head } = lesson;
  const parts = collectParts(lesson.file, parseTree(lesson));
  const facts: LessonFacts = {
    id,
    title: head.title,
    summary: head.summary,
    unwritten: head.unwritten === true,
    contents: tableOfContents(parts.headings),
    exercises: parts.exercises.map(({ name }) => name),
    ...(head.features[0] ? { support: getFeatureSupport(head.features[0]) } : {}),
  };
  return (
    `import { LessonPage, lessonMeta } from '#app/learn/lesson/lesson-page.tsx'; export const facts = ${JSON.stringify(facts)}; ` +
    'export const meta = () => lessonMeta(facts); export default function LessonLayout({ children }) { return <LessonPage facts={facts}>{children}</LessonPage>; }'
  );
}

/** The lessons as route modules, and `virtual:outline`, the courses with their lessons' titles. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    enforce: 'pre',
    resolveId: (id) => (id === outlineId ? `\0${outlineId}` : undefined),
    load: (id) =>
      id === `\0${outlineId}` ? `export const outline = ${JSON.stringify(readOutline())};` : undefined,
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(text, moduleId) {
        const path = moduleId.split('?')[0] ?? moduleId;
        const lesson = parseLesson(
          relative(lessonsFolder, path)
            .replaceAll('\\', '/')
            .replace(/\.mdx$/, ''),
          text,
        );
        const [, ...rest] = lesson.body.split('\n');
        const source = { path, value: [lessonModule(lesson), ...rest].join('\n') };
        const code = await compile(source, {
          providerImportSource: '#app/learn/lesson/mdx-components.tsx',
          remarkPlugins: [...markdownPlugins, [remarkLesson, { id: lesson.id, file: lesson.file }]],
        });
        return { code: String(code), map: null };
      },
    },
    configureServer(server) {
      const show = (response: ServerResponse, html: string) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
        response.end(html);
      };
      server.middlewares.use('/playground', (_, response) => show(response, playgroundDocument));
      server.middlewares.use('/results', (request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '');
        const lessonId = path.slice(1, path.lastIndexOf('/'));
        const html = lessonIds.includes(lessonId) ? makeResults(lessonId).get(`/results${path}`) : undefined;
        if (html === undefined) next();
        else show(response, html);
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(lessonsFolder)) return;
      const outline = server.moduleGraph.getModuleById(`\0${outlineId}`);
      if (outline) server.moduleGraph.invalidateModule(outline);
    },
  };
}
