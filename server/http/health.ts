import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../../contract/accounts.ts';
import type { Database } from '../database/open.ts';
import { sendError } from './errors.ts';

const statusSchema = z.object({ status: z.literal('ok') });

/** `/health` while the process lives, `/ready` only while it reaches its database. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/health',
    { schema: { summary: 'The process lives', tags: ['Health'], response: { 200: statusSchema } } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/ready',
    {
      schema: {
        summary: 'The database can be reached',
        tags: ['Health'],
        response: { 200: statusSchema, 503: errorSchema },
      },
    },
    async (request, reply) => {
      try {
        await database.ping();
        return { status: 'ok' as const };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return sendError(reply, 503, 'The site can’t reach its database just now.');
      }
    },
  );
};
