import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pages } from '../../app/routes.ts';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { framePaths } from '../../contract/site-paths.ts';
import { listUrl } from '../../app/learn/offline/saved-copy.ts';
import { shellTransport } from '../../app/learn/playground/result/frame-transport.ts';
import { findReferencedFiles } from './referenced-files.ts';

/** A file of the offline copy: its URL, and its path below `build/client`. */
export type OfflineFile = { address: string; file: string };

/** The pages of the tutorials, lessons included, and the shell of the playground. */
function listPages(): OfflineFile[] {
  const others = pages.map(({ path }) => path).filter((path) => path.startsWith('/learning/'));
  return [
    ...[...others, ...lessonIds.map(lessonPath)].map((path) => ({
      address: path,
      file: `${path}/index.html`,
    })),
    { address: shellTransport.src, file: '/generated/playground-shell.html' },
  ];
}

/**
 * Lists every file that the tutorials need offline: their pages, and all files these refer to, directly or
 * not.
 */
export function listOfflineFiles(client: string): OfflineFile[] {
  const documents = listPages();
  const filesByUrl = new Map(documents.map((document) => [document.address, document]));
  const queue = [...documents];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!/\.(?:html|js|css)$/.test(next.file)) continue;
    for (const address of findReferencedFiles(
      client,
      next.address,
      readFileSync(join(client, next.file), 'utf8'),
    )) {
      if (filesByUrl.has(address) || address === listUrl) continue;
      const file = { address, file: address };
      filesByUrl.set(address, file);
      queue.push(file);
    }
  }
  const folder = join(client, framePaths.files);
  const lessonFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => framePaths.files + relative(folder, join(parentPath, name)))
    .map((address) => address.replaceAll('\\', '/'));
  return [...filesByUrl.values(), ...lessonFiles.map((address) => ({ address, file: address }))];
}
