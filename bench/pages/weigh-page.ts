import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The kinds of files that a page asks for by itself. */
export type FileKind = 'html' | 'css' | 'script' | 'font';
/** A file by its name without the hash, and its bytes as they are sent with Brotli. */
export type WeighedFile = { kind: FileKind; name: string; bytes: number };

const kinds = { css: 'css', js: 'script', woff2: 'font' } as const;

/** The bytes of a page, compressed as the server sends it from the second request on. */
function htmlBytes(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * What a prerendered page asks for before anybody uses it: itself, its style sheets, and the chunks and fonts
 * that its start script names (app/start-page.ts). Read from the build's files, so the figures are the same
 * on every machine.
 */
export function weighPage(client: string, path: string): WeighedFile[] {
  const html = readFileSync(join(client, path, 'index.html'), 'utf8');
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g));
  return [
    { kind: 'html', name: path, bytes: htmlBytes(html) },
    ...[...assets].map((asset): WeighedFile => {
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

/** The bytes of each kind and the number of requests. */
export function sumFiles(files: readonly WeighedFile[]): Record<FileKind | 'requests', number> {
  const sums = { html: 0, css: 0, script: 0, font: 0, requests: files.length };
  for (const { kind, bytes } of files) sums[kind] += bytes;
  return sums;
}
