import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { errorSchema } from '#contract/accounts.ts';
import { failureStatuses, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { AppError, type FixedCode } from './app-error.ts';

type Parsed<Schema> = Schema extends $ZodType ? output<Schema> : undefined;
type Part<E extends Endpoint, Name extends keyof Endpoint> = Name extends keyof E
  ? Parsed<E[Name]>
  : undefined;

/** A request of the endpoint, its input checked and parsed by the endpoint's schemas. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: Part<E, 'params'>;
  Querystring: Part<E, 'query'>;
  Body: Part<E, 'body'>;
}>;

/**
 * Adds the endpoint's route. `handler` returns the body of a success and throws an AppError for a failure; it may set
 * cookies on the reply.
 * The endpoint's access is not checked here: the scope that the route is added to does that.
 */
export function addEndpointRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>, reply: FastifyReply) => Promise<output<E['response']>>,
): void {
  addRoute(app, endpoint, (request, reply) => {
    reply.code(endpoint.status);
    return handler(request, reply);
  });
}

/** The file name of a download, and its text in chunks, which are read as fast as the client takes them. */
export type CsvResponse = { fileName: string; text: AsyncIterable<string> };

/** The same for an endpoint whose response is CSV. Nothing is read any more once the client is gone. */
export function addCsvRoute<E extends Endpoint & { mediaType: 'text/csv' }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>) => Promise<CsvResponse>,
): void {
  addRoute(app, endpoint, async (request, reply) => {
    const { fileName, text } = await handler(request);
    return reply
      .code(endpoint.status)
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(text, { objectMode: false, encoding: 'utf8' }));
  });
}

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>, reply: FastifyReply) => Promise<unknown>,
): void {
  const { method, path, params, query, body, status, group, summary, description, access, mediaType } =
    endpoint;
  const failures = failureStatuses(endpoint).map((failure) => [
    failure,
    endpoint.failureResponses?.[failure] ?? errorSchema,
  ]);
  const success =
    mediaType === undefined
      ? endpoint.response
      : { description: 'Success', content: { [mediaType]: { schema: endpoint.response } } };
  app.route<{ Params: Part<E, 'params'>; Querystring: Part<E, 'query'>; Body: Part<E, 'body'> }>({
    method,
    url: path,
    schema: {
      tags: [group],
      summary,
      ...(description === undefined ? {} : { description }),
      ...(access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
      response: { [status]: success, ...Object.fromEntries(failures) },
    },
    handler,
  });
}

/**
 * The id of a path's parameter; throws an AppError of that code where it can't be one. Other text must not reach the
 * database: PostgreSQL rejects a null character.
 */
export function parseId(id: string, unknown: FixedCode): string {
  if (!/^[\w-]+$/.test(id)) throw new AppError(unknown);
  return id;
}
