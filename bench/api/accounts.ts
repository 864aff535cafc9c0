import { notGivenAccountFields } from '../../contract/account-fields.ts';
import { emptyProgress } from '../../contract/progress/progress.ts';
import { rememberBrowser } from '../../server/accounts/known-browsers/known-browsers.ts';
import { newUserRow } from '../../server/accounts/registration/registration-rules.ts';
import { insertSession } from '../../server/accounts/sessions/sessions-repository.ts';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import { insertUser } from '../../server/accounts/users/users-repository.ts';
import { openDatabase, type DatabaseSettings } from '../../server/database/open.ts';
import { hashSecret } from '../../server/kernel/hash-secret.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { saveProgress } from '../../server/progress/progress-repository.ts';

/** An account with a password, the token of one of its sessions and the secret of a browser that it knows. */
export type Account = { email: string; password: string; token: string; browserSecret: string };

const sessionsPerAccount = 3;

/**
 * Adds accounts with three sessions and some progress each. All have the same password, because hashing one
 * for each account takes long.
 */
export async function addAccounts(settings: DatabaseSettings, count: number): Promise<Account[]> {
  const { transact, close } = await openDatabase(settings);
  const password = 'Monsoon-2026-chai';
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  const accounts: Account[] = [];
  await transact([], async (transaction) => {
    accounts.length = 0;
    for (let index = 0; index < count; index += 1) {
      const userId = secureRandom.id();
      const email = `person.${index}@example.edu`;
      const details = { name: 'Meera Krishnan', username: `person_${index}`, email, password };
      await insertUser(
        transaction,
        newUserRow(
          { ...details, ...notGivenAccountFields },
          { userId, passwordHash, isVerified: true, isAdmin: false, now },
        ),
      );
      const tokens = Array.from({ length: sessionsPerAccount }, () => secureRandom.token());
      for (const token of tokens)
        await insertSession(transaction, {
          session_id: secureRandom.id(),
          token_hash: hashSecret(token),
          user_id: userId,
          device: 'Firefox on Linux',
          created_at: now,
          last_used_at: now,
        });
      await saveProgress(transaction, userId, { progress: emptyProgress, updatedAt: now });
      const browserSecret = secureRandom.token();
      await rememberBrowser(transaction, {
        userId,
        browserId: secureRandom.id(),
        secret: browserSecret,
        now,
      });
      accounts.push({ email, password, token: tokens[0] ?? '', browserSecret });
    }
  });
  await close();
  return accounts;
}
