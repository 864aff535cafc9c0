import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentAssets } from '../../app/document.tsx';
import { readSessionEndpoint } from '../../contract/endpoints/session-endpoints.ts';
import { allRules, createBootBundler, fullVariant } from '../pages/boot-scripts.ts';
import { clientEntry, fontsSheet } from '../pages/page-assets.ts';
import { prerenderedPages } from '../prerendered-pages.ts';
import { projectRoot } from '../project-root.ts';

type Renderer = typeof import('../../app/render-page.tsx');

/** The boot scripts are bundled for each page, so that a change shows at the next load. */
async function makeAssets(): Promise<DocumentAssets> {
  return {
    ...(await createBootBundler()(fullVariant)),
    rules: allRules,
    style: '',
    styleSheets: [],
    // Vite applies the style sheets that modules import; only the fonts' is not imported.
    files: {
      styles: [`/${fontsSheet}`],
      fonts: [],
      modules: [],
      entry: `/${clientEntry}`,
      sessionUrl: readSessionEndpoint.path,
    },
  };
}

/** In development, renders the page at each URL, as the build does for all pages. */
export function pageServer(): Plugin {
  const sendPage = async (server: ViteDevServer, url: string, response: ServerResponse) => {
    const path = url.replace(/[?#].*/, '').replace(/(.)\/+$/, '$1');
    const renderer = await server.ssrLoadModule(join(projectRoot, 'app', 'render-page.tsx'));
    const html = await (renderer as Renderer).renderPage(path, await makeAssets());
    const isPage = prerenderedPages.some((page) => page.path === path) || path.startsWith('/lesson-parts');
    response.statusCode = isPage ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(url, html));
  };
  return {
    name: 'page-server',
    apply: 'serve',
    // The returned function adds the handler behind Vite's own file handlers.
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        const path = url.replace(/[?#].*/, '');
        try {
          if (extname(path) === '') return await sendPage(server, url, response);
          // As on the real server, and not the page for unknown URLs.
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(`There is no file ${path}.\n`);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
