import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
