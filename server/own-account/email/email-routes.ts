import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  cancelEmailChangeEndpoint,
  changeEmailEndpoint,
  confirmEmailEndpoint,
  readEmailEndpoint,
  resendEmailCodesEndpoint,
} from '#contract/endpoints/own-email-endpoints.ts';
import { ownAccountMessages as messages } from '#contract/own-account.ts';
import { deleteCodesFor } from '../../accounts/codes/codes-repository.ts';
import { getSignedIn } from '../../accounts/sessions/authenticate.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import type { OwnCaller } from '../../accounts/passwords/confirm-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { deleteEmailChange } from './email-changes-repository.ts';
import { readEmail, resendEmailCodes, startEmailChange } from './start-email-change.ts';

/** The calls of a change of email, in the order in which its page makes them. */
export function addEmailChangeRoutes(
  app: FastifyInstance,
  context: AppContext,
  callerOf: (request: FastifyRequest) => OwnCaller,
): void {
  addEndpointRoute(app, readEmailEndpoint, (request) => readEmail(context, getSignedIn(request)));
  addEndpointRoute(app, changeEmailEndpoint, (request) =>
    startEmailChange(context, callerOf(request), request.body),
  );
  addEndpointRoute(app, resendEmailCodesEndpoint, (request) => resendEmailCodes(context, callerOf(request)));
  addEndpointRoute(app, confirmEmailEndpoint, (request) =>
    confirmEmailChange(context, callerOf(request), request.body),
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
