import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError } from '../kernel/http-error.ts';
import type { Settings } from '../settings/settings.ts';
import { sendError } from './errors.ts';
import { usualHeaders } from './security-headers.ts';

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what never becomes a request of ours, before any hook or route has run, in the same shape as any failure. */
export function createBrokenRequestAnswers(settings: Pick<Settings, 'publicUrl' | 'hsts'>): {
  /** A URL that can't be decoded. */
  answerBrokenUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void;
  /** Bytes that are no HTTP, or that never end. Hangs up afterwards. */
  answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void;
  /** An `Expect` header with anything but `100-continue`, which Node keeps from routes and hooks. */
  answerExpectation(request: IncomingMessage, response: ServerResponse): void;
} {
  const usual = usualHeaders(settings);
  const body = JSON.stringify({ error: 'The request can’t be understood.' });
  const headers = {
    ...usual,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  return {
    answerBrokenUrl(_error, _request, reply) {
      sendError(reply.headers(usual), 400, 'The URL can’t be understood.');
    },
    answerBrokenRequest(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const status = statuses[error.code ?? ''] ?? '400 Bad Request';
      socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
    },
    answerExpectation(_request, response) {
      response.writeHead(417, headers).end(body);
    },
  };
}

/** Node would answer by itself, without our headers and words: its check is turned off by `requireHostHeader`. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(isMissing ? new HttpError(400, 'The request names no host.') : undefined);
  });
}
