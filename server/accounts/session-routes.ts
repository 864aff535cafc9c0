import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import {
  logoutEndpoint,
  readSessionEndpoint,
  readUserEndpoint,
} from '#contract/endpoints/session-endpoints.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import type { AccountContext } from './context.ts';
import { endSession } from './sessions.ts';
import { describeFlags } from './users-store.ts';

/** The calls about one's own session; they belong inside a scope that `requireSession` guards. */
export function serveSessionEndpoints(app: FastifyInstance, context: AccountContext): void {
  serveEndpoint(app, logoutEndpoint, async (request) => {
    await endSession(context, getSignedIn(request).sessionId);
    return { message: messages.loggedOut };
  });
  serveEndpoint(app, readSessionEndpoint, async (request) => describeFlags(getSignedIn(request).user));
  serveEndpoint(app, readUserEndpoint, async (request) => {
    const { user } = getSignedIn(request);
    return { ...describeFlags(user), name: user.name, email: user.email };
  });
}
