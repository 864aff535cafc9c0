import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The module that starts a page in the browser, and the style sheet of the fonts (paths from the project's root). */
export const clientEntry = 'app/entry.client.tsx';
export const fontsSheet = 'app/styles/fonts.css';

/** The paths of a page's files below the site's origin. */
export type PageAssets = { modules: string[]; entry: string; styles: string[] };

/** Reads Vite's manifest of the browser's files in the build folder. */
export function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as Manifest;
}

function getChunk(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Vite's manifest has no ${name}.`);
  return chunk;
}

/**
 * The files of a page whose routes have these modules: the scripts in the order in which a browser evaluates them, each
 * after its own imports, the module that starts the page, and the style sheets.
 */
export function listPageAssets(manifest: Manifest, routeFiles: readonly string[]): PageAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = getChunk(manifest, name);
    chunk.imports?.forEach(visit);
    modules.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  visit(clientEntry);
  routeFiles.forEach(visit);
  return { modules: [...modules], entry: `/${getChunk(manifest, clientEntry).file}`, styles: [...styles] };
}

/** The path of the style sheet with the site's fonts. */
export function findFontsSheet(manifest: Manifest): string {
  return `/${getChunk(manifest, fontsSheet).file}`;
}
