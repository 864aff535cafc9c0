import * as z from 'zod/mini';
import { messageSchema } from '../accounts.ts';
import { actsFilter, adminActsQuery, adminActsResponse } from '../admin/admin-acts.ts';
import { adminPerson, personSessionParams, reasonBody } from '../admin/admin-person.ts';
import {
  adminChangeRequest,
  adminUser,
  adminUserParams,
  adminUsersFilter,
  adminUsersQuery,
  adminUsersResponse,
} from '../admin/admin.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Admin';
const csvSchema = z.string().check(z.describe('CSV in UTF-8; the first line names the columns'));

export const listUsersEndpoint = {
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  group,
  summary: 'Search the accounts, newest first unless sorted otherwise',
  description:
    'The search text is taken literally. It and the accounts are compared in lower case, as toLowerCase() in JavaScript does it.',
  query: adminUsersQuery,
  status: 200,
  response: adminUsersResponse,
} as const satisfies Endpoint;

export const exportUsersEndpoint = {
  method: 'GET',
  path: '/api/admin/users.csv',
  access: 'admin',
  group,
  summary: 'Export the accounts that a search finds as CSV',
  description:
    'All of them, streamed. A cell that a spreadsheet could take for a formula begins with an apostrophe. The export is recorded.',
  query: adminUsersFilter,
  status: 200,
  mediaType: 'text/csv',
  response: csvSchema,
} as const satisfies Endpoint;

export const readPersonEndpoint = {
  method: 'GET',
  path: '/api/admin/users/:userId',
  access: 'admin',
  group,
  summary: 'Read an account with its sessions and what admins did to it',
  params: adminUserParams,
  status: 200,
  response: adminPerson,
  failures: [404],
} as const satisfies Endpoint;

export const changeUserEndpoint = {
  method: 'PATCH',
  path: '/api/admin/users/:userId',
  access: 'admin',
  group,
  summary: 'Verify an account, make it an admin or block it, or undo that',
  description:
    'It applies from the person’s next request and is recorded. Blocking ends every session; a blocked account can’t log in. The last admin must stay an admin, and nobody can block themselves.',
  params: adminUserParams,
  body: adminChangeRequest,
  status: 200,
  response: adminUser,
  failures: [404, 409],
} as const satisfies Endpoint;

export const endPersonSessionsEndpoint = {
  method: 'DELETE',
  path: '/api/admin/users/:userId/sessions',
  access: 'admin',
  group,
  summary: 'End every session of an account',
  description: 'It is recorded.',
  params: adminUserParams,
  body: reasonBody,
  status: 200,
  response: messageSchema,
  failures: [404],
} as const satisfies Endpoint;

export const endPersonSessionEndpoint = {
  method: 'DELETE',
  path: '/api/admin/users/:userId/sessions/:sessionId',
  access: 'admin',
  group,
  summary: 'End one session of an account',
  description: 'It is recorded.',
  params: personSessionParams,
  body: reasonBody,
  status: 200,
  response: messageSchema,
  failures: [404],
} as const satisfies Endpoint;

export const sendResetMailEndpoint = {
  method: 'POST',
  path: '/api/admin/users/:userId/reset-mail',
  access: 'admin',
  group,
  summary: 'Send a person a mail by which they can choose a new password',
  description:
    'The same mail and the same limits as those of /send-reset-otp: one a minute and 5 an hour for an email. It is recorded.',
  params: adminUserParams,
  body: reasonBody,
  status: 200,
  response: messageSchema,
  failures: [404, 429],
} as const satisfies Endpoint;

export const deletePersonEndpoint = {
  method: 'DELETE',
  path: '/api/admin/users/:userId',
  access: 'admin',
  group,
  summary: 'Delete an account and all data stored about the person',
  description:
    'At once; it is recorded. The last admin can’t be deleted, and nobody can delete themselves here.',
  params: adminUserParams,
  body: reasonBody,
  status: 200,
  response: messageSchema,
  failures: [404, 409],
} as const satisfies Endpoint;

export const listActsEndpoint = {
  method: 'GET',
  path: '/api/admin/acts',
  access: 'admin',
  group,
  summary: 'Read what admins did, newest first',
  query: adminActsQuery,
  status: 200,
  response: adminActsResponse,
} as const satisfies Endpoint;

export const exportActsEndpoint = {
  method: 'GET',
  path: '/api/admin/acts.csv',
  access: 'admin',
  group,
  summary: 'Export what admins did as CSV',
  description: 'Like the export of accounts.',
  query: actsFilter,
  status: 200,
  mediaType: 'text/csv',
  response: csvSchema,
} as const satisfies Endpoint;
