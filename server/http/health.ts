import type { FastifyInstance } from 'fastify';
import { healthEndpoint, readyEndpoint } from '#contract/endpoints/health-endpoints.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../kernel/http-error.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';

const ok = { status: 'ok' } as const;

/**
 * `/health` answers while the process lives, `/ready` only while it reaches its database and is not to stop. It reads
 * only: why a disk that is full does not make it say no is in docs/how-to/watch.md.
 */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  serveEndpoint(app, healthEndpoint, async () => ok);
  serveEndpoint(app, readyEndpoint, async (request) => {
    if (isStopping()) throw new HttpError(503, 'This server is about to stop.');
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new HttpError(503, 'The site can’t reach its database just now.');
    }
    return ok;
  });
}
