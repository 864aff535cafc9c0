import { AppError } from '../../kernel/app-error.ts';
import type { Settings } from '../../settings/settings.ts';

/**
 * Throws an AppError with status 400 for a password that is easy to guess, when REFUSE_COMMON_PASSWORDS is on.
 * The list of common passwords is loaded only then: most sites only warn, in the page.
 */
export async function rejectWeakPassword(
  settings: Pick<Settings, 'refuseCommonPasswords' | 'siteName'>,
  password: string,
  owner: { username?: string; email: string },
): Promise<void> {
  if (!settings.refuseCommonPasswords) return;
  const { findPasswordWeakness } = await import('#contract/common-passwords.ts');
  const weakness = findPasswordWeakness(password, {
    username: owner.username,
    email: owner.email,
    siteName: settings.siteName,
  });
  if (weakness !== undefined) throw new AppError('weak-password', { sentence: weakness });
}
