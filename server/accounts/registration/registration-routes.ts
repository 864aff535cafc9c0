import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import {
  checkAvailabilityEndpoint,
  registerEndpoint,
  sendOtpEndpoint,
  verifyOtpEndpoint,
} from '#contract/endpoints/account-endpoints.ts';
import { clientOf } from '../../kernel/client-address.ts';
import type { AppContext } from '../../context.ts';
import { readSecretCookie, setCookie } from '../../kernel/cookies.ts';
import { identifyAsker, readAsker } from '../codes/code-asker.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { checkAvailability, sendRegistrationCode, verifyEmail, register } from './registration.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';

/** The calls of a registration, in the order in which its form makes them. */
export function addRegistrationRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, checkAvailabilityEndpoint, (request) =>
    checkAvailability(context, request.body, clientOf(request.ip)),
  );
  addEndpointRoute(app, sendOtpEndpoint, async (request, reply) => {
    const asker = identifyAsker(request, context);
    const caller = { client: clientOf(request.ip), askerHash: asker.hash };
    const message = await sendRegistrationCode(context, request.body.email, caller);
    asker.setCookie(reply);
    return { message };
  });
  addEndpointRoute(app, verifyOtpEndpoint, async (request, reply) => {
    const secret = await verifyEmail(context, request.body, {
      client: clientOf(request.ip),
      askerHash: readAsker(request, context.settings),
    });
    if (secret !== undefined)
      setCookie(reply, context.settings, {
        name: 'email-proof',
        value: secret,
      });
    return { success: secret !== undefined };
  });
  addEndpointRoute(app, registerEndpoint, async (request) => ({
    message: messages.registered,
    userId: await register(context, request.body, {
      client: clientOf(request.ip),
      // Proves that this browser verified the email. Without a cookie it is the hash of '', which no proof has.
      secretHash: hashSecret(readSecretCookie(request, context.settings, 'email-proof') ?? ''),
    }),
  }));
}
