import type { FastifyInstance } from 'fastify';

/** One line for each request: its route, never its URL or body. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) =>
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    ),
  );
}
