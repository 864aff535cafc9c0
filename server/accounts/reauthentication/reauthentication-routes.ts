import type { FastifyInstance } from 'fastify';
import {
  reauthenticateEndpoint,
  startReauthenticationEndpoint,
} from '#contract/endpoints/reauthentication-endpoints.ts';
import { reauthenticationMessages as messages } from '#contract/second-factor.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { ownCallerOf } from '../sessions/authenticate.ts';
import { reauthenticate, startReauthentication } from './reauthenticate.ts';

/** The calls that ask a signed-in person again, in a scope that `requireSession` guards. */
export function addReauthenticationRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, startReauthenticationEndpoint, (request) =>
    startReauthentication(context, ownCallerOf(request, context.settings)),
  );
  addEndpointRoute(app, reauthenticateEndpoint, async (request) => {
    await reauthenticate(context, ownCallerOf(request, context.settings), request.body);
    return { message: messages.confirmed };
  });
}
