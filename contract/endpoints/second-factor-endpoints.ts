import { loginResponse, messageSchema } from '../accounts.ts';
import {
  addPasskeyRequest,
  appKeyResponse,
  confirmAppRequest,
  confirmRequest,
  finishLoginRequest,
  passkeyOptionsResponse,
  passkeyParams,
  recoveryCodesResponse,
  secondFactorResponse,
  factorAddedResponse,
} from '../second-factor.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Second factor';
const firstFactor =
  'The first second factor ends the account’s other sessions, and the answer to it holds ten recovery codes. They are shown only once.';
const passwordCounts = 'Wrong passwords count towards the login limit.';

export const finishLoginEndpoint = {
  method: 'POST',
  path: '/login/second-factor',
  access: 'everyone',
  group,
  summary: 'Log in with a second factor',
  description:
    'Answers the challenge that POST /login gave, from the same browser or client address, within 10 minutes. 400 for a wrong code or passkey; 401 when the challenge has expired or was tried with 5 wrong codes. An account can be tried with 20 wrong codes a day, a client with 60 in 15 minutes; passkeys are not limited.',
  body: finishLoginRequest,
  status: 200,
  response: loginResponse,
  failures: [401, 403, 429],
} as const satisfies Endpoint;

export const readSecondFactorEndpoint = {
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'session',
  group,
  summary: 'Read which second factors you have turned on',
  status: 200,
  response: secondFactorResponse,
} as const satisfies Endpoint;

export const startPasskeyEndpoint = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'session',
  group,
  summary: 'Begin to add a passkey',
  description: `The options are valid for 10 minutes, in this session, once. ${passwordCounts}`,
  body: confirmRequest,
  status: 200,
  response: passkeyOptionsResponse,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const addPasskeyEndpoint = {
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'session',
  group,
  summary: 'Add a passkey',
  description: firstFactor,
  body: addPasskeyRequest,
  status: 200,
  response: factorAddedResponse,
  failures: [409],
} as const satisfies Endpoint;

export const removePasskeyEndpoint = {
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  access: 'session',
  group,
  summary: 'Remove a passkey',
  description: `Removing the last second factor deletes the recovery codes. ${passwordCounts}`,
  params: passkeyParams,
  body: confirmRequest,
  status: 200,
  response: messageSchema,
  failures: [403, 404, 429],
} as const satisfies Endpoint;

export const startAppEndpoint = {
  method: 'POST',
  path: '/api/account/authenticator-app',
  access: 'session',
  group,
  summary: 'Begin to set up an authenticator app',
  description: `It works only after one of its codes has been confirmed. ${passwordCounts}`,
  body: confirmRequest,
  status: 200,
  response: appKeyResponse,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const confirmAppEndpoint = {
  method: 'POST',
  path: '/api/account/authenticator-app/confirm',
  access: 'session',
  group,
  summary: 'Turn the authenticator app on with a code of it',
  description: `Within an hour of its setup. ${firstFactor}`,
  body: confirmAppRequest,
  status: 200,
  response: factorAddedResponse,
  failures: [409, 429],
} as const satisfies Endpoint;

export const removeAppEndpoint = {
  method: 'DELETE',
  path: '/api/account/authenticator-app',
  access: 'session',
  group,
  summary: 'Remove the authenticator app',
  description: `Removing the last second factor deletes the recovery codes. ${passwordCounts}`,
  body: confirmRequest,
  status: 200,
  response: messageSchema,
  failures: [403, 404, 429],
} as const satisfies Endpoint;

export const makeRecoveryCodesEndpoint = {
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'session',
  group,
  summary: 'Make new recovery codes',
  description: `The old ones stop working. ${passwordCounts}`,
  body: confirmRequest,
  status: 200,
  response: recoveryCodesResponse,
  failures: [403, 409, 429],
} as const satisfies Endpoint;
