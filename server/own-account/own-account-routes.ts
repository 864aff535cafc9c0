import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
} from '#contract/endpoints/own-account-endpoints.ts';
import { ownAccountMessages as messages } from '#contract/own-account.ts';
import type { OwnCaller } from '../accounts/passwords/confirm-password.ts';
import { readBrowserSecret } from '../accounts/known-browsers/known-browsers.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import { addEndpointRoute } from '../kernel/endpoint-route.ts';
import { callerOf } from '../kernel/caller.ts';
import type { AppContext } from '../context.ts';
import { addEmailChangeRoutes } from './email/email-routes.ts';
import { changePassword, deleteAccount } from './own-account.ts';
import { exportAccount } from './export-account.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';

/** The calls about the signed-in person's own account, in a scope that `requireSession` guards. */
export function addOwnAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const ownCallerOf = (request: FastifyRequest): OwnCaller => ({
    ...getSignedIn(request),
    ...callerOf(request),
    browserSecret: readBrowserSecret(request, context.settings),
  });
  addEndpointRoute(app, changePasswordEndpoint, async (request) => {
    await changePassword(context, ownCallerOf(request), request.body);
    return { message: messages.passwordChanged };
  });
  addEndpointRoute(app, listSessionsEndpoint, async (request) => ({
    sessions: await listOwnSessions(context, getSignedIn(request)),
  }));
  addEndpointRoute(app, endSessionEndpoint, async (request) => {
    await endOwnSession(context, getSignedIn(request), request.params.id);
    return { message: messages.sessionEnded };
  });
  addEndpointRoute(app, exportAccountEndpoint, (request) => exportAccount(context, getSignedIn(request)));
  addEndpointRoute(app, deleteAccountEndpoint, async (request) => {
    await deleteAccount(context, ownCallerOf(request), request.body.password);
    return { message: messages.deleted };
  });
  addEmailChangeRoutes(app, context, ownCallerOf);
}
