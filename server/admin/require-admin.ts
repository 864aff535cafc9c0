import type { FastifyInstance } from 'fastify';
import { adminMessages } from '#contract/admin/admin.ts';
import { hasSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../kernel/http-error.ts';

/**
 * Guards every call of this scope, which `requireSession` guards too: only admins, and only with a second
 * factor when the settings require it. Anybody else gets 403.
 */
export function requireAdmin(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
  app.addHook('onRequest', async (request) => {
    const { user } = getSignedIn(request);
    if (user.admin !== 1) throw new HttpError(403, adminMessages.adminsOnly);
    if (settings.adminSecondFactor === 'off') return;
    if (!(await hasSecondFactor(database.reader, user.user_id)))
      throw new HttpError(403, adminMessages.secondFactorRequired);
  });
}
