import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createPageFile } from './page-file.ts';
import { framePaths, framePolicy, shellPolicy } from './frame-policy.ts';

/** Serves the documents in which learners' code runs: the empty `/playground`, its shell and the examples' results, as the build wrote them below `root`. */
export async function serveFrames(
  app: FastifyInstance,
  root: string,
  publicUrl: () => string,
): Promise<void> {
  const sendShell = createPageFile(join(root, 'generated', 'playground-shell.html'), publicUrl);
  app.get(framePaths.shell, { schema: { hide: true } }, (request, reply) =>
    sendShell(
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
    const send = createPageFile(join(root, 'generated', 'playground.html'), publicUrl);
    frames.get(framePaths.playground, { schema: { hide: true } }, send);

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
