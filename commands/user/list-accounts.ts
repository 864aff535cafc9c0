import type { Command } from 'commander';
import { z } from 'zod';
import { listUsersByAge, type ListedUser } from '../../server/accounts/users/users-repository.ts';
import { isMatch } from '../../server/admin/search/account.ts';
import { withDatabase } from '../command-line/with-database.ts';
import { parseOrFail } from './account-options.ts';

const pageLength = 1000;
const optionsSchema = z.object({ search: z.string().default('') });

/**
 * `list [--search TEXT]`: prints a line for each account, newest first. Reads pages, so that memory stays
 * small.
 */
export function addListCommand(program: Command): void {
  program
    .command('list')
    .description('print all accounts, newest first, one per line with tabs between the columns')
    .option('--search <text>', 'only those with the text in name, username, email or college')
    .action(async (options: unknown) => {
      const search = parseOrFail(optionsSchema, options).search.toLowerCase();
      await withDatabase(async ({ db }) => {
        let count = 0;
        let page = await listUsersByAge(db, 'newest first', undefined, pageLength);
        while (page.length > 0) {
          const lines = page.filter((user) => isMatch(user, search)).map(formatInLine);
          count += lines.length;
          if (lines.length > 0) await print(`${lines.join('\n')}\n`);
          page = await listUsersByAge(db, 'newest first', page.at(-1), pageLength);
        }
        // On stderr, so that stdout holds nothing but the lines.
        console.error(count === 1 ? '1 account' : `${count} accounts`);
      });
    });
}

function formatInLine(user: ListedUser): string {
  const status = [
    user.verified === 1 ? 'verified' : 'unverified',
    ...(user.admin === 1 ? ['admin'] : []),
    ...(user.blocked === 1 ? ['blocked'] : []),
  ];
  return [user.email, user.username, user.name, user.college, status.join(', ')].join('\t');
}

function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}
