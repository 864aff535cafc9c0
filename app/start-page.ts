/** What a page loads after its first paint; paths below the site's origin. */
export type PageModules = { manifest: string; routes: Record<string, string>; entry: string };

/**
 * Runs at the end of every prerendered page, and may use nothing but its parameter and the browser. Style sheets and
 * modules are asked for once the page is painted and loaded, or at the first sign of use: until then they would compete
 * with the picture for line and processor. Hydration waits for the whole style.
 */
export function startPage({ manifest, routes, entry }: PageModules): void {
  const signsOfUse = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
  const hasArrived = (sheet: HTMLLinkElement) =>
    new Promise<void>((resolve) => {
      // A sheet that doesn't arrive keeps nothing back: what the page shows is in the document itself.
      sheet.addEventListener('load', () => resolve());
      sheet.addEventListener('error', () => resolve());
      sheet.removeAttribute('disabled');
    });
  const start = async () => {
    for (const sign of signsOfUse) removeEventListener(sign, start, true);
    removeEventListener('load', afterPaint);
    if (hasStarted) return;
    hasStarted = true;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(
      hasArrived,
    );
    const modules: unknown[] = await Promise.all(
      [manifest, ...Object.values(routes)].map((path) => import(path)),
    );
    await Promise.all(sheets);
    Object.assign(window, {
      __reactRouterRouteModules: Object.fromEntries(
        Object.keys(routes).map((id, index) => [id, modules[index + 1]]),
      ),
    });
    await import(entry);
  };
  let hasStarted = false;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const sign of signsOfUse) addEventListener(sign, start, { capture: true, once: true, passive: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}
