import * as account from './account-endpoints.ts';
import * as admin from './admin-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health-endpoints.ts';
import * as ownAccount from './own-account-endpoints.ts';
import * as ownEmail from './own-email-endpoints.ts';
import * as progress from './progress-endpoints.ts';
import * as reauthentication from './reauthentication-endpoints.ts';
import * as secondFactor from './second-factor-endpoints.ts';
import * as session from './session-endpoints.ts';

/** Every call of the API. The browser must not import this: it would bring every schema with it. */
export const allEndpoints: readonly Endpoint[] = [
  health,
  account,
  session,
  progress,
  ownAccount,
  ownEmail,
  secondFactor,
  reauthentication,
  admin,
].flatMap((module): Endpoint[] => Object.values(module));
