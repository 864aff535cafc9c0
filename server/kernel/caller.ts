import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';

/** Where a call comes from, as the limits, the list of sessions and mails see it. */
export type Caller = { client: string; userAgent: string | undefined };

/** Of a request whose address Fastify has already read from trusted proxies. */
export function callerOf(request: FastifyRequest): Caller {
  return { client: clientOf(request.ip), userAgent: request.headers['user-agent'] };
}
