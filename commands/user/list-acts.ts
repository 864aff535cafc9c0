import { parseArgs } from 'node:util';
import { commandLineActor, listActs, type RecordedAct } from '../../server/admin/acts-store.ts';
import { CommandError } from '../command.ts';
import type { Action } from './action.ts';

const usualLimit = 100;

/** `log [--limit N]`: what admins did, newest first, one act a line: when, who, what, whom, from where. */
export const listRecordedActs: Action = (words) => {
  const { values } = parseArgs({
    args: words,
    options: { limit: { type: 'string', default: String(usualLimit) } },
  });
  if (!/^0*[1-9][0-9]{0,8}$/.test(values.limit))
    throw new CommandError(`--limit must be a whole number from 1 up, not ${JSON.stringify(values.limit)}.`);
  return async (db) => {
    const acts = await listActs(db, Number(values.limit));
    for (const act of acts) console.log(describeInLine(act));
    // On stderr, so that the lines alone can be counted or piped on.
    console.error(acts.length === 1 ? '1 act' : `${acts.length} acts`);
  };
};

function describeInLine({
  acted_at,
  act,
  from_address,
  actor,
  actor_email,
  subject,
  subject_email,
}: RecordedAct): string {
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
