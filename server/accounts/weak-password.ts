import { HttpError } from '../kernel/http-error.ts';
import type { Settings } from '../settings.ts';

/**
 * Throws an HttpError with status 400 for a password that is easily guessed, where the owner asked for that.
 * The list is loaded only then: most sites merely warn, in the page.
 */
export async function refuseWeakPassword(
  settings: Pick<Settings, 'refuseCommonPasswords' | 'siteName'>,
  password: string,
  about: { username?: string; email: string },
): Promise<void> {
  if (!settings.refuseCommonPasswords) return;
  const { findPasswordWeakness } = await import('../../contract/common-passwords.ts');
  const weakness = findPasswordWeakness(password, {
    username: about.username,
    email: about.email,
    siteName: settings.siteName,
  });
  if (weakness !== undefined) throw new HttpError(400, weakness);
}
