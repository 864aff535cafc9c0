import { statusSchema } from '../accounts.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Health';

export const healthEndpoint = {
  method: 'GET',
  path: '/health',
  access: 'everyone',
  group,
  summary: 'Check that the server runs',
  status: 200,
  response: statusSchema,
} as const satisfies Endpoint;

export const readyEndpoint = {
  method: 'GET',
  path: '/ready',
  access: 'everyone',
  group,
  summary: 'Check that the server can reach its database',
  status: 200,
  response: statusSchema,
  failures: [503],
} as const satisfies Endpoint;
