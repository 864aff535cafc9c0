import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import { resetPasswordEndpoint, sendResetOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { serveEndpoint } from '../../kernel/serve-endpoint.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';

/** `/send-reset-otp` and `/reset-password`. */
export function servePasswordReset(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, sendResetOtpEndpoint, async (request) => {
    await sendResetCode(context, request.body.email, callerOf(request));
    return { message: messages.resetOtpSent };
  });
  serveEndpoint(app, resetPasswordEndpoint, async (request) => {
    await resetPassword(context, request.body, callerOf(request));
    return { message: messages.passwordReset };
  });
}
