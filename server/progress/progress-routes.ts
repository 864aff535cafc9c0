import type { FastifyInstance } from 'fastify';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';
import { emptyProgress } from '#contract/progress/progress.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import type { AppContext } from '../context.ts';
import { addEndpointRoute } from '../kernel/endpoint-route.ts';
import { addProgress } from './add-progress.ts';
import { findDraftsSince, measureDrafts } from './drafts-repository.ts';
import { findProgress } from './progress-repository.ts';

/** The calls about the signed-in learner's progress, in a scope that `requireSession` guards. */
export function addProgressRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, readProgressEndpoint, async (request) => {
    const { reader } = context.database;
    const { user_id: userId } = getSignedIn(request).user;
    // First, so that a draft stored meanwhile counts as new the next time.
    const { storedAt } = await measureDrafts(reader, userId);
    const drafts = await findDraftsSince(reader, userId, request.query.draftsSince);
    const stored = await findProgress(reader, userId);
    return {
      ...(stored?.progress ?? emptyProgress),
      ...(Object.keys(drafts).length > 0 && { drafts }),
      ...(storedAt > 0 && { draftsAt: storedAt }),
    };
  });
  addEndpointRoute(app, addProgressEndpoint, (request) =>
    addProgress(context, getSignedIn(request).user.user_id, request.body),
  );
}
