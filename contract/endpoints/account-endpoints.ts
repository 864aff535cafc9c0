import {
  availabilityRequest,
  availabilityResponse,
  loginFailure,
  loginRequest,
  loginResponse,
  messageSchema,
  registerRequest,
  registerResponse,
  resetPasswordRequest,
  sendOtpRequest,
  verifyOtpRequest,
  verifyOtpResponse,
} from '../accounts.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Accounts';

export const loginEndpoint = {
  method: 'POST',
  path: '/login',
  access: 'everyone',
  group,
  summary: 'Log in',
  description:
    'An unknown email and a wrong password get the same answer in the same time. The right password of a blocked account gets 403; so does that of an account with a second factor, with `secondFactor` to go on with at /login/second-factor.',
  body: loginRequest,
  status: 200,
  response: loginResponse,
  failures: [401, 403, 429],
  failureResponses: { 403: loginFailure },
} as const satisfies Endpoint;

export const checkAvailabilityEndpoint = {
  method: 'POST',
  path: '/check-availability',
  access: 'everyone',
  group,
  summary: 'Check whether an email or a username is free',
  description:
    'The response has only the fields of the request: null when it is free, otherwise a sentence. At most 60 checks a minute for each client.',
  body: availabilityRequest,
  status: 200,
  response: availabilityResponse,
  failures: [429],
} as const satisfies Endpoint;

export const sendOtpEndpoint = {
  method: 'POST',
  path: '/send-otp',
  access: 'everyone',
  group,
  summary: 'Send a code that verifies an email',
  description:
    'The code has six digits and works once, for 10 minutes. An email can get one code a minute and 5 an hour, a client 300 an hour.',
  body: sendOtpRequest,
  status: 200,
  response: messageSchema,
  failures: [409, 429, 503],
} as const satisfies Endpoint;

export const verifyOtpEndpoint = {
  method: 'POST',
  path: '/verify-otp',
  access: 'everyone',
  group,
  summary: 'Verify an email with its code',
  description:
    'Five wrong tries void every code that was sent to the email. After 20 wrong ones a day every code of an email counts as wrong, and a client can try 60 wrong ones in 15 minutes. The secret of the link in the mail is taken like the code. A success sets a cookie for /register.',
  body: verifyOtpRequest,
  status: 200,
  response: verifyOtpResponse,
  failures: [429],
} as const satisfies Endpoint;

export const registerEndpoint = {
  method: 'POST',
  path: '/register',
  access: 'everyone',
  group,
  summary: 'Create an account',
  description:
    'Only for an email whose code was verified in the last 15 minutes, once, with the cookie that /verify-otp set. At most 30 refused registrations an hour for each client.',
  body: registerRequest,
  status: 201,
  response: registerResponse,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const sendResetOtpEndpoint = {
  method: 'POST',
  path: '/send-reset-otp',
  access: 'everyone',
  group,
  summary: 'Send a code for a new password',
  description: 'The answer and its time are the same whether or not the account exists.',
  body: sendOtpRequest,
  status: 200,
  response: messageSchema,
  failures: [429],
} as const satisfies Endpoint;

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/reset-password',
  access: 'everyone',
  group,
  summary: 'Set a new password with a code',
  description: 'Every session of the account ends.',
  body: resetPasswordRequest,
  status: 200,
  response: messageSchema,
  failures: [429],
} as const satisfies Endpoint;
