import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepNeededParts } from '../../app/session/boot-script.ts';
import { site } from '../../content/site.ts';
import { readSessionEndpoint } from '../../contract/endpoints/session-endpoints.ts';
import { prerenderedPages, type PrerenderedPage } from '../prerendered-pages.ts';
import { readChunkImports } from './chunk-imports.ts';
import { deferLoading, styleSheetsOf } from './defer-loading.ts';
import { readSheet, type SheetPart } from './style-sheet.ts';
import { readUsedNames } from './used-names.ts';
import { fontsOf, usedStyle } from './used-style.ts';

/**
 * What the server must know of one prerendered page: its file below `build/client` and the policy hashes of
 * its inline parts.
 */
export type BuiltPage = { file: string; scripts: string[]; styles: string[]; public: boolean };
/** The form of `build/pages.json`. */
export type BuiltPages = { pages: Record<string, BuiltPage>; notFound: BuiltPage };

const unknownUrlFile = '__spa-fallback.html';

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  return [
    ...new Set(
      [...inline].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    ),
  ];
}

/**
 * The page for unknown URLs is prerendered as if at `/`, so the link to `/` must lose its mark of the current
 * page.
 */
function markNoCurrentLink(html: string): string {
  return html.replaceAll(' aria-current="page"', '');
}

/** Removes React Router's marks for lazy route discovery: our manifest holds all routes. */
function forgetDiscovery(html: string): string {
  return html.replaceAll(' data-discover="true"', '');
}

/** Finishes every prerendered page and writes `pages.json` and `site.json` into the build folder. */
export async function finishPages(build: string, siteApiUrl = ''): Promise<void> {
  const client = join(build, 'client');
  const imports = readChunkImports(build);
  const sheets = new Map<string, SheetPart[]>();
  const sheetAt = (path: string) => {
    const known = sheets.get(path) ?? readSheet(readFileSync(join(client, path), 'utf8'));
    sheets.set(path, known);
    return known;
  };
  const sessionUrl = siteApiUrl.replace(/\/$/, '') + readSessionEndpoint.path;
  const finishPage = async (
    file: string,
    { path, isPublic, needsScript }: PrerenderedPage,
  ): Promise<BuiltPage> => {
    const everyRule = await readFile(join(client, file), 'utf8');
    // An unknown URL may be below any page, so it keeps the rules of all.
    const drawn = file === unknownUrlFile ? everyRule : keepNeededParts(everyRule, path);
    const parts = styleSheetsOf(drawn).flatMap(sheetAt);
    const style = usedStyle(parts, readUsedNames(drawn));
    const deferred = deferLoading(drawn, {
      style,
      fonts: fontsOf(parts),
      imports,
      needs: { needsScript, sessionUrl },
    });
    const html = forgetDiscovery(file === unknownUrlFile ? markNoCurrentLink(deferred) : deferred);
    await writeFile(join(client, file), html);
    return { file, scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style'), public: isPublic };
  };
  const finished: BuiltPages = {
    pages: {},
    notFound: await finishPage(unknownUrlFile, { path: '/', isPublic: false, needsScript: false }),
  };
  for (const page of prerenderedPages) {
    const { path } = page;
    finished.pages[path] = await finishPage(
      path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
      page,
    );
  }
  await writeFile(join(build, 'pages.json'), JSON.stringify(finished));
  await writeFile(join(build, 'site.json'), JSON.stringify({ name: site.name }));
}
