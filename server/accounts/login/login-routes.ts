import type { FastifyInstance } from 'fastify';
import { knownBrowserDays } from '#contract/periods.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../kernel/context.ts';
import { setCookie } from '../../kernel/cookies.ts';
import { serveEndpoint } from '../../kernel/serve-endpoint.ts';
import { readBrowserSecret } from '../known-browsers/known-browsers.ts';
import { login } from './login.ts';

export function serveLogin(app: FastifyInstance, context: AppContext): void {
  const { settings } = context;
  serveEndpoint(app, loginEndpoint, async (request, reply) => {
    const { answer, browserSecret } = await login(context, request.body, {
      ...callerOf(request),
      browserSecret: readBrowserSecret(request, settings),
    });
    setCookie(reply, settings, {
      name: 'known-browser',
      value: browserSecret,
      maxAgeSeconds: knownBrowserDays * 24 * 60 * 60,
    });
    return answer;
  });
}
