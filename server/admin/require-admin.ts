import type { FastifyInstance } from 'fastify';
import { adminMessages } from '#contract/admin.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import { HttpError } from '../kernel/http-error.ts';

/** From here on inwards, every call of this scope, which `requireSession` guards, needs an admin; anybody else gets 403. */
export function requireAdmin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (getSignedIn(request).user.admin !== 1) throw new HttpError(403, adminMessages.adminsOnly);
  });
}
