import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import { resetPasswordEndpoint, sendResetOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { identifyAsker, readAsker } from '../codes/code-asker.ts';
import { browserCallerOf, setBrowserSecretCookie } from '../known-browsers/known-browsers.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';

/** `/send-reset-otp` and `/reset-password`. */
export function addPasswordResetRoutes(app: FastifyInstance, context: AppContext): void {
  const { settings } = context;
  addEndpointRoute(app, sendResetOtpEndpoint, async (request, reply) => {
    const asker = identifyAsker(request, context);
    await sendResetCode(context, request.body.email, {
      ...browserCallerOf(request, settings),
      askerHash: asker.hash,
    });
    asker.setCookie(reply);
    return { message: messages.resetOtpSent };
  });
  addEndpointRoute(app, resetPasswordEndpoint, async (request, reply) => {
    const browserSecret = await resetPassword(context, request.body, {
      ...callerOf(request),
      askerHash: readAsker(request, settings),
    });
    setBrowserSecretCookie(reply, settings, browserSecret);
    return { message: messages.passwordReset };
  });
}
