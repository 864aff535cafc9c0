import type { FastifyInstance } from 'fastify';
import { frameHeaders, shellHeaders } from '../../../contract/frame-policy.ts';
import { framePaths } from '../../../contract/site-paths.ts';
import type { PageTable } from './page-table.ts';

/**
 * Serves the documents in which learners' code runs: the empty `/playground`, its shell and the examples'
 * results, as the build wrote them.
 */
export async function addFrameRoutes(
  app: FastifyInstance,
  readTable: () => PageTable,
  publicUrl: () => string,
): Promise<void> {
  app.get(framePaths.shell, { schema: { hide: true } }, (request, reply) =>
    readTable().frames.shell.send(request, reply.headers(shellHeaders)),
  );

  await app.register(async (frames) => {
    frames.addHook('onRequest', async (request, reply) => {
      reply.headers(frameHeaders([request.headers.host ?? '', new URL(publicUrl()).host]));
      // The documents have an opaque origin, for which the browser would warn about this header.
      reply.removeHeader('Origin-Agent-Cluster');
    });
    frames.get(framePaths.playground, { schema: { hide: true } }, (request, reply) =>
      readTable().frames.playground.send(request, reply),
    );

    frames.get<{ Params: { '*': string } }>(
      `${framePaths.results}*`,
      { schema: { hide: true } },
      (request, reply) => {
        const result = readTable().findResult(request.params['*']);
        if (result === undefined) return reply.callNotFound();
        return result.send(request, reply);
      },
    );
  });
}
