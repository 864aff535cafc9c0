import type { KnownBrowser } from '../known-browsers/known-browsers-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import type { Limit } from '../../limits/limit-rules.ts';

/**
 * The limits on which a wrong password counts. A browser that the account was signed in from before has a separate
 * limit, which nobody else can use up. The first limit is always that of the account or the browser.
 */
export function passwordLimits(
  emailKey: string,
  client: string,
  browser: Pick<KnownBrowser, 'browser_id'> | undefined,
): [Limit, ...Limit[]] {
  return browser === undefined
    ? [limits.loginToAccount(emailKey), limits.loginFromClient(client)]
    : [limits.loginFromBrowser(browser.browser_id)];
}
