import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserList } from '#app/pages/admin/use-user-list.ts';
import { call } from '#app/session/api.ts';
import { findStoredSession, storeSession } from '#app/session/stored-session.ts';
import type { AdminChangeRequest, AdminUser } from '#contract/admin.ts';
import { changeUserEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** How the last change went, in a sentence. */
export type Outcome = { good: boolean; sentence: string };

type Acting = {
  outcome: Outcome | undefined;
  act(user: AdminUser, change: AdminChangeRequest): void;
  forget(): void;
};

/**
 * Changes a person's flags: the list shows the change at once, and takes it back with a message when the server refuses. Changes
 * are sent one after the other, in the order they were made.
 */
export function useUserChanges(show: UserList['show']): Acting {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef<Promise<void>>(Promise.resolve());

  const send = async (user: AdminUser, change: AdminChangeRequest): Promise<void> => {
    try {
      const changed = await call(changeUserEndpoint, { params: { userId: user.userId }, body: change });
      setOutcome({ good: true, sentence: describeChange(changed, change) });
      if (changed.userId !== findStoredSession()?.userId) return;
      storeSession({ isVerified: changed.veri === 'verified', roleAdmin: changed.roleAdmin });
      if (!changed.roleAdmin) await navigate('/', { replace: true });
    } catch (error) {
      show(user.userId, {
        ...(change.veri && { veri: user.veri }),
        ...(change.roleAdmin !== undefined && { roleAdmin: user.roleAdmin }),
      });
      setOutcome({
        good: false,
        sentence: `${user.name} stays as before. ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  };

  return {
    outcome,
    act: (user, change) => {
      setOutcome(undefined);
      show(user.userId, change);
      last.current = last.current.then(() => send(user, change));
    },
    forget: () => setOutcome(undefined),
  };
}

function describeChange({ name, veri, roleAdmin }: AdminUser, change: AdminChangeRequest): string {
  if (change.roleAdmin !== undefined)
    return `${name} is ${roleAdmin ? 'an admin now' : 'not an admin any more'}.`;
  return `${name} is ${veri === 'verified' ? 'verified now' : 'not verified any more'}.`;
}
