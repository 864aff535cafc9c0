import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';
import { HttpError } from '../../kernel/http-error.ts';

/** The property of a request that holds who makes it, in scopes that `requireSession` guards. */
const signedIn = Symbol('signed in');
declare module 'fastify' {
  interface FastifyRequest {
    [signedIn]?: SignedIn;
  }
}

/** Every call of this scope needs a live session; without one it answers 401. */
export function requireSession(app: FastifyInstance, context: AppContext): void {
  app.decorateRequest(signedIn);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer +([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = token === undefined ? undefined : await findSignedIn(context, token);
    if (found === undefined) throw new HttpError(401, messages.sessionEnded);
    request[signedIn] = found;
  });
}

/** Who makes this request. Throws outside a scope that `requireSession` guards. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  const found = request[signedIn];
  if (found === undefined) throw new Error(`${request.routeOptions.url} is not guarded by requireSession`);
  return found;
}
