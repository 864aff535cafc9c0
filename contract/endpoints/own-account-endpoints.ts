import { messageSchema } from '../accounts.ts';
import {
  accountExport,
  changePasswordRequest,
  deleteAccountRequest,
  ownAccount,
  sessionParams,
  sessionsResponse,
} from '../own-account.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Your account';

export const showAccountEndpoint = {
  method: 'GET',
  path: '/api/account',
  access: 'session',
  group,
  summary: 'Show your account',
  status: 200,
  response: ownAccount,
} as const satisfies Endpoint;

export const changePasswordEndpoint = {
  method: 'POST',
  path: '/api/account/password',
  access: 'session',
  group,
  summary: 'Change your password',
  description: 'All your other sessions end. Wrong passwords count towards the login limit.',
  body: changePasswordRequest,
  status: 200,
  response: messageSchema,
  failures: [403, 429],
} as const satisfies Endpoint;

export const listSessionsEndpoint = {
  method: 'GET',
  path: '/api/account/sessions',
  access: 'session',
  group,
  summary: 'List your sessions',
  status: 200,
  response: sessionsResponse,
} as const satisfies Endpoint;

export const endSessionEndpoint = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'session',
  group,
  summary: 'End one of your sessions',
  params: sessionParams,
  status: 200,
  response: messageSchema,
  failures: [404],
} as const satisfies Endpoint;

export const exportAccountEndpoint = {
  method: 'GET',
  path: '/api/account/export',
  access: 'session',
  group,
  summary: 'Export all data stored about you',
  description: 'The hashes of your password, tokens and codes are left out.',
  status: 200,
  response: accountExport,
} as const satisfies Endpoint;

export const deleteAccountEndpoint = {
  method: 'DELETE',
  path: '/api/account',
  access: 'session',
  group,
  summary: 'Delete your account',
  description: 'All data stored about you is deleted. Wrong passwords count towards the login limit.',
  body: deleteAccountRequest,
  status: 200,
  response: messageSchema,
  failures: [403, 409, 429],
} as const satisfies Endpoint;
