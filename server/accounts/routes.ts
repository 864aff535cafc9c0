import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/accounts.ts';
import {
  checkAvailabilityEndpoint,
  loginEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
  sendOtpEndpoint,
  sendResetOtpEndpoint,
  verifyOtpEndpoint,
} from '#contract/endpoints/account-endpoints.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import { checkAvailability } from './availability.ts';
import { clientOf } from './client-address.ts';
import type { AccountContext } from './context.ts';
import { login } from './login.ts';
import { register, verifyEmail } from './registration.ts';
import { resetPassword } from './reset-password.ts';
import { sendRegistrationCode, sendResetCode } from './send-codes.ts';

/** The calls that need no session. */
export function serveAccountEndpoints(app: FastifyInstance, context: AccountContext): void {
  serveEndpoint(app, loginEndpoint, (request) =>
    login(context, request.body, {
      client: clientOf(request.ip),
      userAgent: request.headers['user-agent'],
    }),
  );
  serveEndpoint(app, checkAvailabilityEndpoint, (request) =>
    checkAvailability(context, request.body, clientOf(request.ip)),
  );
  serveEndpoint(app, sendOtpEndpoint, async (request) => {
    await sendRegistrationCode(context, request.body.email, clientOf(request.ip));
    return { message: messages.otpSent };
  });
  serveEndpoint(app, verifyOtpEndpoint, async (request) => ({
    success: await verifyEmail(context, request.body),
  }));
  serveEndpoint(app, registerEndpoint, async (request) => ({
    message: messages.registered,
    userId: await register(context, request.body),
  }));
  serveEndpoint(app, sendResetOtpEndpoint, async (request) => {
    await sendResetCode(context, request.body.email);
    return { message: messages.resetOtpSent };
  });
  serveEndpoint(app, resetPasswordEndpoint, async (request) => {
    await resetPassword(context, request.body);
    return { message: messages.passwordReset };
  });
}
