import { minifySync } from 'vite';
import { whenScriptsNeeded, type ScriptNeeds } from '../../app/when-scripts-needed.ts';
import { fetchDeferredContent, startPage, type PageModules } from '../../app/start-page.ts';
import { sortByEvaluation, type ChunkImports } from './chunk-imports.ts';

/** The first inline script of a page is the boot script (app/session/boot-script.ts). */
const inlineScript = /<script>([\s\S]*?)<\/script>/;
/**
 * The framework's data for the page: the script that creates the variable, and those that fill it in order.
 */
const dataScript = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const dataChunkScripts = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** The results of samples, and the icons of technologies, whose file is larger than most pages. */
const resultFrame = /<iframe class="result-frame"[^>]*><\/iframe>/g;
const technologyIcon = /<use href="/g;
const deferredElements = [resultFrame, technologyIcon];

/**
 * What a page with deferred loading needs: the critical CSS that is inline until `startPage` loads the style
 * sheets, their fonts, and the imports of the chunks.
 */
export type DeferredAssets = {
  style: string;
  fonts: readonly string[];
  imports: ChunkImports;
  needs: ScriptNeeds;
};

/**
 * Reads the imports of the framework's module script. Throws when the framework writes it in another form.
 */
function parseModuleScript(
  script: string,
  imports: ChunkImports,
): Pick<PageModules, 'modules' | 'routes' | 'entry'> {
  const manifest = /^import "([^"]+)"/m.exec(script)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(script)?.[1];
  const routes: Record<string, string> = {};
  for (const [, name, path = ''] of script.matchAll(/import \* as (\w+) from "([^"]+)"/g)) {
    const id = new RegExp(`"([^"]+)":${name}[,}]`).exec(script)?.[1];
    if (id !== undefined) routes[id] = path;
  }
  if (!manifest || !entry || Object.keys(routes).length === 0)
    throw new Error(`The module script of a page has a new form; adapt defer-loading.ts to it:\n${script}`);
  const modules = sortByEvaluation([manifest, entry, ...Object.values(routes)], imports).filter(
    (path) => path !== entry,
  );
  return { modules, routes, entry };
}

/**
 * The URLs of the style sheets that a page links, in order, as they are written: React Router adds `#` to one
 * that a chunk loaded later has too.
 */
function listLinkedSheets(html: string): string[] {
  return [...html.matchAll(styleLink)].map(([, url = '']) => url);
}

/** The paths of the style sheets that a page links, in order. */
export function listStyleSheets(html: string): string[] {
  return listLinkedSheets(html).map((url) => url.replace(/#$/, ''));
}

/**
 * Takes the framework's data scripts out of the page, because they open streams before the first paint and
 * each inline script adds a hash to the page's policy. Returns the page and the function that runs them all. The
 * first script's element stays, empty, because hydration looks for it.
 */
function extractData(html: string): { html: string; provideData: string } {
  const statements: string[] = [];
  const collect = (element: string) => (_: string, statement: string) => {
    statements.push(statement.trim());
    return element;
  };
  return {
    html: html.replace(dataScript, collect('<script></script>')).replaceAll(dataChunkScripts, collect('')),
    provideData: `function () { ${statements.join('')} }`,
  };
}

/**
 * Marks the elements that `fetchDeferredContent` fetches after the first paint. In `<noscript>`, results are
 * shown without scripts too. app/learn/playground/result/result-window.ts removes the mark of a frame when it
 * has loaded.
 */
function deferElements(html: string): string {
  return html
    .replaceAll(
      resultFrame,
      (frame) =>
        `<noscript data-later="">${frame.replace('<iframe', '<iframe data-not-loaded=""')}</noscript>`,
    )
    .replaceAll(technologyIcon, '<use data-later="');
}

/**
 * Removes from a prerendered page what competes with its first paint: module preloads, and the loading of scripts and
 * complete style sheets, which `startPage` begins later. Until then the critical CSS replaces the style sheets. Their
 * `<link>` elements stay but are disabled, because hydration looks for them. The boot script is minified.
 */
export function deferLoading(html: string, { style, fonts, imports, needs }: DeferredAssets): string {
  const script = moduleScript.exec(html)?.[1];
  const sheets = listLinkedSheets(html);
  const [first] = sheets;
  if (script === undefined || first === undefined)
    throw new Error('A page has no module script or no style sheet.');
  const modules: PageModules = { ...parseModuleScript(script, imports), fonts, ...needs };
  const hasDeferredElements = deferredElements.some((part) => html.search(part) >= 0);
  const { html: page, provideData } = extractData(html);
  const functions = [
    String(whenScriptsNeeded),
    provideData,
    ...(hasDeferredElements ? [String(fetchDeferredContent)] : []),
  ];
  const call = `(${startPage.toString()})(${[JSON.stringify(modules), ...functions].join()})`;
  const start = minifySync('start.js', call).code;
  const linksWithoutScript = sheets.map((path) => `<link rel="stylesheet" href="${path}"/>`).join('');
  return deferElements(page)
    .replace(inlineScript, (_, boot: string) => `<script>${minifySync('boot.js', boot).code}</script>`)
    .replaceAll(modulePreload, '')
    .replace(moduleScript, () => `<script>${start}</script>`)
    .replaceAll(styleLink, (link, path: string) => {
      const disabledLink = link.replace('/>', ' disabled=""/>');
      return path === first
        ? `<style>${style}</style><noscript>${linksWithoutScript}</noscript>${disabledLink}`
        : disabledLink;
    });
}
