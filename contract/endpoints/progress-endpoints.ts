import { progressSchema } from '../progress.ts';
import type { Endpoint } from './endpoint.ts';

const group = 'Progress';

export const readProgressEndpoint = {
  method: 'GET',
  path: '/api/progress',
  access: 'session',
  group,
  summary: 'Read what the learner has done',
  status: 200,
  response: progressSchema,
} as const satisfies Endpoint;

export const addProgressEndpoint = {
  method: 'PUT',
  path: '/api/progress',
  access: 'session',
  group,
  summary: 'Add what a device has recorded',
  description:
    'Nothing is lost: the answer is the stored progress merged with what was sent. For values that can change, the newest counts.',
  body: progressSchema,
  status: 200,
  response: progressSchema,
  failures: [413],
} as const satisfies Endpoint;
