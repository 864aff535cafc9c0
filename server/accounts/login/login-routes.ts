import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { serveEndpoint } from '../../kernel/serve-endpoint.ts';
import { keepBrowserSecret, readBrowserSecret } from '../known-browsers/known-browsers.ts';
import { login } from './login.ts';

/** `/login`: 200 with the session, or 403 with a challenge for an account with a second factor. */
export function serveLogin(app: FastifyInstance, context: AppContext): void {
  const { settings } = context;
  serveEndpoint(app, loginEndpoint, async (request, reply) => {
    const { answer, challenge, browserSecret } = await login(context, request.body, {
      ...callerOf(request),
      browserSecret: readBrowserSecret(request, settings),
    });
    keepBrowserSecret(reply, settings, browserSecret);
    if (challenge !== undefined)
      throw new HttpError(403, messages.secondFactorNeeded, { details: { secondFactor: challenge } });
    return answer;
  });
}
