import type { FastifyInstance } from 'fastify';
import type { Meter } from '../kernel/meter.ts';

/** Reports each response to the meter. Pages and files count as the route `page`, unknown URLs as `unknown`. */
export function measureResponses(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, schema } = request.routeOptions;
    meter.observeResponse({
      method: request.method,
      route: request.is404 || url === undefined ? 'unknown' : schema?.hide === true ? 'page' : url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
