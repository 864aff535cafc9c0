import type { FastifyInstance } from 'fastify';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { browserCallerOf, setBrowserSecretCookie } from '../known-browsers/known-browsers.ts';
import { login } from './login.ts';

/** `/login`: 200 with the session, or 403 with a challenge for an account with a second factor. */
export function addLoginRoutes(app: FastifyInstance, context: AppContext): void {
  const { settings } = context;
  addEndpointRoute(app, loginEndpoint, async (request, reply) => {
    const { response, challenge, browserSecret } = await login(
      context,
      request.body,
      browserCallerOf(request, settings),
    );
    setBrowserSecretCookie(reply, settings, browserSecret);
    if (challenge !== undefined)
      throw new AppError('second-factor-required', { details: { secondFactor: challenge } });
    return response;
  });
}
