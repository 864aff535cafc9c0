import { setImmediate } from 'node:timers/promises';
import {
  actsByKind,
  type ActsFilter,
  type AdminAct,
  type AdminActsResponse,
} from '#contract/admin/admin-acts.ts';
import type { Db } from '../database/database.ts';
import { formatTime } from '../kernel/clock.ts';
import {
  countActs,
  listNewestActs,
  type ActRow,
  type ActConditions,
  type NamedAct,
} from '../accounts/users/admin-acts-repository.ts';
import { commandLineActor } from './admin-rules.ts';

const rowsPerBatch = 500;

/** One page of the acts that match the filter, newest first. A page past the end returns the last page. */
export async function findActs(
  db: Db,
  { page, limit, search, ...filter }: ActsFilter & { page: number; limit: number },
): Promise<AdminActsResponse> {
  if (search !== '') return findMatches(readActs(db, { search, ...filter }), page, limit);
  const conditions = toConditions(filter);
  const total = await countActs(db, conditions);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, totalPages);
  const rows = await listNewestActs(db, limit, { ...conditions, skipped: (currentPage - 1) * limit });
  return { acts: rows.map(toAdminAct), currentPage, totalPages, total };
}

/** All acts that match the filter, newest first, read in batches. Text is compared as in the list of accounts. */
export async function* readActs(db: Db, { search, ...filter }: ActsFilter): AsyncGenerator<NamedAct> {
  const conditions = toConditions(filter);
  const term = search.toLowerCase();
  let after: ActRow | undefined;
  do {
    const batch = await listNewestActs(db, rowsPerBatch, {
      ...conditions,
      ...(after === undefined ? {} : { after }),
    });
    for (const act of batch) if (matchesTerm(act, term)) yield act;
    after = batch.length === rowsPerBatch ? batch.at(-1) : undefined;
    // SQLite's queries block, so other calls run here.
    await setImmediate();
  } while (after !== undefined);
}

/** Keeps only the requested page and the last one in memory. */
async function findMatches(
  acts: AsyncIterable<NamedAct>,
  page: number,
  limit: number,
): Promise<AdminActsResponse> {
  let total = 0;
  let requestedPage: NamedAct[] = [];
  let lastPage: NamedAct[] = [];
  for await (const act of acts) {
    if (total % limit === 0) lastPage = [];
    lastPage.push(act);
    total += 1;
    if (Math.ceil(total / limit) === page) requestedPage = lastPage;
  }
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const found = page > totalPages ? lastPage : requestedPage;
  return { acts: found.map(toAdminAct), currentPage: Math.min(page, totalPages), totalPages, total };
}

function toConditions({ kind, from, until }: Omit<ActsFilter, 'search'>): ActConditions {
  return {
    acts: kind === undefined ? undefined : actsByKind[kind],
    from: from === undefined ? undefined : Date.parse(from),
    until: until === undefined ? undefined : Date.parse(until),
  };
}

function matchesTerm(act: NamedAct, term: string): boolean {
  const { actor, subject } = toAdminAct(act);
  return [actor.name, act.actor_email, subject?.name, act.subject_email, act.reason].some((text) =>
    text?.toLowerCase().includes(term),
  );
}

/** An act as the API describes it. */
export function toAdminAct(act: NamedAct): AdminAct {
  return {
    id: act.act_id,
    at: formatTime(act.acted_at),
    act: act.act,
    actor: toActPerson(act.actor, act.actor_name),
    subject: act.subject === '' ? null : toActPerson(act.subject, act.subject_name),
    fromAddress: act.from_address === '' ? null : act.from_address,
    reason: act.reason,
    affected: act.affected,
  };
}

function toActPerson(id: string, name: string | null): AdminAct['actor'] {
  if (name !== null) return { userId: id, name };
  return { userId: null, name: id === commandLineActor ? commandLineActor : `person ${shortId(id)}` };
}

/** Enough of the random id to tell two deleted people apart. */
function shortId(id: string): string {
  return Buffer.from(id.replace('deleted:', ''), 'base64url').toString('hex').slice(0, 6);
}
