import type { AccountExport } from '../../contract/own-account.ts';
import type { AdminActsTable } from '../database/schema.ts';
import { progressLock } from '../progress/progress-store.ts';
import { limits } from './account-limits.ts';
import { codeLock } from './codes-store.ts';
import { limitLock } from './limits.ts';
import { sessionsLock } from './sessions.ts';

/** By what the rows of a person are found. */
export type PersonKeys = { user_id: string; email_key: string };

/** What limits count under the person's e-mail. */
export function bucketsOf({ email_key }: PersonKeys): string[] {
  return [
    limits.code('register', email_key),
    limits.code('reset', email_key),
    limits.loginToAccount(email_key),
  ].map(({ bucket }) => bucket);
}

/** Every lock that names the person, in the order in which they must be taken. */
export function locksOf(person: PersonKeys): string[] {
  return [
    codeLock(person.email_key),
    ...bucketsOf(person).map(limitLock),
    progressLock(person.user_id),
    sessionsLock(person.user_id),
  ].toSorted();
}

type ExportedAct = AccountExport['adminActs'][number];

/** An act as one of those in it may read it: what it tells of the other person stays back. */
export function describeAct(act: AdminActsTable, { user_id }: Pick<PersonKeys, 'user_id'>): ExportedAct {
  const own = (id: string) => (id === user_id ? id : null);
  return {
    id: act.act_id,
    act: act.act,
    at: describeTime(act.acted_at),
    actor: own(act.actor),
    subject: own(act.subject),
    fromAddress: act.actor === user_id ? act.from_address : null,
  };
}

/** Milliseconds since 1970 as the API writes them. */
export function describeTime(time: number): string {
  return new Date(time).toISOString();
}
