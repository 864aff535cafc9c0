import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client has to take `bytes` of what was sent in `withinMs`: a kilobyte a second, less than any phone's network. */
export const slowestReader = { bytes: 40 * 1024, withinMs: 40_000 };

/**
 * Past `maxWaitingConnections` that wait for one client, each of which it has taken nothing since the last look is
 * closed.
 */
const usualLooks = { checkEveryMs: 5000, maxWaitingConnections: 100 };

/**
 * When the server began to wait for a client, how much that had taken then, and how much at the last look.
 */
type Wait = { since: number; taken: number; takenLast: number };

/**
 * The wait after another look at a connection: undefined while the server does not wait for the client, `too-slow`
 * when the connection has to be closed. `isCrowded` when too many connections wait for the same client.
 */
export function checkReader(
  { bytesWritten, writableLength }: Pick<Socket, 'bytesWritten' | 'writableLength'>,
  wait: Wait | undefined,
  now: number,
  isCrowded = false,
): Wait | undefined | 'too-slow' {
  if (writableLength === 0) return undefined;
  // `bytesWritten` also counts what still waits.
  const taken = bytesWritten - writableLength;
  const begun = { since: now, taken, takenLast: taken };
  if (wait === undefined) return begun;
  if (isCrowded && taken === wait.takenLast) return 'too-slow';
  if (now - wait.since < slowestReader.withinMs) return { ...wait, takenLast: taken };
  return taken - wait.taken < slowestReader.bytes ? 'too-slow' : begun;
}

/** How many connections of each address wait for their client. Behind a proxy all have the proxy's address. */
function countWaiting(connections: Iterable<Socket>): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const { remoteAddress, writableLength } of connections)
    if (writableLength > 0) counts.set(remoteAddress, (counts.get(remoteAddress) ?? 0) + 1);
  return counts;
}

/**
 * Closes the connections of clients that do not read what they asked for, or so slowly that they would keep a
 * response, and its file, for many minutes.
 */
export function closeSlowReaders(
  app: FastifyInstance,
  { checkEveryMs, maxWaitingConnections } = usualLooks,
): void {
  const connections = new Map<Socket, Wait | undefined>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const waiting = countWaiting(connections.keys());
    for (const [socket, wait] of connections) {
      const { remoteAddress } = socket;
      const waitingForClient = waiting.get(remoteAddress) ?? 0;
      const isCrowded = waitingForClient > maxWaitingConnections;
      const next = checkReader(socket, wait, performance.now(), isCrowded);
      if (next === 'too-slow') {
        waiting.set(remoteAddress, waitingForClient - 1);
        socket.destroy();
      } else connections.set(socket, next);
    }
  }, checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * How many requests of one connection may wait for the one before them. Browsers send the next request after the
 * response; a client with more than this sends a flood.
 */
const maxWaitingRequests = 100;

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
