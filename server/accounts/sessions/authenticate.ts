import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { findSignedIn, type OwnCaller, type SignedIn } from './sessions.ts';
import { AppError } from '../../kernel/app-error.ts';
import { browserCallerOf } from '../known-browsers/known-browsers.ts';
import type { Settings } from '../../settings/settings.ts';

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
    if (found === undefined) throw new AppError('session-ended');
    request[signedIn] = found;
  });
}

/** Who makes this request. Throws outside a scope that `requireSession` guards. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  const found = request[signedIn];
  if (found === undefined) throw new Error(`${request.routeOptions.url} is not guarded by requireSession`);
  return found;
}

/** Who makes this request, and where they call from. */
export function ownCallerOf(request: FastifyRequest, settings: Pick<Settings, 'publicUrl'>): OwnCaller {
  return { ...getSignedIn(request), ...browserCallerOf(request, settings) };
}
