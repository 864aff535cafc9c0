import { call } from '#app/session/api.ts';
import type { AdminChangeRequest } from '#contract/admin/admin.ts';
import {
  changeUserEndpoint,
  deletePersonEndpoint,
  endPersonSessionsEndpoint,
  sendResetMailEndpoint,
} from '#contract/endpoints/admin-endpoints.ts';

/** What an admin can do to a person; those with a dialog ask first. */
export type PersonAct = 'verify' | 'unverify' | 'end sessions' | 'reset mail' | DialogAct;
export type DialogAct = 'make admin' | 'remove admin role' | 'block' | 'unblock' | 'delete';

const dialogActs: readonly PersonAct[] = ['make admin', 'remove admin role', 'block', 'unblock', 'delete'];

/** Whether a dialog comes before the act. */
export function asksFirst(act: PersonAct): act is DialogAct {
  return dialogActs.includes(act);
}

export type Actee = { userId: string; name: string; email: string };

const changes: Partial<Record<PersonAct, AdminChangeRequest>> = {
  verify: { veri: 'verified' },
  unverify: { veri: 'unverified' },
  'make admin': { roleAdmin: true },
  'remove admin role': { roleAdmin: false },
  block: { blocked: true },
  unblock: { blocked: false },
};

/** The flags that an act changes; undefined for one that changes none. */
export function changeOf(act: PersonAct): AdminChangeRequest | undefined {
  return changes[act];
}

/** Does it. Throws CallError. */
export async function perform(act: PersonAct, { userId }: Pick<Actee, 'userId'>, reason = ''): Promise<void> {
  const change = changeOf(act);
  const why = reason.trim() === '' ? {} : { reason };
  if (change !== undefined)
    await call(changeUserEndpoint, { params: { userId }, body: { ...change, ...why } });
  else if (act === 'end sessions') await call(endPersonSessionsEndpoint, { params: { userId }, body: why });
  else if (act === 'delete') await call(deletePersonEndpoint, { params: { userId }, body: why });
  else if (act === 'reset mail') await call(sendResetMailEndpoint, { params: { userId }, body: why });
}

const sentences: Record<PersonAct, (name: string) => string> = {
  verify: (name) => `${name} is verified now.`,
  unverify: (name) => `${name} is not verified any more.`,
  'make admin': (name) => `${name} is an admin now.`,
  'remove admin role': (name) => `${name} is not an admin any more.`,
  block: (name) => `${name} is blocked, and every session has ended.`,
  unblock: (name) => `${name} is not blocked any more.`,
  'end sessions': (name) => `Every session of ${name} has ended.`,
  'reset mail': (name) => `A mail to reset the password is on its way to ${name}.`,
  delete: (name) => `The account of ${name} is deleted.`,
};

/** What was done, in a sentence. */
export function describeDone(act: PersonAct, name: string): string {
  return sentences[act](name);
}
