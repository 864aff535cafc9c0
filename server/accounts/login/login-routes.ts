import type { FastifyInstance } from 'fastify';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { clientOf } from '../../kernel/client-address.ts';
import type { AppContext } from '../../kernel/context.ts';
import { serveEndpoint } from '../../kernel/serve-endpoint.ts';
import { login } from './login.ts';

export function serveLogin(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, loginEndpoint, (request) =>
    login(context, request.body, {
      client: clientOf(request.ip),
      userAgent: request.headers['user-agent'],
    }),
  );
}
