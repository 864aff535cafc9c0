import { minifySync } from 'vite';
import { startPage, type PageModules } from '../../app/start-page.ts';
import { inEvaluationOrder, type ChunkImports } from './chunk-imports.ts';

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** What `startPage` takes the place of: the style inline until then, the fonts that come with the sheets, the build's chunks. */
export type DeferredParts = { style: string; fonts: readonly string[]; imports: ChunkImports };

/** Reads what the framework's module script imports. Throws when the framework writes it in another form. */
function readModules(script: string, imports: ChunkImports): Omit<PageModules, 'fonts'> {
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
 * The URLs of the style sheets that a page names, in order, as it names them: React Router ends one with `#` when a chunk
 * loaded later has the same sheet.
 */
function linkedSheets(html: string): string[] {
  return [...html.matchAll(styleLink)].map(([, url = '']) => url);
}

/** The paths of the style sheets that a page names, in order. */
export function styleSheetsOf(html: string): string[] {
  return linkedSheets(html).map((url) => url.replace(/#$/, ''));
}

/**
 * Takes out of a prerendered page whatever competes with its first paint: preloads of modules, and the loading of scripts
 * and whole style sheets, which `startPage` begins. The used style takes the sheets' place until then. The links themselves stay,
 * switched off: hydration looks for them.
 */
export function deferLoading(html: string, { style, fonts, imports }: DeferredParts): string {
  const script = moduleScript.exec(html)?.[1];
  const sheets = linkedSheets(html);
  const [first] = sheets;
  if (script === undefined || first === undefined)
    throw new Error('A page has no module script or no style sheet.');
  const modules: PageModules = { ...readModules(script, imports), fonts };
  const start = minifySync('start.js', `(${startPage.toString()})(${JSON.stringify(modules)})`).code;
  const withoutScript = sheets.map((path) => `<link rel="stylesheet" href="${path}"/>`).join('');
  return html
    .replaceAll(modulePreload, '')
    .replace(moduleScript, () => `<script>${start}</script>`)
    .replaceAll(styleLink, (link, path: string) => {
      const off = link.replace('/>', ' disabled=""/>');
      return path === first ? `<style>${style}</style><noscript>${withoutScript}</noscript>${off}` : off;
    });
}
