import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHODS, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError, type FixedCode } from '../kernel/app-error.ts';
import type { Settings } from '../settings/settings.ts';
import { methodNotAllowedError, sendError, toErrorBody } from './errors.ts';
import type { KnownCalls } from './known-calls.ts';
import { defaultHeaders } from './security-headers.ts';

/** The error for each of Node's error codes. */
const knownErrors: Record<string, FixedCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-long',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** How long a client may take to read the response before the connection is closed. */
const closeAfterMs = 2000;

/** The first line of a request whose method is a valid token, known to Node's parser or not. */
const firstLine = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]{1,40}) (\/[^ \r\n]*) HTTP\/1\.[01]\r\n/;

/**
 * Handles requests that Node or Fastify reject before any hook or route runs, with the same response shape as every
 * other failure.
 */
export function createBrokenRequestHandlers(
  settings: Pick<Settings, 'publicUrl' | 'hsts'>,
  findMethods: KnownCalls['findMethods'],
): {
  /** A URL that can't be decoded. */
  handleBrokenUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void;
  /** Bytes that are not HTTP, or a request that never ends. Closes the connection afterwards. */
  handleBrokenRequest(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void;
  /** `CONNECT`, for which Node hands over the connection or, without this, hangs up. */
  handleConnect(request: IncomingMessage, socket: Duplex): void;
  /** An `Expect` header with anything but `100-continue`, which Node keeps from routes and hooks. */
  handleExpectation(request: IncomingMessage, response: ServerResponse): void;
} {
  const defaults = defaultHeaders(settings);
  const describe = (error: AppError) => {
    const body = JSON.stringify(toErrorBody(error));
    const headers = {
      ...defaults,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    return { headers, body };
  };

  function respondAndClose(socket: Duplex, error: AppError, allow?: string): void {
    if (socket.destroyed || !socket.writable) return;
    const { headers, body } = describe(error);
    const lines = Object.entries({ ...headers, ...(allow && { Allow: allow }) });
    const head = lines.map(([name, value]) => `${name}: ${value}`);
    const status = `${error.status} ${STATUS_CODES[error.status]}`;
    socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
    // The client may never close its side, and nothing else would end the connection.
    socket.resume();
    setTimeout(() => socket.destroy(), closeAfterMs).unref();
  }

  function rejectMethod(socket: Duplex, method: string, url: string): void {
    const methods = findMethods(url.split('?', 1)[0] ?? '');
    if (methods === undefined) return respondAndClose(socket, new AppError('not-found'));
    respondAndClose(socket, methodNotAllowedError(method, methods), methods.join(', '));
  }

  return {
    handleBrokenUrl(_error, _request, reply) {
      sendError(reply.headers(defaults), new AppError('invalid-url'));
    },
    handleBrokenRequest(error, socket) {
      if (error.code === 'ECONNRESET') return;
      // Node's value is a Buffer, which Fastify's type does not say.
      const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
      const [, method, url] = firstLine.exec(packet) ?? [];
      // A packet that begins with a valid first line is broken further on.
      const isFirst = method !== undefined && !METHODS.includes(method);
      if (error.code === 'HPE_INVALID_METHOD' && isFirst && url !== undefined)
        rejectMethod(socket, method, url);
      else respondAndClose(socket, new AppError(knownErrors[error.code ?? ''] ?? 'invalid-request'));
    },
    handleConnect(request, socket) {
      // Node has removed its listener: without one, a client that is gone would end the process.
      socket.on('error', () => undefined);
      rejectMethod(socket, 'CONNECT', request.url ?? '');
    },
    handleExpectation(_request, response) {
      const { headers, body } = describe(new AppError('expectation-failed'));
      response.writeHead(417, headers).end(body);
    },
  };
}

/** `name`, `name:port` or `[IPv6]:port` in the characters that RFC 3986 allows; empty is allowed. */
const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._~%!$&'()*+,;=-]*)(?::\d*)?$/i;

/**
 * Rejects requests that Node accepts and HTTP forbids. Node itself would reject a missing host, but without our
 * headers and sentence, so its check is turned off by `requireHostHeader`.
 */
export function rejectMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(findProtocolError(request.raw)));
}

function findProtocolError({ httpVersion, headers, rawHeaders, url }: IncomingMessage): AppError | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return new AppError('unknown-http-version');
  if (url === '*') return new AppError('invalid-url');
  // Node decodes only `chunked`, so a body with a further coding would be read without decoding it.
  const coding = headers['transfer-encoding']?.toLowerCase();
  if (coding !== undefined && coding !== 'chunked') return new AppError('unknown-transfer-coding');
  if (headers.host === undefined) return httpVersion === '1.1' ? new AppError('invalid-host') : undefined;
  const isHost = (name: string, index: number) =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  if (rawHeaders.filter(isHost).length > 1 || !hostPattern.test(headers.host))
    return new AppError('invalid-host');
  return undefined;
}
