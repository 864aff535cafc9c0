import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How many requests of one connection may wait for the one before them. Browsers send the next request after the
 * response; a client with more than this sends a flood.
 */
export const maxWaitingRequests = 100;

/**
 * Handles the requests of one connection one after the other, and closes a connection with too many of them. Node
 * would start them all at once and keep each response, with its open file, until the client has read those before it.
 * It has to be the first hook.
 */
export function handlePipelinedInTurn(app: FastifyInstance): void {
  /** For each connection with a request in work, how to start those that wait for it. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const queue = waiting.get(socket);
    if (queue !== undefined && queue.length >= maxWaitingRequests) socket.destroy();
    if (socket.destroyed) return;
    // Comes after the whole response was handed to the system, and when the connection is closed before.
    reply.raw.once('close', () => {
      const start = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (start === undefined) waiting.delete(socket);
      else start();
    });
    if (queue !== undefined) {
      queue.push(done);
      return;
    }
    waiting.set(socket, []);
    done();
  });
}
