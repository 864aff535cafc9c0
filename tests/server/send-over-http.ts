import { Agent, request as openRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type HttpRequest = {
  method?: string;
  url: string;
  headers?: OutgoingHttpHeaders;
  /** A text or bytes are sent as they are, an object as JSON. */
  payload?: string | Buffer | object;
  /** The client's IP address that the server sees. */
  from?: string;
};

export type HttpResponse = {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
  json<Body = Record<string, unknown>>(): Body;
};

export type SendOverHttp = (request: HttpRequest) => Promise<HttpResponse>;

/** All tests come from 127.0.0.1, so the test says in this header of which client the server must see the address. */
const clientHeader = 'test-client-address';
const agent = new Agent({ keepAlive: true });

/** Makes the server see the address of the header as that of its client, and removes the header. */
function takeClientAddress({ server }: FastifyInstance): void {
  server.prependListener('request', ({ socket, headers, rawHeaders }) => {
    const at = rawHeaders.indexOf(clientHeader);
    if (at === -1) return;
    const [, value] = rawHeaders.splice(at, 2);
    delete headers[clientHeader];
    Object.defineProperty(socket, 'remoteAddress', { value, configurable: true });
  });
}

/** Returns a function that has the app listen on 127.0.0.1 when it is called first, and returns the port. */
export function listenOnce(app: FastifyInstance): () => Promise<number> {
  let listening: Promise<unknown> | undefined;
  return async () => {
    listening ??= app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => 'listening' });
    await listening;
    return (app.server.address() as AddressInfo).port;
  };
}

/** Sends requests over sockets to the app, which listens at the port that `listen` returns. */
export function sendOverHttp(app: FastifyInstance, listen: () => Promise<number>): SendOverHttp {
  takeClientAddress(app);
  return async ({ method = 'GET', url, headers = {}, payload, from }) => {
    const port = await listen();
    const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const body = isJson ? JSON.stringify(payload) : payload;
    return new Promise((resolve, reject) => {
      const sent = openRequest({
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: {
          host: 'localhost',
          ...(isJson && { 'content-type': 'application/json' }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
          ...(from !== undefined && { [clientHeader]: from }),
        },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const rawPayload = Buffer.concat(chunks);
          const text = rawPayload.toString();
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            rawPayload,
            json: () => JSON.parse(text),
          });
        });
      });
      sent.end(body);
    });
  };
}

/** Sends the body as JSON, with the cookie. Rejects when the response is not JSON. */
export async function postJson(
  url: string,
  body: object,
  cookie = '',
): Promise<{ status: number; body: Record<string, unknown>; cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const [given = ''] = response.headers.getSetCookie();
  return { status: response.status, body: await response.json(), cookie: given.split(';')[0] ?? '' };
}
