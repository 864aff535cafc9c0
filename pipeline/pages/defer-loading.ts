import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { minifySync } from 'vite';
import { whenScriptsNeeded, type ScriptNeeds } from '../../app/when-scripts-needed.ts';
import { deferFrames } from '../../app/session/insert-sections.ts';
import { fetchDeferredContent, startPage, type PageFont, type PageModules } from '../../app/start-page.ts';
import { sortByEvaluation, type ChunkImports } from './chunk-imports.ts';

/** The first inline script of a page is the boot script (app/session/boot-script.ts). */
const inlineScript = /<script>([\s\S]*?)<\/script>/;
/**
 * The framework's data for the page: the script that creates the variable, and those that fill it in order.
 */
const dataScript = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const dataChunkScripts = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const styleLink = /<link rel="stylesheet" href="([^"]+)"(?: data-fonts="")?\/>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** The results of samples, and the icons of technologies, whose file is larger than most pages. */
const resultFrame = /<iframe class="result-frame"[^>]*><\/iframe>/g;
const technologyIcon = /<use href="/g;
const sectionStart = /<section class="lesson-section/;
const deferredElements = [resultFrame, technologyIcon, sectionStart];

/**
 * What a page with deferred loading needs: the critical CSS that is inline until `startPage` loads the style
 * sheets, their fonts, and the imports of the chunks.
 */
export type DeferredAssets = {
  style: string;
  fonts: readonly PageFont[];
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

/** The start and end of each section of a lesson's text, in order. */
function locateSections(html: string): { start: number; end: number }[] {
  const sections: { start: number; end: number }[] = [];
  const visit = (node: Tree.Node) => {
    const classes = 'attrs' in node ? node.attrs.find(({ name }) => name === 'class')?.value.split(' ') : [];
    if ('sourceCodeLocation' in node && node.sourceCodeLocation && classes?.includes('lesson-section'))
      sections.push({ start: node.sourceCodeLocation.startOffset, end: node.sourceCodeLocation.endOffset });
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return sections;
}

/**
 * Puts what comes after the first paint into `<noscript>`, where it is shown without scripts too and is mere
 * text with them: results, and the sections of a lesson with their results. Icons of technologies lose their
 * `href`. `fetchDeferredContent` and app/session/insert-sections.ts insert them. The mark of a frame is removed
 * by app/learn/playground/result/result-window.ts when it has loaded. Throws when a section has a `<noscript>`
 * of its own.
 */
function deferElements(html: string): string {
  const marked = html
    .replaceAll(resultFrame, (frame) => frame.replace('<iframe', '<iframe data-not-loaded=""'))
    .replaceAll(technologyIcon, '<use data-later="');
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of locateSections(marked)) {
    const section = marked.slice(start, end);
    if (section.includes('</noscript')) throw new Error('A section of a lesson has a <noscript>.');
    parts.push(
      deferFrames(marked.slice(position, start)),
      `<noscript data-deferred-section="">${section}</noscript>`,
    );
    position = end;
  }
  return [...parts, deferFrames(marked.slice(position))].join('');
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
    ...(hasDeferredElements
      ? [`(nextTask) => (${String(fetchDeferredContent)})(nextTask, ${String(deferFrames)})`]
      : []),
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
