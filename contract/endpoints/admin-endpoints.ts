import {
  adminChangeRequest,
  adminUser,
  adminUserParams,
  adminUsersQuery,
  adminUsersResponse,
} from '../admin.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Admin';

export const listUsersEndpoint = {
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  group,
  summary: 'Search the accounts, newest first',
  description:
    'The search text is taken literally. It and the accounts are compared in lower case, as toLowerCase() in JavaScript does it.',
  query: adminUsersQuery,
  status: 200,
  answer: adminUsersResponse,
} as const satisfies Endpoint;

export const changeUserEndpoint = {
  method: 'PATCH',
  path: '/api/admin/users/:userId',
  access: 'admin',
  group,
  summary: 'Verify an account or make it an admin, or undo that',
  description:
    'It applies from the person’s next request and is recorded. The last admin must stay an admin.',
  params: adminUserParams,
  body: adminChangeRequest,
  status: 200,
  answer: adminUser,
  failures: [404, 409],
} as const satisfies Endpoint;
