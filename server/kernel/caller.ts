import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';

/**
 * Where a call comes from: the client address that limits count by, and the browser that mails and sessions
 * name.
 */
export type Caller = { client: string; userAgent: string | undefined };

/** The same with the secret that the browser keeps from an earlier login, of any account. */
export type BrowserCaller = Caller & { browserSecret: string | undefined };

/** The caller of a request. Fastify has already read its address from trusted proxies. */
export function callerOf(request: FastifyRequest): Caller {
  return { client: clientOf(request.ip), userAgent: request.headers['user-agent'] };
}
