import type { FastifyInstance } from 'fastify';

/**
 * Makes answers close their connection while the server is closing: a connection kept alive would delay its
 * end.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}
