import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';

/**
 * Where a call comes from: the client address that limits count by, and the browser that mails and sessions
 * name.
 */
export type Caller = { client: string; userAgent: string | undefined };

/** The same with the secrets that the browser keeps from earlier logins, each of one account. */
export type BrowserCaller = Caller & { browserSecrets: readonly string[] };

/** The caller of a request. Fastify has already read its address from trusted proxies. */
export function callerOf(request: FastifyRequest): Caller {
  return { client: clientOf(request.ip), userAgent: request.headers['user-agent'] };
}
