import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { DocumentAssets } from '../../app/document.tsx';
import { site } from '../../content/site.ts';
import { readSessionEndpoint } from '../../contract/endpoints/session-endpoints.ts';
import { prerenderedPages, unknownPage, type PrerenderedPage } from '../prerendered-pages.ts';
import { viteConfigFile } from '../project-root.ts';
import { allRules, createBootBundler } from './boot-scripts.ts';
import { extractCriticalCss, listFonts } from './critical-css.ts';
import { findVariant } from './find-variant.ts';
import { findFontsSheet, listPageAssets, readManifest } from './page-assets.ts';
import { listElements } from './page-selectors.ts';
import { parseStyleSheet, type StyleSheetPart } from './style-sheet.ts';

/**
 * What the server needs to know about one prerendered page: its file below `build/client`, and the hashes of
 * its inline scripts and styles for the Content-Security-Policy.
 */
export type BuiltPage = { file: string; scripts: string[]; styles: string[]; public: boolean };
/** The form of `build/pages.json`. */
export type BuiltPages = { pages: Record<string, BuiltPage>; notFound: BuiltPage };

/** What app/render-page.tsx exports, bundled for Node. */
type Renderer = typeof import('../../app/render-page.tsx');

const unknownFile = 'unknown.html';

/** The access rules that can apply to a page. An unknown URL may be below any page. */
function findRules(page: PrerenderedPage) {
  if (page === unknownPage) return allRules;
  return allRules.filter(({ path }) => `${page.path}/`.startsWith(`${path}/`));
}

function hashText(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Bundles the browser's files and the renderer by Vite. Vite and React read the two variables while this runs. */
async function bundleApp(folder: string, siteApiUrl: string): Promise<Renderer> {
  const { NODE_ENV, VITE_SITE_API_URL } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production', VITE_SITE_API_URL: siteApiUrl });
  try {
    return await bundleFor(folder);
  } finally {
    for (const [name, value] of Object.entries({ NODE_ENV, VITE_SITE_API_URL }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

async function bundleFor(folder: string): Promise<Renderer> {
  const options = { configFile: viteConfigFile, logLevel: 'warn' } as const;
  const client = join(folder, 'client');
  await build({ ...options, build: { outDir: client, manifest: true } });
  // Not below the files that the server serves.
  await rename(join(client, '.vite', 'manifest.json'), join(folder, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });
  const server = join(folder, 'server');
  await build({ ...options, publicDir: false, build: { outDir: server, ssr: 'app/render-page.tsx' } });
  // A second build of this process may have the same folder: the query makes it another module.
  const file = `${pathToFileURL(join(server, 'render-page.js')).href}?${randomUUID()}`;
  return (await import(file)) as Renderer;
}

type BuildContext = {
  client: string;
  manifest: Manifest;
  sessionUrl: string;
  renderPage: Renderer['renderPage'];
  bundleBoot: ReturnType<typeof createBootBundler>;
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

/**
 * Renders a page twice: the style for the first paint and the variant of the scripts follow from the HTML without them.
 */
async function buildPage(page: PrerenderedPage, file: string, context: BuildContext): Promise<BuiltPage> {
  const { client, manifest, sessionUrl, renderPage, bundleBoot, getStyleSheet } = context;
  const { styles, ...scripts } = listPageAssets(manifest, page.modules);
  const styleSheets = [findFontsSheet(manifest), ...styles];
  const parsed = styleSheets.flatMap(getStyleSheet);
  const rules = findRules(page);
  const files = { styles, fonts: listFonts(parsed), ...scripts, sessionUrl };
  const empty: DocumentAssets = { headScript: '', startScript: '', style: '', styleSheets: [], files };
  const content = await renderPage(page.path, empty);
  const variant = { ...findVariant(content, rules), needsScript: page.needsScript };
  const assets: DocumentAssets = {
    ...(await bundleBoot(variant)),
    rules: variant.isGuarded ? rules : undefined,
    style: extractCriticalCss(parsed, listElements(content)),
    styleSheets,
    files,
  };
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), await renderPage(page.path, assets));
  return {
    file,
    scripts: [hashText(assets.headScript), hashText(assets.startScript)],
    styles: [hashText(assets.style)],
    public: page.isPublic,
  };
}

/** Bundles the app, prerenders every page, and writes `pages.json` and `site.json` into the build folder. */
export async function buildPages(folder: string, siteApiUrl = ''): Promise<void> {
  const { renderPage } = await bundleApp(folder, siteApiUrl);
  const client = join(folder, 'client');
  const context: BuildContext = {
    client,
    manifest: readManifest(folder),
    sessionUrl: siteApiUrl.replace(/\/$/, '') + readSessionEndpoint.path,
    renderPage,
    bundleBoot: createBootBundler(),
    getStyleSheet: createStyleSheetCache(client),
  };
  const builtPages: BuiltPages = {
    pages: {},
    notFound: await buildPage(unknownPage, unknownFile, context),
  };
  for (const page of prerenderedPages) {
    const file = join(page.path, 'index.html').slice(1);
    builtPages.pages[page.path] = await buildPage(page, file, context);
  }
  await rm(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'pages.json'), JSON.stringify(builtPages));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ name: site.name }));
}
