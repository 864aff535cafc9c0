import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../app/routes.ts';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { framePaths } from '../../contract/site-paths.ts';
import { listUrl } from '../../app/learn/offline/saved-copy.ts';
import { shellTransport } from '../../app/learn/playground/result/frame-transport.ts';
import { namedFiles } from './named-files.ts';

/** A file of the copy: the address it is kept under and where the build wrote it, below `build/client`. */
export type OfflineFile = { address: string; file: string };

/** The lessons, the other pages of the tutorials and the shell of the playground. */
function listDocuments(): OfflineFile[] {
  const others = pages.map(({ path }) => path).filter((path) => path.startsWith('/learning/'));
  return [
    ...[...others, ...lessonIds.map(lessonPath)].map((path) => ({
      address: path,
      file: `${path}/index.html`,
    })),
    { address: shellTransport.src, file: '/generated/playground-shell.html' },
  ];
}

/** Everything that the tutorials need without a connection, found by walking from their pages. */
export function listOfflineFiles(client: string): OfflineFile[] {
  const documents = listDocuments();
  const found = new Map(documents.map((document) => [document.address, document]));
  const waiting = [...documents];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!/\.(?:html|js|css)$/.test(next.file)) continue;
    for (const address of namedFiles(client, next.address, readFileSync(join(client, next.file), 'utf8'))) {
      if (found.has(address) || address === listUrl) continue;
      const file = { address, file: address };
      found.set(address, file);
      waiting.push(file);
    }
  }
  const lessonFiles = readdirSync(join(client, 'lesson-files'))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => framePaths.files + name);
  return [...found.values(), ...lessonFiles.map((address) => ({ address, file: address }))];
}
