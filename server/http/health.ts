import type { FastifyInstance } from 'fastify';
import { healthEndpoint, readyEndpoint } from '#contract/endpoints/health-endpoints.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../kernel/app-error.ts';
import { addEndpointRoute } from '../kernel/endpoint-route.ts';

const ok = { status: 'ok' } as const;

/**
 * `/health` answers 200 while the process runs, `/ready` only while it reaches its database and was not told
 * to stop. `/ready` only reads, so a full disk does not fail it: docs/how-to/watch.md says why.
 */
export function addHealthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  addEndpointRoute(app, healthEndpoint, async () => ok);
  addEndpointRoute(app, readyEndpoint, async (request) => {
    if (isStopping()) throw new AppError('stopping');
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('database-unreachable');
    }
    return ok;
  });
}
