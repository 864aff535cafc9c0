import { messageSchema, sessionResponse, userResponse } from '../accounts.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Session';

export const logoutEndpoint = {
  method: 'POST',
  path: '/logout',
  access: 'session',
  group,
  summary: 'Log out',
  description: 'The token stops working at once.',
  status: 200,
  response: messageSchema,
} as const satisfies Endpoint;

export const readSessionEndpoint = {
  method: 'GET',
  path: '/session',
  access: 'session',
  group,
  summary: 'Read the signed-in account',
  status: 200,
  response: sessionResponse,
} as const satisfies Endpoint;

export const readUserEndpoint = {
  method: 'GET',
  path: '/user',
  access: 'session',
  group,
  summary: 'Read the signed-in account with its name and email',
  status: 200,
  response: userResponse,
} as const satisfies Endpoint;
