import type { FastifyInstance } from 'fastify';
import {
  addPasskeyEndpoint,
  confirmAppEndpoint,
  finishLoginEndpoint,
  makeRecoveryCodesEndpoint,
  readSecondFactorEndpoint,
  removeAppEndpoint,
  removePasskeyEndpoint,
  startAppEndpoint,
  startPasskeyEndpoint,
} from '#contract/endpoints/second-factor-endpoints.ts';
import { secondFactorMessages as messages } from '#contract/second-factor.ts';
import { parseId, addEndpointRoute } from '../../kernel/endpoint-route.ts';
import type { AppContext } from '../../context.ts';
import { browserCallerOf, setBrowserSecretCookie } from '../known-browsers/known-browsers.ts';
import { getSignedIn, ownCallerOf } from '../sessions/authenticate.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { confirmApp, startApp } from './authenticator-app.ts';
import { getSecondFactor, removeApp, removePasskey, renewRecoveryCodes } from './change-factors.ts';
import { finishLogin } from './finish-login/finish-login.ts';

/** The second step of a login. */
export function addLoginSecondStepRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, finishLoginEndpoint, async (request, reply) => {
    const { response, browserSecret } = await finishLogin(
      context,
      request.body,
      browserCallerOf(request, context.settings),
    );
    setBrowserSecretCookie(reply, context.settings, browserSecret);
    return response;
  });
}

/** The calls by which people turn their second factor on and off, in a scope that `requireSession` guards. */
export function addSecondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, readSecondFactorEndpoint, (request) =>
    getSecondFactor(context, getSignedIn(request).user.user_id),
  );
  addEndpointRoute(app, startPasskeyEndpoint, async (request) => ({
    options: await startPasskey(context, ownCallerOf(request, context.settings), request.body.password),
  }));
  addEndpointRoute(app, addPasskeyEndpoint, async (request) =>
    toFactorAddedResponse(await addPasskey(context, ownCallerOf(request, context.settings), request.body)),
  );
  addEndpointRoute(app, removePasskeyEndpoint, async (request) => {
    const passkeyId = parseId(request.params.id, 'no-such-passkey');
    await removePasskey(context, ownCallerOf(request, context.settings), passkeyId, request.body.password);
    return { message: messages.passkeyRemoved };
  });
  addEndpointRoute(app, startAppEndpoint, (request) =>
    startApp(context, ownCallerOf(request, context.settings), request.body.password),
  );
  addEndpointRoute(app, confirmAppEndpoint, async (request) =>
    toFactorAddedResponse(
      await confirmApp(context, ownCallerOf(request, context.settings), request.body.code),
    ),
  );
  addEndpointRoute(app, removeAppEndpoint, async (request) => {
    await removeApp(context, ownCallerOf(request, context.settings), request.body.password);
    return { message: messages.appRemoved };
  });
  addEndpointRoute(app, makeRecoveryCodesEndpoint, async (request) => ({
    recoveryCodes: [
      ...(await renewRecoveryCodes(context, ownCallerOf(request, context.settings), request.body.password)),
    ],
  }));
}

const toFactorAddedResponse = (codes: readonly string[] | null) => ({
  recoveryCodes: codes === null ? null : [...codes],
});
