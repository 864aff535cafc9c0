import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import {
  logoutEndpoint,
  readSessionEndpoint,
  readUserEndpoint,
} from '#contract/endpoints/session-endpoints.ts';
import { getSignedIn } from './authenticate.ts';
import { serveEndpoint } from '../../kernel/serve-endpoint.ts';
import type { AppContext } from '../../context.ts';
import { describeFlags } from '../users/user-answers.ts';
import { deleteSession } from './sessions-repository.ts';

/** The calls about the session itself, in a scope that `requireSession` guards. */
export function serveSession(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, logoutEndpoint, async (request) => {
    await deleteSession(context.database.db, getSignedIn(request).sessionId);
    return { message: messages.loggedOut };
  });
  serveEndpoint(app, readSessionEndpoint, async (request) => describeFlags(getSignedIn(request).user));
  serveEndpoint(app, readUserEndpoint, async (request) => {
    const { user } = getSignedIn(request);
    return { ...describeFlags(user), name: user.name, email: user.email };
  });
}
