import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { howToRestore } from '../database/sqlite/damage.ts';
import { isCorruptionError } from '../database/sqlite/sqlite-errors.ts';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { Meter } from '../kernel/meter.ts';

const unreadable = 'The body must be a JSON object.';

/** Fastify's own errors, as sentences for a person. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
};
const sentencesByStatus: Record<number, string> = {
  400: unreadable,
  413: 'The body is too large.',
  415: 'The body must be JSON, sent as application/json.',
};

/** Whether the method only reads: its requests have no body, and pages answer to it. */
export function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers every failure with `{"error": "a sentence"}`. Causes go to the log only. */
export function handleErrors(app: FastifyInstance, meter: Meter): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Our own 403 is an HttpError: this one is the file server's, for a folder or a path outside of the site,
    // and is answered like an unknown URL.
    if (error.statusCode === 403) return reply.callNotFound();
    const { status, sentence, retryAfterSeconds, details } = describe(error, request.method);
    if (status >= 500 && !(error instanceof HttpError))
      request.log.error({ err: error, call: request.routeOptions.url }, 'a call failed');
    if (isCorruptionError(error)) request.log.fatal(`The database is damaged. ${howToRestore}`);
    // Only from 500 on: a client that closes the connection within its body has the same error code, and gets
    // a 400.
    if (status >= 500 && isDatabaseUnreachable(error)) meter.countDatabaseFailure();
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    return sendError(reply, status, sentence, details);
  });
}

/** Sends the one shape that failures have; `details` are what a few have beside the sentence. */
export function sendError(
  reply: FastifyReply,
  status: number,
  sentence: string,
  details: object = {},
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: sentence, ...details });
}

type Described = {
  status: number;
  sentence: string;
  retryAfterSeconds?: number | undefined;
  details?: object;
};

function describe(error: FastifyError, method: string): Described {
  if (error instanceof HttpError)
    return {
      status: error.status,
      sentence: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
      details: error.details,
    };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, sentence: firstIssue(error) };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const byStatus = status === 400 && isReadMethod(method) ? undefined : sentencesByStatus[status];
    return { status, sentence: sentences[error.code] ?? byStatus ?? 'The request can’t be understood.' };
  }
  if (isDatabaseUnreachable(error)) {
    return {
      status: 503,
      sentence: 'The site can’t reach its database just now. Please try again in a minute.',
      retryAfterSeconds: 10,
    };
  }
  return { status: 500, sentence: 'Something went wrong on our side. Please try again.' };
}

/** The message of the first broken rule; for a body that is not an object, one about the whole body. */
function firstIssue({ validation }: FastifyError): string {
  const issue = validation?.[0];
  const isWholeBody = issue?.instancePath === '' || issue?.instancePath === '/';
  if (issue === undefined || (isWholeBody && issue.keyword === 'invalid_type')) return unreadable;
  return issue.message ?? unreadable;
}

/** Answers 405 for a method that the path does not know, and names those that it knows. */
export function methodNotAllowed(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  reply.header('Allow', allowed.join(', '));
  return sendError(reply, 405, describeMethods(request.method, allowed));
}

export const notFoundSentence = 'There is nothing at this URL.';

export function describeMethods(method: string, allowed: readonly string[]): string {
  return `${method} is not possible here. Possible: ${allowed.join(', ')}.`;
}
