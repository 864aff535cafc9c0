import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { setBrowserSecretCookie, readBrowserSecret } from '../known-browsers/known-browsers.ts';
import { login } from './login.ts';

/** `/login`: 200 with the session, or 403 with a challenge for an account with a second factor. */
export function addLoginRoutes(app: FastifyInstance, context: AppContext): void {
  const { settings } = context;
  addEndpointRoute(app, loginEndpoint, async (request, reply) => {
    const { response, challenge, browserSecret } = await login(context, request.body, {
      ...callerOf(request),
      browserSecret: readBrowserSecret(request, settings),
    });
    setBrowserSecretCookie(reply, settings, browserSecret);
    if (challenge !== undefined)
      throw new HttpError(403, messages.secondFactorNeeded, { details: { secondFactor: challenge } });
    return response;
  });
}
