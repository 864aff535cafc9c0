import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import {
  logoutEndpoint,
  readSessionEndpoint,
  readUserEndpoint,
} from '#contract/endpoints/session-endpoints.ts';
import { getSignedIn } from './authenticate.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import type { AppContext } from '../../context.ts';
import { toAccountFlags } from '../users/user-responses.ts';
import { deleteSession } from './sessions-repository.ts';

/** The calls about the session itself, in a scope that `requireSession` guards. */
export function addSessionRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, logoutEndpoint, async (request) => {
    await deleteSession(context.database.db, getSignedIn(request).sessionId);
    return { message: messages.loggedOut };
  });
  addEndpointRoute(app, readSessionEndpoint, async (request) => toAccountFlags(getSignedIn(request).user));
  addEndpointRoute(app, readUserEndpoint, async (request) => {
    const { user } = getSignedIn(request);
    return { ...toAccountFlags(user), name: user.name, email: user.email };
  });
}
