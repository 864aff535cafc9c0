import type { deferFrames } from '#app/session/insert-sections.ts';
import type { ScriptNeeds, whenScriptsNeeded } from '#app/when-scripts-needed.ts';

/** A font file, for the weights 100 to 900. One with a `unicodeRange` is fetched when a page has such a character. */
export type PageFont = readonly [family: string, path: string, unicodeRange?: string];

/**
 * What a page loads after its first paint; paths below the site's origin. `modules` are all that `entry` and
 * `routes` need, each after what it imports.
 */
export type PageModules = {
  modules: readonly string[];
  routes: Record<string, string>;
  entry: string;
  fonts: readonly PageFont[];
} & ScriptNeeds;

/**
 * Inserts the content that the document defers, one section or frame a task; it may use nothing but its
 * parameters and the browser. A drawing's `href` is in `data-later`. A result is text in `<noscript>`, because
 * even an empty frame delays the first paint. Resolves when all are inserted, which hydration expects.
 */
export async function fetchDeferredContent(
  nextTask: () => Promise<void>,
  defer: typeof deferFrames,
): Promise<void> {
  for (const section of document.querySelectorAll('noscript[data-deferred-section]')) {
    section.outerHTML = defer(section.textContent);
    await nextTask();
  }
  for (const mark of document.querySelectorAll<SVGElement>('use[data-later]'))
    mark.setAttribute('href', mark.dataset['later'] ?? '');
  const markLoaded = ({ target }: Event) =>
    target instanceof HTMLElement && delete target.dataset['notLoaded'];
  document.addEventListener('load', markLoaded, true);
  for (const frame of document.querySelectorAll('noscript[data-later]')) {
    frame.outerHTML = frame.textContent;
    await nextTask();
  }
}

/**
 * Runs at the end of every prerendered page, and may use nothing but its parameters and the browser. Style
 * sheets, fonts and modules are asked for once the page is painted and loaded, the modules only when they are
 * needed: until then they would compete with the picture for line and processor. All are fetched at once;
 * what blocks the page is done in short tasks: the style is applied, in another frame the fonts, and the
 * modules are evaluated one by one. `provideData` sets the framework's data for hydration, which waits for the
 * whole style and for what comes later.
 */
export function startPage(
  { modules, routes, entry, fonts, ...needs }: PageModules,
  whenNeeded: typeof whenScriptsNeeded,
  provideData: () => void,
  fetchDeferred?: (nextTask: () => Promise<void>) => Promise<void>,
): void {
  const assumedPaintMs = 500;
  const maxPaintWaitMs = 3_000;
  const whenLoaded = (link: HTMLLinkElement) =>
    new Promise<void>((resolve) => {
      // A file that fails to load must not stop the page, because its content is in the document.
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => resolve());
    });
  const preload = (properties: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), properties);
    const loaded = whenLoaded(link);
    document.head.append(link);
    return loaded.then(() => link.remove());
  };
  const nextTask = () => {
    const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
    return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
  };
  const applyStyleSheets = async () => {
    const disabled = 'link[rel="stylesheet"][disabled]:not([data-fonts])';
    const sheets = [...document.querySelectorAll<HTMLLinkElement>(disabled)];
    await Promise.all(sheets.map(({ href }) => preload({ rel: 'preload', as: 'style', href })));
    const applied = sheets.map(whenLoaded);
    for (const sheet of sheets) sheet.removeAttribute('disabled');
    await Promise.all(applied);
  };
  const applyFonts = async (stylesApplied: Promise<void>) => {
    const all = 'U+0-10FFFF';
    const faces = fonts.map(
      ([family, path, unicodeRange = all]) =>
        new FontFace(family, `url(${path})`, { weight: '100 900', unicodeRange }),
    );
    const loaded = fonts.map(([, , range], index) => range ?? faces[index]?.load());
    // When a font fails to load, the text keeps the system's.
    await Promise.allSettled([stylesApplied, ...loaded]);
    // Laying out all text with the fonts would make one long task with computing all styles.
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const face of faces) document.fonts.add(face);
  };
  const evaluateModules = async () => {
    for (const path of modules) {
      await nextTask();
      await import(path);
    }
    const namespaces: [string, unknown][] = [];
    for (const [id, path] of Object.entries(routes)) namespaces.push([id, await import(path)]);
    provideData();
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(namespaces) });
    await nextTask();
    await import(entry);
  };
  const fetchModules = async () => {
    // When zod creates schemas, it tests whether it may compile code; that would be reported as a violation of
    // the Content-Security-Policy.
    Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
    const canPreload = document.createElement('link').relList.supports('modulepreload');
    for (const href of modules) {
      await nextTask(); // also before the first one, so that the event that needs them is handled first
      if (canPreload) void preload({ rel: 'modulepreload', href });
      else import(href).catch(() => undefined); // asked for again by evaluate(), where it fails the start
    }
  };
  const painted = new Promise<void>((resolve) => {
    const afterPaint = () => {
      // A frame begins long before it is painted, and the first painted frame may contain only the
      // background.
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(resolve);
      }).observe({ type: 'paint', buffered: true });
      // For browsers that don't report it: some time after a frame has begun.
      const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
      requestAnimationFrame(() => setTimeout(resolve, isReported ? maxPaintWaitMs : assumedPaintMs));
    };
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
  });
  const needed = whenNeeded(needs, painted);
  const started = Promise.race([painted, needed]);
  const contentFetched = started.then(() => fetchDeferred?.(nextTask));
  const stylesApplied = started.then(applyStyleSheets);
  void started.then(() => applyFonts(stylesApplied));
  void needed
    .then(fetchModules)
    .then(() => Promise.all([stylesApplied, contentFetched]))
    .then(evaluateModules);
}
