import type { KnownBrowser } from '../known-browsers/known-browsers-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import type { Limit } from '../../limits/limit-rules.ts';

/**
 * What counts a wrong password. A browser that the account was signed in from before has its own tries, so
 * that nobody else, from the same network or another, can use up those of its owner. The first limit is that
 * of the account or its browser.
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
