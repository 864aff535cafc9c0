import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepNeededParts } from '../../app/session/boot-script.ts';
import { site } from '../../content/site.ts';
import { readSessionEndpoint } from '../../contract/endpoints/session-endpoints.ts';
import { prerenderedPages, type PrerenderedPage } from '../prerendered-pages.ts';
import { readChunkImports, type ChunkImports } from './chunk-imports.ts';
import { deferLoading, listStyleSheets } from './defer-loading.ts';
import { parseStyleSheet, type StyleSheetPart } from './style-sheet.ts';
import { listElements } from './page-selectors.ts';
import { listFonts, extractCriticalCss } from './critical-css.ts';

/**
 * What the server needs to know about one prerendered page: its file below `build/client`, and the hashes of
 * its inline scripts and styles for the Content-Security-Policy.
 */
export type BuiltPage = { file: string; scripts: string[]; styles: string[]; public: boolean };
/** The form of `build/pages.json`. */
export type BuiltPages = { pages: Record<string, BuiltPage>; notFound: BuiltPage };

const unknownUrlFile = '__spa-fallback.html';

function hashInlineElements(html: string, element: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  const texts = [...inline].map(([, text = '']) => text).filter((text) => text !== ''); // an empty one does nothing
  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

/**
 * The page for unknown URLs is prerendered as if at `/`, so the link to `/` must lose its mark of the current
 * page.
 */
function removeCurrentPageMark(html: string): string {
  return html.replaceAll(' aria-current="page"', '');
}

/**
 * Removes what nothing uses: React Router's marks for lazy route discovery, because our manifest holds all routes,
 * the classes and the namespace of icons, and the slash at the end of `<link>` and the like.
 */
function removeUnusedMarkup(html: string): string {
  return html
    .replaceAll(/(<(?:br|hr|img|input|link|meta|source)\b[^<>]*)\/>/g, '$1>')
    .replaceAll(' data-discover="true"', '')
    .replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg')
    .replaceAll(/(?<=<svg [^>]*) class="lucide(?: lucide-[\w-]+)*"/g, '')
    .replaceAll(/(?<=<svg [^>]* class=")lucide(?: lucide-[\w-]+)* /g, '');
}

/** What all pages of one build have in common. */
type BuildContext = {
  client: string;
  imports: ChunkImports;
  sessionUrl: string;
  /** The parts of a style sheet, by its path; each sheet is parsed once. */
  getStyleSheet: (path: string) => StyleSheetPart[];
};

function createStyleSheetCache(client: string): BuildContext['getStyleSheet'] {
  const cache = new Map<string, StyleSheetPart[]>();
  return (path) => {
    const parts = cache.get(path) ?? parseStyleSheet(readFileSync(join(client, path), 'utf8'));
    cache.set(path, parts);
    return parts;
  };
}

async function finishPage(
  file: string,
  { path, isPublic, needsScript }: PrerenderedPage,
  { client, imports, sessionUrl, getStyleSheet }: BuildContext,
): Promise<BuiltPage> {
  const isUnknownUrlPage = file === unknownUrlFile;
  const prerendered = await readFile(join(client, file), 'utf8');
  // An unknown URL may be below any page, so its boot script keeps the access rules of all pages.
  const source = isUnknownUrlPage ? prerendered : keepNeededParts(prerendered, path);
  const styleSheets = listStyleSheets(source).flatMap(getStyleSheet);
  const deferred = deferLoading(source, {
    style: extractCriticalCss(styleSheets, listElements(source)),
    fonts: listFonts(styleSheets),
    imports,
    needs: { needsScript, sessionUrl },
  });
  const html = removeUnusedMarkup(isUnknownUrlPage ? removeCurrentPageMark(deferred) : deferred);
  await writeFile(join(client, file), html);
  return {
    file,
    scripts: hashInlineElements(html, 'script'),
    styles: hashInlineElements(html, 'style'),
    public: isPublic,
  };
}

/** Finishes every prerendered page and writes `pages.json` and `site.json` into the build folder. */
export async function finishPages(build: string, siteApiUrl = ''): Promise<void> {
  const client = join(build, 'client');
  const context: BuildContext = {
    client,
    imports: readChunkImports(build),
    sessionUrl: siteApiUrl.replace(/\/$/, '') + readSessionEndpoint.path,
    getStyleSheet: createStyleSheetCache(client),
  };
  const notFound = { path: '/', isPublic: false, needsScript: false };
  const builtPages: BuiltPages = {
    pages: {},
    notFound: await finishPage(unknownUrlFile, notFound, context),
  };
  for (const page of prerenderedPages) {
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
    builtPages.pages[page.path] = await finishPage(file, page, context);
  }
  await writeFile(join(build, 'pages.json'), JSON.stringify(builtPages));
  await writeFile(join(build, 'site.json'), JSON.stringify({ name: site.name }));
}
