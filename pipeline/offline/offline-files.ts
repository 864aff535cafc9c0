import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pages } from '../../app/routes.ts';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { framePaths } from '../../contract/site-paths.ts';
import { listUrl } from '../../app/learn/offline/saved-copy.ts';
import { shellTransport } from '../../app/learn/playground/result/frame-transport.ts';
import { listPageAssets, readManifest } from '../pages/page-assets.ts';
import { prerenderedPages } from '../prerendered-pages.ts';
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
 * The scripts that every page loads, and the scripts and style sheets that some page loads, without the parts that any
 * page may ask for.
 */
function listFilesOfPages(client: string): { siteFiles: Set<string>; pageFiles: Set<string> } {
  const manifest = readManifest(join(client, '..'));
  const pageModules = new Set(prerenderedPages.flatMap(({ modules }) => modules));
  const assets = prerenderedPages.map(({ modules }) => listPageAssets(manifest, modules));
  const siteFiles = new Set(listPageAssets(manifest, []).modules);
  const pageFiles = new Set(assets.flatMap(({ modules, styles }) => [...modules, ...styles]));
  const siteChunks = Object.values(manifest).filter(({ file }) => siteFiles.has(`/${file}`));
  for (const name of siteChunks.flatMap(({ dynamicImports = [] }) => dynamicImports))
    if (!pageModules.has(name)) pageFiles.delete(`/${manifest[name]?.file}`);
  return { siteFiles, pageFiles };
}

/**
 * Lists every file that the tutorials need offline: their pages, and all files these refer to, directly or
 * not.
 */
export function listOfflineFiles(client: string): OfflineFile[] {
  const documents = listPages();
  const filesByUrl = new Map(documents.map((document) => [document.address, document]));
  const queue = [...documents];
  const { siteFiles, pageFiles } = listFilesOfPages(client);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!/\.(?:html|js|css)$/.test(next.file)) continue;
    for (const address of findReferencedFiles(client, readFileSync(join(client, next.file), 'utf8'))) {
      if (filesByUrl.has(address) || address === listUrl) continue;
      // The routes name the files of all pages; documents name those of the tutorials' pages.
      if (siteFiles.has(next.address) && pageFiles.has(address)) continue;
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
