import type { FastifyInstance } from 'fastify';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';
import type { AccountContext } from '../accounts/context.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import { addProgress, readProgress } from './progress-store.ts';

/** The calls about one's own progress; they belong inside a scope that `requireSession` guards. */
export function serveProgressEndpoints(app: FastifyInstance, context: AccountContext): void {
  serveEndpoint(app, readProgressEndpoint, (request) =>
    readProgress(context.database.db, getSignedIn(request).user.user_id),
  );
  serveEndpoint(app, addProgressEndpoint, (request) =>
    addProgress(context, getSignedIn(request).user.user_id, request.body),
  );
}
