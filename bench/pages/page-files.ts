import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a phone's slow line carries, in kilobytes a second. */
export const slowLineKilobytesPerSecond = 400;

/** The kinds of files that a page requests by itself. */
type FileKind = 'html' | 'css' | 'script' | 'font';
/** A file with its name without the hash, and its size with Brotli. */
export type PageFile = { kind: FileKind; name: string; bytes: number };

const kinds = { css: 'css', js: 'script', woff2: 'font' } as const;

/** The quality of Brotli with which the server sends a page from the second request on. */
const servedQuality = 11;

function htmlBytes(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/**
 * Where a page names files that it does not load by itself: style sheets for browsers without scripts, and
 * fonts for rare characters.
 */
const notLoaded = /<noscript><link.*?<\/noscript>|\[[^[\]]*,.U\+[^[\]]*\]/g;

/**
 * The files that a browser loads for a prerendered page before the user does anything: the page, its style
 * sheets, and the chunks and fonts in its list of files (app/boot/page-files.ts). They are read from the build, so
 * the sizes are the same on every machine. A page compressed at a lower quality is larger than the one that is
 * served.
 */
export function listPageFiles(client: string, path: string, quality = servedQuality): PageFile[] {
  const html = readFileSync(join(client, path, 'index.html'), 'utf8');
  const assets = new Set(html.replace(notLoaded, '').match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g));
  return [
    { kind: 'html', name: path, bytes: htmlBytes(html, quality) },
    ...[...assets].map((asset): PageFile => {
      const file = join(client, asset);
      const [, name = '', ending = ''] = /^\/assets\/(.*?)(?:-[\w-]{8})?\.(css|js|woff2)$/.exec(asset) ?? [];
      const kind = kinds[ending as keyof typeof kinds];
      return {
        kind,
        name: `${name}.${ending}`,
        bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
      };
    }),
  ];
}

/** The bytes of each kind of file, and the number of requests. */
export function sumFileSizes(files: readonly PageFile[]): Record<FileKind | 'requests', number> {
  const sums = { html: 0, css: 0, script: 0, font: 0, requests: files.length };
  for (const { kind, bytes } of files) sums[kind] += bytes;
  return sums;
}
