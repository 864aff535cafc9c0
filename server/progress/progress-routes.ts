import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorSchema } from '../../contract/accounts.ts';
import { progressSchema } from '../../contract/progress.ts';
import type { AccountContext } from '../accounts/context.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { addProgress, readProgress } from './progress-store.ts';

const tags = ['Progress'];
const security = [{ bearer: [] }];

/** The calls about one's own progress; they belong inside a scope that `requireSession` guards. */
export const progressRoutes: FastifyPluginAsyncZod<{ context: AccountContext }> = async (
  app,
  { context },
) => {
  app.get(
    '/api/progress',
    {
      schema: {
        tags,
        security,
        summary: 'What the learner has done',
        response: { 200: progressSchema, 401: errorSchema },
      },
    },
    async (request) => readProgress(context.database.db, getSignedIn(request).user.user_id),
  );

  app.put(
    '/api/progress',
    {
      schema: {
        tags,
        security,
        summary: 'Add what a device knows to it',
        description:
          'Merged, never lost: the union of what was done, the newest of what can change. Answers with both together.',
        body: progressSchema,
        response: { 200: progressSchema, 400: errorSchema, 401: errorSchema, 413: errorSchema },
      },
    },
    async (request) => addProgress(context, getSignedIn(request).user.user_id, request.body),
  );
};
