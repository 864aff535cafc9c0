import { messageSchema } from '../accounts.ts';
import {
  changeEmailRequest,
  confirmEmailRequest,
  confirmEmailResponse,
  emailCodesResponse,
  emailResponse,
} from '../own-account.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Your account';

export const readEmailEndpoint = {
  method: 'GET',
  path: '/api/account/email',
  access: 'session',
  group,
  summary: 'Read your email, and the change of it that you have begun',
  status: 200,
  response: emailResponse,
} as const satisfies Endpoint;

export const changeEmailEndpoint = {
  method: 'POST',
  path: '/api/account/email',
  access: 'session',
  group,
  summary: 'Begin to change your email',
  description:
    'Sends a code to the current address and one to the new one. The answer is the same whether or not the new address has an account; the owner of a taken one is told by mail. Each address can get one code a minute and 5 an hour. Wrong passwords count towards the login limit.',
  body: changeEmailRequest,
  status: 200,
  response: emailCodesResponse,
  failures: [403, 429, 503],
} as const satisfies Endpoint;

export const resendEmailCodesEndpoint = {
  method: 'POST',
  path: '/api/account/email/codes',
  access: 'session',
  group,
  summary: 'Send two new codes for the change of your email',
  description: 'Only in the session that began the change.',
  status: 200,
  response: emailCodesResponse,
  failures: [409, 429, 503],
} as const satisfies Endpoint;

export const confirmEmailEndpoint = {
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'session',
  group,
  summary: 'Change your email with both codes',
  description:
    'Says for each code whether it was right; the email changes when both are, in the session that began it. A right code stays good while the other one is wrong. Wrong ones count as they do for /verify-otp. Your other sessions go on.',
  body: confirmEmailRequest,
  status: 200,
  response: confirmEmailResponse,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const cancelEmailChangeEndpoint = {
  method: 'DELETE',
  path: '/api/account/email',
  access: 'session',
  group,
  summary: 'Cancel the change of your email',
  description: 'Both codes stop working. It is not an error when no change is under way.',
  status: 200,
  response: messageSchema,
} as const satisfies Endpoint;
