import type { NodeState } from '#app/ui/graph/node.tsx';
import { capitalise } from '#app/ui/count-in-words.ts';
import type { ActKind, ActName, AdminAct } from '#contract/admin/admin-acts.ts';

/** A full node grants something, a crossed one revokes something. */
const actTexts: Record<ActName, { title: string; state: NodeState }> = {
  verify: { title: 'Verified', state: 'full' },
  unverify: { title: 'Unverified', state: 'closed' },
  block: { title: 'Blocked', state: 'closed' },
  unblock: { title: 'Unblocked', state: 'full' },
  'end sessions': { title: 'Sessions ended', state: 'open' },
  'send reset mail': { title: 'Reset mail sent', state: 'open' },
  'make admin': { title: 'Made admin', state: 'full' },
  'remove admin role': { title: 'Admin role removed', state: 'closed' },
  delete: { title: 'Deleted', state: 'closed' },
  'export people': { title: 'People exported', state: 'open' },
  'export acts': { title: 'Record exported', state: 'open' },
  create: { title: 'Account made', state: 'open' },
  'set password': { title: 'Password set', state: 'open' },
  'remove second factor': { title: 'Second factor removed', state: 'closed' },
};

/** The title and node of an act. An act from a newer release is shown by its name. */
export function toActTitle(act: string): { title: string; state: NodeState } {
  return (
    Object.entries(actTexts).find(([name]) => name === act)?.[1] ?? { title: capitalise(act), state: 'open' }
  );
}

export const kindLabels: Record<ActKind, string> = {
  verify: 'Verify',
  block: 'Block',
  sessions: 'Sessions',
  mails: 'Mails',
  roles: 'Roles',
  delete: 'Delete',
  export: 'Export',
  commands: 'Commands',
};

/** What an act affected: '3 sessions', '214 rows'. */
export function formatDetail({ act, affected }: Pick<AdminAct, 'act' | 'affected'>): string | undefined {
  if (affected === null) return undefined;
  const noun = act === 'end sessions' ? 'session' : 'row';
  return `${affected} ${noun}${affected === 1 ? '' : 's'}`;
}
