import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
  showAccountEndpoint,
} from '#contract/endpoints/own-account-endpoints.ts';
import { ownAccountMessages as messages } from '#contract/own-account.ts';
import { getSignedIn, ownCallerOf } from '../accounts/sessions/authenticate.ts';
import { addEndpointRoute } from '../kernel/endpoint-route.ts';
import type { AppContext } from '../context.ts';
import { addEmailChangeRoutes } from './email/email-routes.ts';
import { changePassword, deleteAccount, endOwnSession, listOwnSessions } from './own-account.ts';
import { exportAccount, showAccount } from './export-account.ts';

/** The calls about the signed-in person's own account, in a scope that `requireSession` guards. */
export function addOwnAccountRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, showAccountEndpoint, (request) => showAccount(context, getSignedIn(request)));
  addEndpointRoute(app, changePasswordEndpoint, async (request) => {
    await changePassword(context, ownCallerOf(request, context.settings), request.body);
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
    await deleteAccount(context, ownCallerOf(request, context.settings), request.body.password);
    return { message: messages.deleted };
  });
  addEmailChangeRoutes(app, context);
}
