import { InvalidArgumentError, type Command } from 'commander';
import { listNewestActs, type NamedAct } from '../../server/accounts/users/admin-acts-repository.ts';
import { commandLineActor } from '../../server/admin/admin-rules.ts';
import { withDatabase } from '../command-line/with-database.ts';

const defaultLimit = 100;

/**
 * `log [--limit N]`: prints the audit log, newest first, one act per line: when, who, what, whom, from where,
 * why.
 */
export function addLogCommand(program: Command): void {
  program
    .command('log')
    .description(
      'print the audit log, the changes of accounts, newest first: when, who, what, whom, from which address, and the reason if there is one',
    )
    .option('--limit <number>', 'how many of the newest changes', parseLimit, defaultLimit)
    .action(async ({ limit }: { limit: number }) => {
      await withDatabase(async ({ db }) => {
        const acts = await listNewestActs(db, limit);
        for (const act of acts) console.log(formatInLine(act));
        // On stderr, so that stdout holds nothing but the lines.
        console.error(acts.length === 1 ? '1 act' : `${acts.length} acts`);
      });
    });
}

function parseLimit(text: string): number {
  if (!/^0*[1-9][0-9]{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return Number(text);
}

function formatInLine({
  acted_at,
  act,
  from_address,
  actor,
  actor_email,
  subject,
  subject_email,
  reason,
}: NamedAct): string {
  const who = actor === commandLineActor ? actor : formatAccount(actor, actor_email);
  return [
    new Date(acted_at).toISOString(),
    who,
    act,
    subject === '' ? '' : formatAccount(subject, subject_email),
    from_address,
    ...(reason === null ? [] : [reason]),
  ].join('\t');
}

function formatAccount(userId: string, email: string | null): string {
  return email === null ? `deleted account ${userId}` : `${email} (${userId})`;
}
