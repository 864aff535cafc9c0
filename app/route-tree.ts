import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { isFileGone } from '#app/load-module.ts';
import { partPages } from '#app/part-pages.ts';
import { PageError, Root, RootError } from '#app/root.tsx';
import { pages } from '#app/routes.ts';
import { guard } from '#app/session/guard.ts';
import { loadPart } from '#app/ui/controls/load-part.tsx';
import { lessonIds, lessonPath } from '#content/lessons/order.ts';

/**
 * What the module of a page exports: the page, and what it puts into the document's head. Both are components, so that
 * `npm run dev` exchanges an edited page without a reload.
 */
type PageModule = { default: ComponentType; Meta?: ComponentType };

const modules = {
  ...import.meta.glob<PageModule>([
    './pages/**/page.tsx',
    './pages/learning/*.tsx',
    './pages/project/{css,html}.tsx',
    './pages/error/unknown.tsx',
    '../content/lessons/**/*.mdx',
  ]),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/lesson-parts/**/*.{mdx,tsx}') : {}),
};

/** A page's module as the router takes it. */
function makeRoute({ default: Component, Meta }: PageModule): Pick<RouteObject, 'Component' | 'handle'> {
  return { Component, handle: { Meta } };
}

/** Stands in for a page whose files could not load: the router asks for a page's module only once. */
function makeRetryRoute(load: () => Promise<PageModule>): Pick<RouteObject, 'Component'> {
  const loadComponent = async () => {
    try {
      return (await load()).default;
    } catch (error) {
      // The files of a new build have other names, which its HTML knows.
      if (isFileGone(error)) location.reload();
      throw error;
    }
  };
  return { Component: loadPart('This page', loadComponent, { className: 'page content-start py-12' }) };
}

/** A route whose component is loaded when it is needed. Throws when `file` (a path from `app/`) is no page's module. */
function lazyRoute(file: string): Pick<RouteObject, 'lazy'> {
  const load = modules[file.startsWith('../') ? file : `./${file}`];
  if (load === undefined) throw new Error(`app/route-tree.ts has no module ${file}.`);
  return {
    lazy: async () => {
      try {
        return makeRoute(await load());
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        return makeRetryRoute(load);
      }
    },
  };
}

/** The pages of a lesson's parts. They are for developers: `npm run dev` has them, the built site doesn't. */
function makePartRoutes(): RouteObject[] {
  const folder = 'pages/lesson-parts';
  return [
    {
      path: 'lesson-parts',
      id: 'lesson-parts',
      ...lazyRoute(`${folder}/page/layout.tsx`),
      children: [
        { index: true, id: 'lesson-parts/all', ...lazyRoute(`${folder}/page/all-parts.tsx`) },
        ...partPages.map((name) => ({
          path: name,
          id: `lesson-parts/${name}`,
          ...lazyRoute(`${folder}/${name}.mdx`),
        })),
      ],
    },
  ];
}

function makePageRoutes(): RouteObject[] {
  return pages.map(({ path, file, layout }): RouteObject => {
    if (path === '/') return { index: true, id: file, ...lazyRoute(file) };
    if (layout === undefined) return { path: path.slice(1), id: file, ...lazyRoute(file) };
    const lessons = lessonIds
      .filter((id) => lessonPath(id).startsWith(`${path}/`))
      .map((id) => ({
        path: lessonPath(id).slice(path.length + 1),
        id: `lesson/${id}`,
        ...lazyRoute(`../content/lessons/${id}.mdx`),
      }));
    return {
      path: path.slice(1),
      id: path,
      ...lazyRoute(layout),
      children: [{ index: true, id: file, ...lazyRoute(file) }, ...lessons],
    };
  });
}

/** The id of the route around all pages, which has the guard. */
export const rootId = 'root';

/** The routes of the site. */
export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: RootError,
    middleware: [guard],
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...makePageRoutes(),
          ...(import.meta.env.DEV ? makePartRoutes() : []),
          { path: '*', id: 'unknown', ...lazyRoute('pages/error/unknown.tsx') },
        ],
      },
    ],
  },
];

/** Loads the modules of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') await route.lazy();
    }),
  );
}
