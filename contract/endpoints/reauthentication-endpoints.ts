import { messageSchema } from '../accounts.ts';
import { freshFactorMinutes } from '../periods.ts';
import { reauthenticationOptions, reauthenticationRequest } from '../second-factor.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Your account';

export const startReauthenticationEndpoint = {
  method: 'POST',
  path: '/api/account/reauthentication/options',
  access: 'session',
  group,
  summary: 'Read what proves again that it is you',
  description: 'The challenge is valid for 10 minutes, in this session, once.',
  status: 200,
  response: reauthenticationOptions,
} as const satisfies Endpoint;

export const reauthenticateEndpoint = {
  method: 'POST',
  path: '/api/account/reauthentication',
  access: 'session',
  group,
  summary: 'Prove again that it is you',
  description: `For ${freshFactorMinutes} minutes the session may then change second factors and act on others, as after a login. 403 for a wrong password, 400 for a wrong code or passkey, 409 when the challenge has expired or was tried with 5 wrong codes. The limits are those of the login.`,
  body: reauthenticationRequest,
  status: 200,
  response: messageSchema,
  failures: [403, 409, 429],
} as const satisfies Endpoint;
