import { scriptsFailed } from '#app/boot/early-presses.ts';
import { pageFilesId, type PageFiles } from '#app/boot/page-files.ts';
import { whenScriptsNeeded } from '#app/boot/when-scripts-needed.ts';
import { fetchFile, isFileGone } from '#app/load-module.ts';
import { insertSection } from '#app/boot/insert-sections.ts';

/*
 * The script at the end of every page. Style sheets, fonts and modules are asked for once the page is painted and
 * loaded, because until then they would compete with the picture for line and processor, and the modules are evaluated
 * only when they are needed. All are fetched at once; what blocks the page is done in short tasks: the style is applied,
 * then the fonts, and the modules are evaluated one by one. Hydration waits for the whole style and for what comes later.
 */

/** Resolves in another task, so that the browser handles events and paints in between. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
}

/**
 * Inserts the content that the document defers (app/learn/deferred.tsx), one section or frame a task: even an empty frame
 * would delay the first paint. Resolves when all are inserted, which hydration expects.
 */
async function loadDeferred(): Promise<void> {
  if (bootVariant.hasSections)
    for (const section of document.querySelectorAll('noscript[data-deferred-section]')) {
      insertSection(section);
      await nextTask();
    }
  const markLoaded = ({ target }: Event) =>
    target instanceof HTMLElement && delete target.dataset['notLoaded'];
  document.addEventListener('load', markLoaded, true);
  for (const frame of document.querySelectorAll('noscript[data-later]')) {
    frame.outerHTML = frame.textContent;
    await nextTask();
  }
}

const files = JSON.parse(document.getElementById(pageFilesId)?.textContent ?? '') as PageFiles;
const { styles, fonts, modules, entry, sessionUrl } = files;

const maxPaintWaitMs = 3_000;

function addLink(properties: Partial<HTMLLinkElement>): Promise<HTMLLinkElement> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), properties);
    // A file that fails to load must not stop the page, because its content is in the document.
    link.onload = link.onerror = () => resolve(link);
    document.head.append(link);
  });
}

async function preload(properties: Partial<HTMLLinkElement>): Promise<void> {
  (await addLink(properties)).remove();
}

async function applyStyleSheets(): Promise<void> {
  await Promise.all(styles.map((href) => preload({ rel: 'preload', as: 'style', href })));
  await Promise.all(styles.map((href) => addLink({ rel: 'stylesheet', href })));
}

async function applyFonts(stylesApplied: Promise<void>): Promise<void> {
  const all = 'U+0-10FFFF';
  const faces = fonts.map(
    ([family, path, unicodeRange = all]) =>
      new FontFace(family, `url(${path})`, { weight: '100 900', unicodeRange }),
  );
  const loaded = fonts.map(([, , range], index) => range ?? faces[index]?.load());
  // When a font fails to load, the text keeps the system's.
  await Promise.allSettled([stylesApplied, ...loaded]);
  for (const face of faces) document.fonts.add(face);
}

/**
 * Fetches the modules while the page is read, so that the first press does not wait for the line. Only somebody who saves
 * data waits then. What can't be fetched now is fetched with the press.
 */
async function fetchModulesAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) await Promise.allSettled(modules.map(fetchFile));
}

async function evaluateModules(): Promise<void> {
  for (const path of modules) {
    await nextTask();
    await import(/* @vite-ignore */ path);
  }
  await nextTask();
  const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('#app/entry.client.tsx');
  await start(files);
}

const painted = new Promise<void>((resolve) => {
  const afterPaint = () => {
    // A frame begins long before it is painted, and the first painted frame may contain only the background.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(resolve);
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, maxPaintWaitMs));
  };
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
});
const needed = whenScriptsNeeded(sessionUrl, painted);
const started = Promise.race([painted, needed]);
const contentLoaded = bootVariant.hasDeferred ? started.then(loadDeferred) : undefined;
let stylesApplied = started.then(applyStyleSheets);
const fontsApplied = started.then(() => applyFonts(stylesApplied));
void Promise.all([fontsApplied, contentLoaded]).then(fetchModulesAhead);

// The style is here, because the style sheets may not have loaded either.
const lostConnection = Object.assign(document.createElement('p'), {
  role: 'alert',
  textContent: 'There is no connection. Press again once there is one.',
  style: 'position:fixed;bottom:0;padding:12px;background:var(--background)',
});

/** Starts the page. When a file could not load, the next press tries again. */
async function startPage(): Promise<void> {
  lostConnection.remove(); // before React hydrates the page
  try {
    await nextTask(); // the event that needs the modules is handled first
    // Before any is imported: Firefox and Safari never ask again for a module that they could not fetch.
    await Promise.all([...modules.map(fetchFile), stylesApplied, contentLoaded]);
    await evaluateModules();
  } catch (error) {
    if (bootVariant.needsScript || document.querySelector('[aria-busy]'))
      document.body.append(lostConnection);
    document.dispatchEvent(new Event(scriptsFailed));
    const retry = () => {
      // The files of a new build have other names, which its HTML knows.
      if (isFileGone(error)) return location.reload();
      stylesApplied = applyStyleSheets(); // they may not have loaded either
      void startPage();
    };
    addEventListener('click', retry, { capture: true, once: true });
    throw error;
  }
}

void needed.then(startPage);
