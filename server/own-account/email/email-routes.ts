import type { FastifyInstance } from 'fastify';
import {
  cancelEmailChangeEndpoint,
  changeEmailEndpoint,
  confirmEmailEndpoint,
  readEmailEndpoint,
  resendEmailCodesEndpoint,
} from '#contract/endpoints/own-email-endpoints.ts';
import { ownAccountMessages as messages } from '#contract/own-account.ts';
import { deleteCodesFor } from '../../accounts/codes/codes-repository.ts';
import { getSignedIn, ownCallerOf } from '../../accounts/sessions/authenticate.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { deleteEmailChange } from './email-changes-repository.ts';
import { readEmail, resendEmailCodes, startEmailChange } from './start-email-change.ts';

/** The calls of a change of email, in the order in which its page makes them. */
export function addEmailChangeRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, readEmailEndpoint, (request) => readEmail(context, getSignedIn(request)));
  addEndpointRoute(app, changeEmailEndpoint, (request) =>
    startEmailChange(context, ownCallerOf(request, context.settings), request.body),
  );
  addEndpointRoute(app, resendEmailCodesEndpoint, (request) =>
    resendEmailCodes(context, ownCallerOf(request, context.settings)),
  );
  addEndpointRoute(app, confirmEmailEndpoint, (request) =>
    confirmEmailChange(context, ownCallerOf(request, context.settings), request.body),
  );
  addEndpointRoute(app, cancelEmailChangeEndpoint, async (request) => {
    const { user_id } = getSignedIn(request).user;
    await context.database.transact([], async (transaction) => {
      await deleteEmailChange(transaction, user_id);
      await deleteCodesFor(transaction, user_id);
    });
    return { message: messages.emailChangeEnded };
  });
}
