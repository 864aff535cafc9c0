import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { framePaths } from './frame-policy.ts';
import { serveFrames } from './frames.ts';
import { createPageFile } from './page-file.ts';
import { pagePolicy } from './page-policy.ts';
import { serveSitemap } from './sitemap.ts';

const pageSchema = z.object({
  file: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  public: z.boolean().default(false),
});
/** `build/pages.json`, as the build writes it. */
const pagesSchema = z.object({
  pages: z.record(z.string().startsWith('/'), pageSchema),
  notFound: pageSchema,
});

export type Pages = {
  isPage(path: string): boolean;
  /** The error screen, with status 404. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

/** Serves the prerendered site out of `buildDir`; undefined, and no routes, when it has not been built. */
export async function servePages(
  app: FastifyInstance,
  settings: Pick<Settings, 'siteApiUrl' | 'publicUrl'>,
  buildDir: string,
): Promise<Pages | undefined> {
  const list = join(buildDir, 'pages.json');
  if (!existsSync(list)) return undefined;
  const { pages, notFound } = pagesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const root = join(buildDir, 'client');

  for (const [path, page] of Object.entries(pages)) {
    const send = createPageFile(join(root, page.file), settings.publicUrl);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      send(request, reply.header('Content-Security-Policy', pagePolicy(page, settings, request.host))),
    );
  }
  await serveFrames(app, root, settings);

  const publicPaths = Object.keys(pages).filter((path) => pages[path]?.public);
  serveSitemap(app, publicPaths, settings.publicUrl);

  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // A page reached by its file's name would come without its own policy.
    allowedPath: (path) => !/\.(html|map|br|gz)$/i.test(path),
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(root, 'assets'));
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      // The worker that answers out of the saved copy fetches from this site and loads nothing.
      if (file.startsWith(join(root, 'service-worker.js')))
        reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
      if (file.startsWith(join(root, framePaths.files))) {
        // Results have an origin of their own, so to them the site's files are another site's.
        reply
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .header('Access-Control-Allow-Origin', '*');
      }
    },
  });

  const sendError = createPageFile(join(root, notFound.file), settings.publicUrl);
  return {
    isPage: (path) => Object.hasOwn(pages, path),
    sendNotFound: (request, reply) =>
      sendError(
        request,
        reply.code(404).header('Content-Security-Policy', pagePolicy(notFound, settings, request.host)),
      ),
  };
}
