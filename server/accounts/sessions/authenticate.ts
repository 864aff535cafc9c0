import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';
import { HttpError } from '../../kernel/http-error.ts';

const signedIn = new WeakMap<FastifyRequest, SignedIn>();

/** Every call of this scope needs a live session; without one it answers 401. */
export function requireSession(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer +([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = token === undefined ? undefined : await findSignedIn(context, token);
    if (found === undefined) throw new HttpError(401, messages.sessionEnded);
    signedIn.set(request, found);
  });
}

/** Who makes this request. Throws outside a scope that `requireSession` guards. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  const found = signedIn.get(request);
  if (found === undefined) throw new Error(`${request.routeOptions.url} is not guarded by requireSession`);
  return found;
}
