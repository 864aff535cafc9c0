import { InvalidArgumentError, type Command } from 'commander';
import { listNewestActs, type AdminActWithEmails } from '../../server/admin/admin-acts-repository.ts';
import { commandLineActor } from '../../server/admin/admin-rules.ts';
import { withDatabase } from '../with-database.ts';

const defaultLimit = 100;

/** `log [--limit N]`: what admins did, newest first, one act a line: when, who, what, whom, from where. */
export function addLog(program: Command): void {
  program
    .command('log')
    .description(
      'print who verified an account or made it an admin, or undid that: when, who, what, whom, from where',
    )
    .option('--limit <number>', 'the newest so many', parseLimit, defaultLimit)
    .action(async ({ limit }: { limit: number }) => {
      await withDatabase(async ({ db }) => {
        const acts = await listNewestActs(db, limit);
        for (const act of acts) console.log(describeInLine(act));
        // On stderr, so that stdout holds nothing but the lines.
        console.error(acts.length === 1 ? '1 act' : `${acts.length} acts`);
      });
    });
}

function parseLimit(text: string): number {
  if (!/^0*[1-9][0-9]{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 up.');
  return Number(text);
}

function describeInLine({
  acted_at,
  act,
  from_address,
  actor,
  actor_email,
  subject,
  subject_email,
}: AdminActWithEmails): string {
  const who = actor === commandLineActor ? actor : describeAccount(actor, actor_email);
  return [
    new Date(acted_at).toISOString(),
    who,
    act,
    describeAccount(subject, subject_email),
    from_address,
  ].join('\t');
}

function describeAccount(userId: string, email: string | null): string {
  return email ?? `deleted account ${userId}`;
}
