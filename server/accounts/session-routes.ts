import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  errorSchema,
  messageSchema,
  messages,
  sessionResponse,
  userResponse,
} from '../../contract/accounts.ts';
import { getSignedIn } from '../http/authenticate.ts';
import type { AccountContext } from './context.ts';
import { endSession } from './sessions.ts';
import { describeFlags } from './users-store.ts';

const tags = ['Session'];
const security = [{ bearer: [] }];

/** The calls about one's own session; they belong inside a scope that `requireSession` guards. */
export const sessionRoutes: FastifyPluginAsyncZod<{ context: AccountContext }> = async (app, { context }) => {
  app.post(
    '/logout',
    {
      schema: {
        tags,
        security,
        summary: 'End the session',
        response: { 200: messageSchema, 401: errorSchema },
      },
    },
    async (request) => {
      await endSession(context, getSignedIn(request).sessionId);
      return { message: messages.loggedOut };
    },
  );

  app.get(
    '/session',
    {
      schema: {
        tags,
        security,
        summary: 'The account as it is now',
        response: { 200: sessionResponse, 401: errorSchema },
      },
    },
    async (request) => describeFlags(getSignedIn(request).user),
  );

  app.get(
    '/user',
    {
      schema: {
        tags,
        security,
        summary: 'The account with name and e-mail',
        response: { 200: userResponse, 401: errorSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      return { ...describeFlags(user), name: user.name, email: user.email };
    },
  );
};
