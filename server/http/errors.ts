import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { howToRestore } from '../database/sqlite/damage.ts';
import { isCorruptionError } from '../database/sqlite/sqlite-errors.ts';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import { AppError, type FixedCode } from '../kernel/app-error.ts';
import type { Meter } from '../kernel/meter.ts';
import type { $ZodRawIssue } from 'zod/v4/core';

/** The codes of Fastify's own errors, by its code or else by the status. */
const codes: Record<string, FixedCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
};
const codesByStatus: Record<number, FixedCode> = {
  400: 'invalid-body',
  412: 'precondition-failed',
  413: 'body-too-large',
  415: 'body-not-json',
  416: 'range-not-satisfiable',
};

/** What the file server adds to its error about a range. */
const rangeErrorSchema = z.object({ headers: z.object({ 'Content-Range': z.string() }) });

/** Whether the method only reads: its requests have no body, and pages answer to it. */
export function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers every failure with `{"error": "a sentence", "code": "a-word"}`. Causes go to the log only. */
export function handleErrors(app: FastifyInstance, meter: Meter): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Our own 403 is an AppError: this one is the file server's, for a folder or a path outside of the site,
    // and is answered like an unknown URL.
    if (error.statusCode === 403) return reply.callNotFound();
    const failure = toAppError(error, request.method);
    if (failure.status >= 500 && failure !== error)
      request.log.error({ err: error, call: request.routeOptions.url }, 'a call failed');
    if (isCorruptionError(error)) request.log.fatal(`The database is damaged. ${howToRestore}`);
    // Only from 500 on: a client that closes the connection within its body has the same error code, and gets
    // a 400.
    if (failure.status >= 500 && isDatabaseUnreachable(error)) meter.countDatabaseFailure();
    if (failure.code === 'range-not-satisfiable') reply.headers(findContentRange(error));
    return sendError(reply, failure);
  });
}

/** The header with the size of the file, which tells a client what it may ask for (RFC 9110, 15.5.17). */
function findContentRange(error: object): { 'Content-Range'?: string } {
  const { data } = rangeErrorSchema.safeParse(error);
  return data?.headers ?? {};
}

/** Sends the one shape that failures have, with the status and the headers that belong to it. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', String(error.retryAfterSeconds));
  if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error));
}

/** The body of a failure's response. */
export function toErrorBody({ message, code, details }: AppError): object {
  return { error: message, code, ...details };
}

function toAppError(error: FastifyError, method: string): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toIssueError(error);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const byStatus = status === 400 && isReadMethod(method) ? undefined : codesByStatus[status];
    return new AppError(codes[error.code] ?? byStatus ?? 'invalid-request');
  }
  if (isDatabaseUnreachable(error)) return new AppError('database-unreachable', { retryAfterSeconds: 10 });
  return new AppError('internal-error');
}

/** The first broken rule; for a body that is not an object, one about the whole body. */
function toIssueError({ validation }: FastifyError): AppError {
  const issue = validation?.[0];
  const [, field] = issue?.instancePath.split('/') ?? [];
  const isWholeBody = !field && issue?.keyword === 'invalid_type';
  if (issue?.message === undefined || isWholeBody) return new AppError('invalid-body');
  return new AppError('invalid-field', { sentence: issue.message, details: field ? { field } : {} });
}

/** Answers 405 for a method that the path does not know, and names those that it knows. */
export function methodNotAllowed(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  reply.header('Allow', allowed.join(', '));
  return sendError(reply, methodNotAllowedError(request.method, allowed));
}

/** The error for a method that the path does not know. */
export function methodNotAllowedError(method: string, allowed: readonly string[]): AppError {
  return new AppError('method-not-allowed', {
    sentence: `${method} is not possible here. Possible: ${allowed.join(', ')}.`,
  });
}

/**
 * The sentence for a rule of a request that was written without one; the library’s own speak of types and
 * JavaScript.
 */
export function formatIssue({
  code,
  path,
  keys,
}: Pick<$ZodRawIssue, 'code' | 'path'> & { keys?: unknown }): string {
  const place = path === undefined || path.length === 0 ? 'The body' : path.join('.');
  return code === 'unrecognized_keys' && Array.isArray(keys)
    ? `${place} may not have the field ${keys.join(', ')}`
    : `${place} does not have the form that this call expects`;
}
