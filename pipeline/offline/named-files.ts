import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The manifest names every route's chunks, so following it would save the whole site. */
const routeList = /^\/assets\/manifest-/;
/**
 * Anything the build made, as pages, chunks and styles name it; URLs with the site's own name before
 * them are for other sites.
 */
const hashedName = /(?:\/assets\/|["'`(]assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2|svg|png|webp|avif))/g;
const plainName = /(?<!__PUBLIC_URL__)\/generated\/[\w-]+\.\w+/g;

function existing(client: string, addresses: Iterable<string>): string[] {
  return [...new Set(addresses)].filter((address) => existsSync(join(client, address)));
}

/**
 * The files of the site that a page, chunk or style names, as URLs: what is imported at once, later and
 * by preload. `client` is the built site.
 */
export function namedFiles(client: string, address: string, text: string): string[] {
  if (routeList.test(address)) return [];
  const hashed = [...text.matchAll(hashedName)].map(([, name]) => `/assets/${name}`);
  return existing(client, [...hashed, ...(text.match(plainName) ?? [])]);
}
