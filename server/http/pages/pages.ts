import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { framePaths } from '../../../contract/site-paths.ts';
import type { Settings } from '../../settings/settings.ts';
import { addFrameRoutes } from './frames.ts';
import { pagePolicy } from './page-policy.ts';
import { createPageTable, type Page } from './page-table.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';

/** `/sitemap.xml` and `/robots.txt`, made here because only the running server knows its public URL. */
function addSitemapRoutes(
  app: FastifyInstance,
  listPublicPaths: () => readonly string[],
  publicUrl: () => string,
): void {
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, no-cache')
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(listPublicPaths().map((path) => publicUrl() + path))),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
}

function writeSitemap(urls: readonly string[]): string {
  const locations = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations}\n</urlset>\n`;
}

export type Pages = {
  isPage(path: string): boolean;
  /** The page at the path, or the error screen. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

/** Serves the prerendered site from `buildDir`; undefined, and no routes, when it has not been built. */
export async function addPageRoutes(
  app: FastifyInstance,
  { siteApiUrl }: Pick<Settings, 'siteApiUrl'>,
  publicUrl: () => string,
  buildDir: string,
): Promise<Pages | undefined> {
  if (!existsSync(join(buildDir, 'pages.json'))) return undefined;
  const readTable = createPageTable(buildDir, publicUrl, app.log);
  const root = join(buildDir, 'client');

  const sendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const policy = pagePolicy(page, { siteApiUrl, publicUrl: publicUrl(), host: request.headers.host ?? '' });
    return page.send(request, reply.header('Content-Security-Policy', policy));
  };
  const pages: Pages = {
    isPage: (path) => readTable().find(path) !== undefined,
    send: (path, request, reply) => {
      const table = readTable();
      const page = table.find(path);
      return page ? sendPage(page, request, reply) : sendPage(table.notFound, request, reply.code(404));
    },
  };

  // Pages that only a later build has are served by `handleNotFound`.
  for (const path of readTable().paths)
    app.get(path, { schema: { hide: true } }, (request, reply) => pages.send(path, request, reply));
  await addFrameRoutes(app, readTable, publicUrl);
  const listPublicPaths = () => {
    const table = readTable();
    return table.paths.filter((path) => table.find(path)?.public);
  };
  // Where password managers send a person (https://w3c.github.io/webappsec-change-password-url/).
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/account', 302),
  );
  addSitemapRoutes(app, listPublicPaths, publicUrl);
  app.addHook('onListen', () => {
    // A page that could not be prepared is compressed at its first request, which reports the error.
    readTable()
      .preparePublicPages()
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'a page could not be compressed ahead of its first request'),
      );
  });
  await serveFiles(app, root);
  return pages;
}

/** The files of the site, compressed ones as the build made them. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    // Forms are also served at the root: /registerclub.pdf.
    root: [root, join(root, 'forms')],
    // The package's own route, and its `allowedPath`, read the whole folder for each request, to compare upper and
    // lower case.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(root, 'assets'));
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      // The worker that answers from the saved copy fetches from this site and loads nothing.
      if (file.startsWith(join(root, 'service-worker.js')))
        reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
      if (file.startsWith(join(root, framePaths.files))) {
        // Results have an opaque origin, so the site's files are cross-origin for them.
        reply
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .header('Access-Control-Allow-Origin', '*');
      }
    },
  });
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params, method, raw }, reply) => {
    const path = params['*'];
    // HTTP defines a range for GET only; the package would answer HEAD with 206, too.
    if (method === 'HEAD') delete raw.headers.range;
    // Pages are served by their paths only: by its file's name one would come without its policy.
    return /\.(html|map|br|gz)$/i.test(path) ? reply.callNotFound() : reply.sendFile(path);
  });
}
