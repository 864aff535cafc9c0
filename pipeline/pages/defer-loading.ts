import { minifySync } from 'vite';
import { whenScriptsNeeded, type ScriptNeeds } from '../../app/when-scripts-needed.ts';
import { fetchDeferredContent, startPage, type PageModules } from '../../app/start-page.ts';
import { inEvaluationOrder, type ChunkImports } from './chunk-imports.ts';

/** The first is the one that runs before the first paint (app/session/boot-script.ts). */
const inlineScript = /<script>([\s\S]*?)<\/script>/;
/** The framework's data for the page: what makes the place for it, and what puts it there, in order. */
const dataScript = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const dataParts = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** The results of samples, and the marks of technologies, whose file is larger than most pages. */
const resultFrame = /<iframe class="result-frame"[^>]*><\/iframe>/g;
const technologyMark = /<use href="/g;
const laterParts = [resultFrame, technologyMark];

/**
 * What a deferred page needs: the style that is inline until `startPage` loads the sheets, their fonts, and
 * the imports of the chunks.
 */
export type DeferredParts = {
  style: string;
  fonts: readonly string[];
  imports: ChunkImports;
  needs: ScriptNeeds;
};

/** Reads what the framework's module script imports. Throws when the framework writes it in another form. */
function readModules(
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
  const modules = inEvaluationOrder([manifest, entry, ...Object.values(routes)], imports).filter(
    (path) => path !== entry,
  );
  return { modules, routes, entry };
}

/**
 * The URLs of the style sheets that a page names, in order, as it names them: React Router ends one with `#`
 * when a chunk loaded later has the same sheet.
 */
function linkedSheets(html: string): string[] {
  return [...html.matchAll(styleLink)].map(([, url = '']) => url);
}

/** The paths of the style sheets that a page names, in order. */
export function styleSheetsOf(html: string): string[] {
  return linkedSheets(html).map((url) => url.replace(/#$/, ''));
}

/**
 * Joins the framework's scripts of data: each inline script costs a hash in the page's policy, before the
 * page itself.
 */
function joinData(html: string): string {
  const parts = [...html.matchAll(dataParts)].map(([, part = '']) => part.trim());
  return html
    .replaceAll(dataParts, '')
    .replace(dataScript, (_, place: string) => `<script>${place}${parts.join('')}</script>`);
}

/**
 * Lets `fetchDeferredContent` fetch what isn't needed for the first paint. Results are shown without script too. The
 * mark on a frame goes when it has loaded: app/learn/playground/result/result-window.ts.
 */
function deferParts(html: string): string {
  return html
    .replaceAll(
      resultFrame,
      (frame) =>
        `<noscript data-later="">${frame.replace('<iframe', '<iframe data-not-loaded=""')}</noscript>`,
    )
    .replaceAll(technologyMark, '<use data-later="');
}

/**
 * Takes out of a prerendered page whatever competes with its first paint: preloads of modules, and the
 * loading of scripts and whole style sheets, which `startPage` begins. The used style takes the sheets' place
 * until then. The links themselves stay, switched off: hydration looks for them. The script that runs before
 * the first paint becomes as short as it can.
 */
export function deferLoading(html: string, { style, fonts, imports, needs }: DeferredParts): string {
  const script = moduleScript.exec(html)?.[1];
  const sheets = linkedSheets(html);
  const [first] = sheets;
  if (script === undefined || first === undefined)
    throw new Error('A page has no module script or no style sheet.');
  const modules: PageModules = { ...readModules(script, imports), fonts, ...needs };
  const hasLaterParts = laterParts.some((part) => html.search(part) >= 0);
  const functions = [whenScriptsNeeded, ...(hasLaterParts ? [fetchDeferredContent] : [])].map(String);
  const call = `(${startPage.toString()})(${[JSON.stringify(modules), ...functions].join()})`;
  const start = minifySync('start.js', call).code;
  const withoutScript = sheets.map((path) => `<link rel="stylesheet" href="${path}"/>`).join('');
  return deferParts(joinData(html))
    .replace(inlineScript, (_, boot: string) => `<script>${minifySync('boot.js', boot).code}</script>`)
    .replaceAll(modulePreload, '')
    .replace(moduleScript, () => `<script>${start}</script>`)
    .replaceAll(styleLink, (link, path: string) => {
      const off = link.replace('/>', ' disabled=""/>');
      return path === first ? `<style>${style}</style><noscript>${withoutScript}</noscript>${off}` : off;
    });
}
