import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  getFlagChange,
  formatCompletedAct,
  formatFailedAct,
  performAct,
  type PersonAct,
} from '#app/pages/admin/person-acts.ts';
import type { UserList } from '#app/pages/admin/list/use-user-list.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { useReauthentication } from '#app/sign-in/second-factor/use-reauthentication.tsx';
import { findStoredSession, storeSession } from '#app/session/stored-session.ts';
import type { AdminUser } from '#contract/admin/admin.ts';

/** The result of the last act. */
export type Outcome = { isSuccess: boolean; message: string };

type UserChanges = {
  outcome: Outcome | undefined;
  /** Asks for a fresh factor. */
  dialog: ReactNode;
  act(user: AdminUser, act: PersonAct, reason?: string): void;
  clearOutcome(): void;
};

/**
 * Performs acts on people in the list. A changed flag is shown at once and reverted with a message when the
 * call fails (an optimistic update); then the list is fetched again. Acts are sent one after the other, in order.
 */
export function useUserChanges({ updateUser, reload }: Pick<UserList, 'updateUser' | 'reload'>): UserChanges {
  const navigate = useNavigate();
  const leaveIfEnded = useEndedSession();
  const { withFreshFactor, dialog } = useReauthentication();
  const [outcome, setOutcome] = useState<Outcome>();
  const queue = useRef<Promise<void>>(Promise.resolve());

  const send = async (user: AdminUser, act: PersonAct, reason: string | undefined): Promise<void> => {
    const { veri, roleAdmin, blocked } = user;
    try {
      await withFreshFactor(() => performAct(act, user, reason));
      setOutcome({ isSuccess: true, message: formatCompletedAct(act, user.name) });
      const change = getFlagChange(act);
      if (change !== undefined && user.userId === findStoredSession()?.userId) {
        const flags = { veri, roleAdmin, ...change };
        storeSession({ isVerified: flags.veri === 'verified', roleAdmin: flags.roleAdmin });
        if (!flags.roleAdmin) {
          await navigate('/', { replace: true });
          return;
        }
      }
      if (change !== undefined || act === 'delete') reload();
    } catch (error) {
      updateUser(user.userId, { veri, roleAdmin, ...(blocked === undefined ? {} : { blocked }) });
      if (leaveIfEnded(error)) return;
      setOutcome({ isSuccess: false, message: formatFailedAct(error, user.name) });
      reload(); // somebody else may have changed or deleted the person
    }
  };

  return {
    outcome,
    dialog,
    act: (user, act, reason) => {
      setOutcome(undefined);
      updateUser(user.userId, getFlagChange(act) ?? {});
      queue.current = queue.current.then(() => send(user, act, reason));
    },
    clearOutcome: () => setOutcome(undefined),
  };
}
