import { accountProgressSchema, draftsQuery, progressWithDraftsSchema } from '../progress/drafts.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Progress';

export const readProgressEndpoint = {
  method: 'GET',
  path: '/api/progress',
  access: 'session',
  group,
  summary: 'Read what the learner has done',
  description: 'With `draftsSince`, only the drafts that were stored after that moment are in the answer.',
  query: draftsQuery,
  status: 200,
  response: accountProgressSchema,
} as const satisfies Endpoint;

export const addProgressEndpoint = {
  method: 'PUT',
  path: '/api/progress',
  access: 'session',
  group,
  summary: 'Add what a device has recorded',
  description:
    'Nothing is lost: the answer is the stored progress merged with what was sent. For values that can change, the newest counts. Of the drafts, the answer has those that were sent.',
  body: progressWithDraftsSchema,
  status: 200,
  response: progressWithDraftsSchema,
  failures: [413],
} as const satisfies Endpoint;
