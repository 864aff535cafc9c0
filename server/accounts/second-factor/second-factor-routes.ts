import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { callerOf } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { addEndpointRoute } from '../../kernel/endpoint-route.ts';
import { setBrowserSecretCookie, readBrowserSecret } from '../known-browsers/known-browsers.ts';
import type { OwnCaller } from '../passwords/confirm-password.ts';
import { getSignedIn } from '../sessions/authenticate.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { confirmApp, startApp } from './authenticator-app.ts';
import { describeSecondFactor, removeApp, removePasskey, renewRecoveryCodes } from './change-factors.ts';
import { finishLogin } from './finish-login.ts';

/** The second step of a login. */
export function addLoginSecondStepRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpointRoute(app, finishLoginEndpoint, async (request, reply) => {
    const { response, browserSecret } = await finishLogin(context, request.body, {
      ...callerOf(request),
      browserSecret: readBrowserSecret(request, context.settings),
    });
    setBrowserSecretCookie(reply, context.settings, browserSecret);
    return response;
  });
}

/** The calls by which people turn their second factor on and off, in a scope that `requireSession` guards. */
export function addSecondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  const ownCallerOf = (request: FastifyRequest): OwnCaller => ({
    ...getSignedIn(request),
    ...callerOf(request),
    browserSecret: readBrowserSecret(request, context.settings),
  });
  addEndpointRoute(app, readSecondFactorEndpoint, (request) =>
    describeSecondFactor(context, getSignedIn(request).user.user_id),
  );
  addEndpointRoute(app, startPasskeyEndpoint, async (request) => ({
    options: await startPasskey(context, ownCallerOf(request), request.body.password),
  }));
  addEndpointRoute(app, addPasskeyEndpoint, async (request) =>
    toFactorAddedResponse(await addPasskey(context, ownCallerOf(request), request.body)),
  );
  addEndpointRoute(app, removePasskeyEndpoint, async (request) => {
    await removePasskey(context, ownCallerOf(request), request.params.id, request.body.password);
    return { message: messages.passkeyRemoved };
  });
  addEndpointRoute(app, startAppEndpoint, (request) =>
    startApp(context, ownCallerOf(request), request.body.password),
  );
  addEndpointRoute(app, confirmAppEndpoint, async (request) =>
    toFactorAddedResponse(await confirmApp(context, ownCallerOf(request), request.body.code)),
  );
  addEndpointRoute(app, removeAppEndpoint, async (request) => {
    await removeApp(context, ownCallerOf(request), request.body.password);
    return { message: messages.appRemoved };
  });
  addEndpointRoute(app, makeRecoveryCodesEndpoint, async (request) => ({
    recoveryCodes: [...(await renewRecoveryCodes(context, ownCallerOf(request), request.body.password))],
  }));
}

const toFactorAddedResponse = (codes: readonly string[] | null) => ({
  recoveryCodes: codes === null ? null : [...codes],
});
