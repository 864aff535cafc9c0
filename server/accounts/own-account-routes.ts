import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorSchema as failure, messageSchema } from '../../contract/accounts.ts';
import * as contract from '../../contract/own-account.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { clientOf } from './client-address.ts';
import type { AccountContext } from './context.ts';
import { changePassword, deleteAccount, type OwnCaller } from './own-account.ts';
import { exportRows } from './own-account-rows.ts';
import { endOwnSession, listOwnSessions } from './own-account-sessions.ts';

const { ownAccountMessages: messages } = contract;
const tags = ['Account of one’s own'];
const security = [{ bearer: [] }];

function callerOf(request: FastifyRequest): OwnCaller {
  return { ...getSignedIn(request), client: clientOf(request.ip) };
}

/** The calls about one's own account; they belong inside a scope that `requireSession` guards. */
export const ownAccountRoutes: FastifyPluginAsyncZod<{ context: AccountContext }> = async (
  app,
  { context },
) => {
  app.post(
    '/api/account/password',
    {
      schema: {
        tags,
        security,
        summary: 'Change the password',
        description: 'Every other session ends. Wrong passwords count with those of the login.',
        body: contract.changePasswordRequest,
        response: { 200: messageSchema, 400: failure, 401: failure, 403: failure, 429: failure },
      },
    },
    async (request) => {
      await changePassword(context, callerOf(request), request.body);
      return { message: messages.passwordChanged };
    },
  );

  app.get(
    '/api/account/sessions',
    {
      schema: {
        tags,
        security,
        summary: 'One’s sessions',
        response: { 200: contract.sessionsResponse, 401: failure },
      },
    },
    async (request) => ({ sessions: await listOwnSessions(context, getSignedIn(request)) }),
  );

  app.delete(
    '/api/account/sessions/:id',
    {
      schema: {
        tags,
        security,
        summary: 'End one of one’s sessions',
        params: contract.sessionParams,
        response: { 200: messageSchema, 401: failure, 404: failure },
      },
    },
    async (request) => {
      await endOwnSession(context, getSignedIn(request), request.params.id);
      return { message: messages.sessionEnded };
    },
  );

  app.get(
    '/api/account/export',
    {
      schema: {
        tags,
        security,
        summary: 'Every row held about oneself',
        description: 'Left out are the hashes of password, tokens and codes.',
        response: { 200: contract.accountExport, 401: failure },
      },
    },
    (request) => exportRows(context, getSignedIn(request)),
  );

  app.delete(
    '/api/account',
    {
      schema: {
        tags,
        security,
        summary: 'Delete one’s account',
        description: 'Every row about the person goes. Wrong passwords count with those of the login.',
        body: contract.deleteAccountRequest,
        response: { 200: messageSchema, 400: failure, 401: failure, 403: failure, 429: failure },
      },
    },
    async (request) => {
      await deleteAccount(context, callerOf(request), request.body.password);
      return { message: messages.deleted };
    },
  );
};
