import type { FastifyInstance } from 'fastify';

/**
 * Makes responses close their connection while the server is closing: connections that are kept alive would delay
 * the end of the process.
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
