import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
} from '#contract/endpoints/own-account-endpoints.ts';
import { ownAccountMessages as messages } from '#contract/own-account.ts';
import { readBrowserSecret } from '../accounts/known-browsers/known-browsers.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import { clientOf } from '../kernel/client-address.ts';
import type { AppContext } from '../kernel/context.ts';
import { changePassword, deleteAccount, type OwnCaller } from './own-account.ts';
import { exportAccount } from './export-account.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';

/** The calls about the signed-in person's own account, in a scope that `requireSession` guards. */
export function serveOwnAccount(app: FastifyInstance, context: AppContext): void {
  const callerOf = (request: FastifyRequest): OwnCaller => ({
    ...getSignedIn(request),
    client: clientOf(request.ip),
    browserSecret: readBrowserSecret(request, context.settings),
  });
  serveEndpoint(app, changePasswordEndpoint, async (request) => {
    await changePassword(context, callerOf(request), request.body);
    return { message: messages.passwordChanged };
  });
  serveEndpoint(app, listSessionsEndpoint, async (request) => ({
    sessions: await listOwnSessions(context, getSignedIn(request)),
  }));
  serveEndpoint(app, endSessionEndpoint, async (request) => {
    await endOwnSession(context, getSignedIn(request), request.params.id);
    return { message: messages.sessionEnded };
  });
  serveEndpoint(app, exportAccountEndpoint, (request) => exportAccount(context, getSignedIn(request)));
  serveEndpoint(app, deleteAccountEndpoint, async (request) => {
    await deleteAccount(context, callerOf(request), request.body.password);
    return { message: messages.deleted };
  });
}
