import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { framePolicy, shellPolicy } from '../../contract/frame-policy.ts';
import { framePaths } from '../../contract/site-paths.ts';
import type { PageTable } from './page-table.ts';

/** Serves the documents in which learners' code runs: the empty `/playground`, its shell and the examples' results, as the build wrote them below `root`. */
export async function serveFrames(
  app: FastifyInstance,
  root: string,
  readTable: () => PageTable,
  publicUrl: () => string,
): Promise<void> {
  app.get(framePaths.shell, { schema: { hide: true } }, (request, reply) =>
    readTable().frames.shell(
      request,
      reply.header('Content-Security-Policy', shellPolicy).header('Referrer-Policy', 'no-referrer'),
    ),
  );

  await app.register(async (frames) => {
    frames.addHook('onRequest', async (request, reply) => {
      reply.header('Content-Security-Policy', framePolicy([request.host, new URL(publicUrl()).host]));
      // Names that the code would make the browser look up ahead of time.
      reply.header('X-DNS-Prefetch-Control', 'off').header('Referrer-Policy', 'no-referrer');
      // Their origin is opaque, and of no cluster: the browser would warn of each.
      reply.removeHeader('Origin-Agent-Cluster');
    });
    frames.get(framePaths.playground, { schema: { hide: true } }, (request, reply) =>
      readTable().frames.playground(request, reply),
    );

    const results = join(root, 'results');
    if (!existsSync(results)) return;
    await frames.register(fastifyStatic, {
      root: results,
      prefix: framePaths.results,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      extensions: ['html'],
      cacheControl: false,
      setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
    });
  });
}
