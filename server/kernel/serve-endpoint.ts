import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { errorSchema } from '#contract/accounts.ts';
import { failureStatuses, type Endpoint } from '#contract/endpoints/endpoint.ts';

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
 * Adds the endpoint's route. `answer` returns what a success answers with and throws an HttpError for a failure; it may
 * set cookies on the reply.
 * The endpoint's access is not checked here: the scope that the route is added to does that.
 */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (request: EndpointRequest<E>, reply: FastifyReply) => Promise<output<E['answer']>>,
): void {
  const { method, path, params, query, body, status, group, summary, description, access } = endpoint;
  const failures = failureStatuses(endpoint).map((failure) => [failure, errorSchema]);
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
      response: { [status]: endpoint.answer, ...Object.fromEntries(failures) },
    },
    handler: async (request, reply) => reply.code(status).send(await answer(request, reply)),
  });
}
