import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  flagChangeOf,
  describeCompletedAct,
  performAct,
  type PersonAct,
} from '#app/pages/admin/person-acts.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { findStoredSession, storeSession } from '#app/session/stored-session.ts';
import type { AdminUser } from '#contract/admin/admin.ts';

/** How the last act went, in a sentence. */
export type Outcome = { good: boolean; sentence: string };

type Acting = {
  outcome: Outcome | undefined;
  act(user: AdminUser, act: PersonAct, reason?: string): void;
  forget(): void;
};

/**
 * Acts on people of the list: it shows a changed flag at once, and takes it back with a message when the
 * server refuses. Acts are sent one after the other, in the order they were made.
 */
export function useUserChanges({ show, reload }: Pick<UserList, 'show' | 'reload'>): Acting {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef<Promise<void>>(Promise.resolve());

  const send = async (user: AdminUser, act: PersonAct, reason: string | undefined): Promise<void> => {
    const { veri, roleAdmin, blocked } = user;
    try {
      await performAct(act, user, reason);
      setOutcome({ good: true, sentence: describeCompletedAct(act, user.name) });
      const change = flagChangeOf(act);
      if (change !== undefined && user.userId === findStoredSession()?.userId) {
        const now = { veri, roleAdmin, ...change };
        storeSession({ isVerified: now.veri === 'verified', roleAdmin: now.roleAdmin });
        if (!now.roleAdmin) {
          await navigate('/', { replace: true });
          return;
        }
      }
      if (change !== undefined || act === 'delete') reload();
    } catch (error) {
      show(user.userId, { veri, roleAdmin, ...(blocked === undefined ? {} : { blocked }) });
      setOutcome({
        good: false,
        sentence: `${user.name} stays as before. ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  };

  return {
    outcome,
    act: (user, act, reason) => {
      setOutcome(undefined);
      show(user.userId, flagChangeOf(act) ?? {});
      last.current = last.current.then(() => send(user, act, reason));
    },
    forget: () => setOutcome(undefined),
  };
}
