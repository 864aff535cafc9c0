import { extname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In development, a URL with a file extension that matches no file gets 404, as on the real server, and not
 * the page for unknown URLs.
 */
export function missingFiles(): Plugin {
  return {
    name: 'missing-files',
    apply: 'serve',
    // The returned function adds the handler behind Vite's own file handlers, in front of the pages' renderer.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '');
        const extension = extname(path);
        // `.data` is how React Router asks for a page's data.
        if (extension === '' || extension === '.data') return next();
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(`There is no file ${path}.\n`);
      });
    },
  };
}
