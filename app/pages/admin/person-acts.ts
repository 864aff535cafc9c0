import { call, CallError } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import type { AdminChangeRequest } from '#contract/admin/admin.ts';
import {
  changeUserEndpoint,
  deletePersonEndpoint,
  endPersonSessionsEndpoint,
  sendResetMailEndpoint,
} from '#contract/endpoints/admin-endpoints.ts';

/** What an admin can do to a person; a `ConfirmedAct` is confirmed in a dialog first. */
export type PersonAct = 'verify' | 'unverify' | 'end sessions' | 'reset mail' | ConfirmedAct;
export type ConfirmedAct = 'make admin' | 'remove admin role' | 'block' | 'unblock' | 'delete';

const confirmedActs: readonly PersonAct[] = ['make admin', 'remove admin role', 'block', 'unblock', 'delete'];

/** Whether a dialog asks for confirmation before the act. */
export function needsConfirmation(act: PersonAct): act is ConfirmedAct {
  return confirmedActs.includes(act);
}

export type ActTarget = { userId: string; name: string; email: string };

const flagChanges: Partial<Record<PersonAct, AdminChangeRequest>> = {
  verify: { veri: 'verified' },
  unverify: { veri: 'unverified' },
  'make admin': { roleAdmin: true },
  'remove admin role': { roleAdmin: false },
  block: { blocked: true },
  unblock: { blocked: false },
};

/** The flags that an act changes; undefined for one that changes none. */
export function getFlagChange(act: PersonAct): AdminChangeRequest | undefined {
  return flagChanges[act];
}

/** Sends the act to the server. Throws CallError. */
export async function performAct(
  act: PersonAct,
  { userId }: Pick<ActTarget, 'userId'>,
  reason = '',
): Promise<void> {
  const change = getFlagChange(act);
  const reasonBody = reason.trim() === '' ? {} : { reason };
  if (change !== undefined)
    await call(changeUserEndpoint, { params: { userId }, body: { ...change, ...reasonBody } });
  else if (act === 'end sessions')
    await call(endPersonSessionsEndpoint, { params: { userId }, body: reasonBody });
  else if (act === 'delete') await call(deletePersonEndpoint, { params: { userId }, body: reasonBody });
  else if (act === 'reset mail') await call(sendResetMailEndpoint, { params: { userId }, body: reasonBody });
}

const completedMessages: Record<PersonAct, (name: string) => string> = {
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

/**
 * Why an act on a person was not done. Without an answer of the server nobody knows whether it was: the
 * connection may have broken after the call arrived.
 */
export function formatFailedAct(error: unknown, name: string): string {
  const isKnown = error instanceof CallError && error.hasServerMessage;
  const result = isKnown ? `${name} was not changed` : `It is not known whether ${name} was changed`;
  return `${result}. ${formatError(error)}`;
}

/** What was done, in a sentence. */
export function formatCompletedAct(act: PersonAct, name: string): string {
  return completedMessages[act](name);
}
