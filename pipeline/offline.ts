import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pages } from '../app/routes.ts';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';
import { framePaths } from '../contract/site-paths.ts';
import { listUrl, type OfflineList } from '../app/learn/offline/saved-copy.ts';
import { shellTransport } from '../app/learn/playground/result/frame-transport.ts';
import { listPageAssets, readManifest } from './pages/page-assets.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bundleScript } from './playground/bundle.ts';

/**
 * A file in `assets/`, as pages, chunks and styles refer to it. URLs that begin with the site's origin are
 * for other sites, such as the Open Graph picture.
 */
const hashedFilePattern =
  /(?:\/assets\/|["'`(]assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2|svg|png|webp|avif))/g;
const generatedFilePattern = /(?<!__PUBLIC_URL__)\/generated\/[\w-]+\.\w+/g;

function filterExisting(client: string, urls: Iterable<string>): string[] {
  return [...new Set(urls)].filter((address) => existsSync(join(client, address)));
}

/**
 * Finds the URLs of the site's files that a page, chunk or style refers to: static imports, dynamic imports
 * and preloads. `client` is the folder of the built site.
 */
export function findReferencedFiles(client: string, text: string): string[] {
  const hashed = [...text.matchAll(hashedFilePattern)].map(([, name]) => `/assets/${name}`);
  return filterExisting(client, [...hashed, ...(text.match(generatedFilePattern) ?? [])]);
}

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
function listOfflineFiles(client: string): OfflineFile[] {
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

/**
 * How many bytes a browser downloads for a file. The server compresses pages at their first request with the
 * same quality as here.
 */
async function measureTransferSize(file: string, content: Buffer): Promise<number> {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (!file.endsWith('.html')) return content.length;
  return (await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    .length;
}

/** Writes the service worker that answers requests from the offline copy. */
export async function buildWorker(client: string): Promise<void> {
  await writeFile(
    join(client, 'service-worker.js'),
    await bundleScript('app/learn/offline/worker/service-worker.ts'),
  );
}

/** Writes the list of the files in the offline copy. The site must be complete and compressed. */
export async function writeOfflineList(client: string): Promise<void> {
  const version = createHash('sha256');
  const files: OfflineList['files'] = [];
  for (const { address, file } of listOfflineFiles(client)) {
    const path = join(client, file);
    const content = await readFile(path);
    version.update(address).update('\0').update(content);
    files.push({ address, bytes: await measureTransferSize(path, content) });
  }
  const list: OfflineList = { version: version.digest('base64url').slice(0, 16), files };
  await writeFile(join(client, listUrl), JSON.stringify(list));
}
