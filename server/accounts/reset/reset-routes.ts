import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import { resetPasswordEndpoint, sendResetOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';

/** `/send-reset-otp` and `/reset-password`. */
export function addPasswordResetRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, sendResetOtpEndpoint, async (request) => {
    await sendResetCode(context, request.body.email, callerOf(request));
    return { message: messages.resetOtpSent };
  });
  addEndpointRoute(app, resetPasswordEndpoint, async (request) => {
    await resetPassword(context, request.body, callerOf(request));
    return { message: messages.passwordReset };
  });
}
