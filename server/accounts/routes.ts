import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as contract from '../../contract/accounts.ts';
import { checkAvailability } from './availability.ts';
import { clientOf } from './client-address.ts';
import type { AccountContext } from './context.ts';
import { login } from './login.ts';
import { register, verifyEmail } from './registration.ts';
import { resetPassword } from './reset-password.ts';
import { sendRegistrationCode, sendResetCode } from './send-codes.ts';

const { errorSchema: failure, messages, messageSchema } = contract;
const tags = ['Account'];

function client(request: FastifyRequest): string {
  return clientOf(request.ip);
}

/** The calls that need no session. */
export const accountRoutes: FastifyPluginAsyncZod<{ context: AccountContext }> = async (app, { context }) => {
  app.post(
    '/login',
    {
      schema: {
        tags,
        summary: 'Begin a session',
        description: 'An unknown e-mail and a wrong password are answered alike, in the same time.',
        body: contract.loginRequest,
        response: { 200: contract.loginResponse, 400: failure, 401: failure, 429: failure },
      },
    },
    (request) =>
      login(context, request.body, { client: client(request), userAgent: request.headers['user-agent'] }),
  );

  app.post(
    '/check-availability',
    {
      schema: {
        tags,
        summary: 'Ask whether an e-mail or a username is free',
        description:
          'Answers only for what was asked: null when free, else a sentence. At most 60 a minute for a client.',
        body: contract.availabilityRequest,
        response: { 200: contract.availabilityResponse, 400: failure, 429: failure },
      },
    },
    (request) => checkAvailability(context, request.body, client(request)),
  );

  app.post(
    '/send-otp',
    {
      schema: {
        tags,
        summary: 'Mail a code that proves an e-mail',
        description: 'Six digits, good for 10 minutes, once. One a minute and 5 an hour for an e-mail.',
        body: contract.sendOtpRequest,
        response: { 200: messageSchema, 400: failure, 409: failure, 429: failure, 503: failure },
      },
    },
    async (request) => {
      await sendRegistrationCode(context, request.body.email, client(request));
      return { message: messages.otpSent };
    },
  );

  app.post(
    '/verify-otp',
    {
      schema: {
        tags,
        summary: 'Prove an e-mail with its code',
        description: 'Five wrong tries void every code out for the address; 20 guesses a day for an address.',
        body: contract.verifyOtpRequest,
        response: { 200: contract.verifyOtpResponse, 400: failure, 429: failure },
      },
    },
    async (request) => ({ success: await verifyEmail(context, request.body) }),
  );

  app.post(
    '/register',
    {
      schema: {
        tags,
        summary: 'Make an account',
        description: 'Only for an e-mail whose code was verified in the last 15 minutes, once.',
        body: contract.registerRequest,
        response: { 201: contract.registerResponse, 400: failure, 403: failure, 409: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const userId = await register(context, request.body);
      return reply.code(201).send({ message: messages.registered, userId });
    },
  );

  app.post(
    '/send-reset-otp',
    {
      schema: {
        tags,
        summary: 'Mail a code for a new password',
        description: 'The same answer in the same time whether or not the account exists.',
        body: contract.sendOtpRequest,
        response: { 200: messageSchema, 400: failure, 429: failure },
      },
    },
    async (request) => {
      await sendResetCode(context, request.body.email);
      return { message: messages.resetOtpSent };
    },
  );

  app.post(
    '/reset-password',
    {
      schema: {
        tags,
        summary: 'Set a new password with a mailed code',
        description: 'Every session of the account ends.',
        body: contract.resetPasswordRequest,
        response: { 200: messageSchema, 400: failure, 429: failure },
      },
    },
    async (request) => {
      await resetPassword(context, request.body);
      return { message: messages.passwordReset };
    },
  );
};
