import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { User } from '../../server/accounts/users-store.ts';
import { isMatch } from '../../server/admin/account-match.ts';
import type { Schema } from '../../server/database/schema.ts';
import type { Action } from './action.ts';

const pageLength = 1000;

/** `list [--search TEXT]`: a line an account, newest first, read in pages so that a million fit. */
export const listAccounts: Action = (words) => {
  const { values } = parseArgs({ args: words, options: { search: { type: 'string' } } });
  const sought = values.search?.toLowerCase() ?? '';
  return async (db) => {
    let shown = 0;
    for (let page = await findPage(db, undefined); page.length > 0; page = await findPage(db, page.at(-1))) {
      const lines = page.filter((user) => isMatch(user, sought)).map(describeInLine);
      shown += lines.length;
      if (lines.length > 0) await print(`${lines.join('\n')}\n`);
    }
    // On stderr, so that the lines alone can be counted or piped on.
    console.error(shown === 1 ? '1 account' : `${shown} accounts`);
  };
};

function findPage(db: Kysely<Schema>, last: User | undefined): Promise<User[]> {
  const newestFirst = db
    .selectFrom('users')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(pageLength);
  if (!last) return newestFirst.execute();
  return newestFirst
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'user_id'), '<', tuple(last.created_at, last.user_id)),
    )
    .execute();
}

function describeInLine(user: User): string {
  const status = user.verified === 1 ? 'verified' : 'unverified';
  return [
    user.email,
    user.username,
    user.name,
    user.college,
    user.admin === 1 ? `${status}, admin` : status,
  ].join('\t');
}

function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}
