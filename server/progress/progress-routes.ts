import type { FastifyInstance } from 'fastify';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';
import { emptyProgress } from '#contract/progress.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import type { AppContext } from '../context.ts';
import { addEndpointRoute } from '../kernel/endpoint-route.ts';
import { addProgress } from './add-progress.ts';
import { findProgress } from './progress-repository.ts';

/** The calls about the signed-in learner's progress, in a scope that `requireSession` guards. */
export function addProgressRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, readProgressEndpoint, async (request) => {
    const stored = await findProgress(context.database.reader, getSignedIn(request).user.user_id);
    return stored?.progress ?? emptyProgress;
  });
  addEndpointRoute(app, addProgressEndpoint, (request) =>
    addProgress(context, getSignedIn(request).user.user_id, request.body),
  );
}
