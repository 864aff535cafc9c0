import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageFiles } from './boot/page-files.ts';
import { deferInputEvents } from './defer-input-events.ts';
import { markFetched } from './load-module.ts';
import { loadPage, rootId, routes } from './route-tree.ts';
import { PrefetchContext } from './ui/controls/page-link.tsx';

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Lays out the sections that `content-visibility` has skipped so far (app/styles/base.css), one a frame so that no
 * task is long. From then on nothing is skipped any more, also on pages that are opened later.
 */
async function layOutSkippedSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.lesson-section, .page .section')) {
    section.dataset.laidOut = '';
    await nextFrame();
  }
  document.documentElement.dataset.laidOut = '';
}

// When zod creates schemas, it tests whether it may compile code; that would be reported as a violation of the
// Content-Security-Policy. The modules with schemas are evaluated after this one.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Whether the browser lacks something that stand-ins.ts has. */
const needsStandIns = !(
  'popover' in HTMLElement.prototype &&
  'groupBy' in Map &&
  'isWellFormed' in String.prototype &&
  'toSorted' in Array.prototype
);

/** What fails now is asked for again when the page is opened. */
const prefetchPage = (path: string) => void loadPage(path);

/** The page must be complete when React hydrates it, so its routes are loaded before. */
async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Hydrates the page. app/boot/start.ts calls it when all modules of the page, which has these files, are evaluated. */
export async function start({ modules, styles }: PageFiles): Promise<void> {
  markFetched([...modules, ...styles]);
  const standIns = needsStandIns ? await import('./stand-ins.ts') : undefined;
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => resolveRoute(route)));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [rootId]: null } } });
  document.addEventListener('hydrated', () => void layOutSkippedSections(), { once: true });
  deferInputEvents();
  // In a transition React hydrates in slices and handles user input between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <PrefetchContext value={prefetchPage}>
        <RouterProvider router={router} />
      </PrefetchContext>,
    );
  });
  standIns?.providePopovers();
}
