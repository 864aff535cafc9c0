import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assembleDocument } from '../../app/learn/playground/document/assemble-document.ts';
import { lessonIds } from '../../content/lessons/order.ts';
import { cacheResult } from '../fingerprint/cache-result.ts';
import { getFrameScript } from '../playground/frame-scripts.ts';
import { collectParts } from './parts/lesson-parts.ts';
import { parseMarkdown } from './markdown-ast.ts';
import { listNamedResults } from './parts/named-results.ts';
import { makeProjectResults } from './project/project-results.ts';
import { readLesson } from './read-lesson.ts';
import { resultFiles } from './source-files.ts';
import { resultPath } from './result-path.ts';

/** The documents of a lesson's results, by the URL they are served at. */
export async function makeResults(lessonId: string): Promise<Map<string, string>> {
  const frameScript = await getFrameScript();
  const lesson = readLesson(lessonId);
  const results = cacheResult(`lessons/${lessonId}.results`, lesson.body, () => {
    const { examples, exercises, learner } = collectParts(lesson.file, parseMarkdown(lesson));
    return [
      ...[...examples, ...exercises.filter(({ isWarmUp }) => isWarmUp)].map((part) => ({
        name: part.name,
        files: resultFiles(part),
      })),
      ...listNamedResults(learner),
    ];
  });
  return new Map(
    results.map(({ name, files }) => [resultPath(lessonId, name), assembleDocument(files, frameScript)]),
  );
}

/**
 * Writes the results of all lessons, and the first of each project, below `client`. A page shows them before
 * its scripts have loaded.
 */
export async function writeResults(client: string): Promise<void> {
  for (const make of [...lessonIds.map((id) => () => makeResults(id)), makeProjectResults]) {
    for (const [url, html] of await make()) {
      const file = join(client, `${url}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  }
}
