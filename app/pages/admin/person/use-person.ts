import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  formatCompletedAct,
  formatFailedAct,
  performAct,
  type PersonAct,
} from '#app/pages/admin/person-acts.ts';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { findStoredSession, storeSession } from '#app/session/stored-session.ts';
import { useReauthentication } from '#app/sign-in/second-factor/use-reauthentication.tsx';
import { formatError } from '#app/sign-in/format-error.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { AdminPerson } from '#contract/admin/admin-person.ts';
import { adminMessages } from '#contract/admin/admin.ts';
import { endPersonSessionEndpoint, readPersonEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** The person as they were at `fetchedAt`, in milliseconds since 1970. */
type PersonSnapshot = { person: AdminPerson; fetchedAt: number };

export type PersonView = {
  snapshot: PersonSnapshot | undefined;
  /** Why the person could not be read. */
  failure: string | undefined;
  outcome: Outcome | undefined;
  /** Asks for a fresh factor. */
  dialog: ReactNode;
  /** The running task: an act, or the id of a session that is being ended. */
  pendingTask: string | undefined;
  act(act: PersonAct, reason?: string): void;
  endSession(id: string, name: string): void;
  reload(): void;
};

/**
 * Reads the person when the page opens and on `reload`. `userId` is undefined before hydration, '' without
 * one.
 */
function useSnapshot(userId: string | undefined) {
  const leaveIfEnded = useEndedSession();
  const [snapshot, setSnapshot] = useState<PersonSnapshot>();
  const [failure, setFailure] = useState<{ id: string; message: string }>();
  const [reloadCount, setReloadCount] = useState(0);
  const handleError = useEffectEvent((id: string, error: unknown) => {
    if (!leaveIfEnded(error)) setFailure({ id, message: formatError(error) });
  });
  useEffect(() => {
    if (!userId) return;
    const controller = new AbortController();
    call(readPersonEndpoint, { params: { userId }, signal: controller.signal }).then(
      (person) => {
        if (!controller.signal.aborted) setSnapshot({ person, fetchedAt: Date.now() });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) handleError(userId, error);
      },
    );
    return () => controller.abort();
  }, [userId, reloadCount]);
  /** Resolves to whether the person could be read; throws when the session has ended. */
  const readAgain = async (id: string): Promise<boolean> => {
    try {
      const person = await call(readPersonEndpoint, { params: { userId: id } });
      setSnapshot({ person, fetchedAt: Date.now() });
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.status === 401) throw error;
      if (error.status !== 404) return false;
      setSnapshot(undefined);
      setFailure({ id, message: error.message });
      return true;
    }
  };
  return {
    snapshot,
    readAgain,
    failure: userId === '' ? adminMessages.noSuchUser : failure?.id === userId ? failure?.message : undefined,
    reload: () => {
      setFailure(undefined);
      setReloadCount((count) => count + 1);
    },
  };
}

/** Resolves to what was done, or to undefined when the page is left. */
type Task = (person: AdminPerson) => Promise<string | undefined>;

/** The outcome of a task, undefined when the page is left. Throws when the session has ended. */
async function findOutcome(person: AdminPerson, task: Task): Promise<Outcome | undefined> {
  try {
    const message = await task(person);
    return message === undefined ? undefined : { isSuccess: true, message };
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 401) throw error;
    return { isSuccess: false, message: formatFailedAct(error, person.name) };
  }
}

function withAdvice({ isSuccess, message }: Outcome): Outcome {
  return {
    isSuccess,
    message: `${message} This page could not be updated: reload it to see the person now.`,
  };
}

/** The person that the URL names, and the acts on them, one at a time. */
export function usePerson(): PersonView {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const leaveIfEnded = useEndedSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [pendingTask, setPendingTask] = useState<string>();
  const { withFreshFactor, dialog } = useReauthentication();
  const isRunning = useRef(false);
  const userId = isHydrated ? (new URLSearchParams(search).get('id') ?? '') : undefined;

  const { snapshot, failure, reload, readAgain } = useSnapshot(userId);

  /** Runs one task at a time, and reads the person again after it, also when it failed. */
  const runTask = async (name: string, task: Task) => {
    if (isRunning.current || snapshot === undefined) return;
    isRunning.current = true;
    setPendingTask(name);
    setOutcome(undefined);
    try {
      const taskOutcome = await findOutcome(snapshot.person, task);
      if (taskOutcome === undefined) return;
      const isUpdated = await readAgain(snapshot.person.userId);
      setOutcome(isUpdated ? taskOutcome : withAdvice(taskOutcome));
    } catch (error) {
      if (!leaveIfEnded(error)) throw error;
    } finally {
      isRunning.current = false;
      setPendingTask(undefined);
    }
  };

  const isCurrentPerson = snapshot !== undefined && snapshot.person.userId === userId;
  return {
    snapshot: isCurrentPerson ? snapshot : undefined,
    failure,
    outcome,
    dialog,
    pendingTask,
    reload,
    act: (act, reason) =>
      void runTask(act, async (person) => {
        await withFreshFactor(() => performAct(act, person, reason));
        if (act === 'delete') {
          await navigate('/admin', { replace: true });
          return undefined;
        }
        if (act === 'remove admin role' && person.userId === findStoredSession()?.userId) {
          storeSession({ roleAdmin: false });
          await navigate('/', { replace: true });
          return undefined;
        }
        return formatCompletedAct(act, person.name);
      }),
    endSession: (sessionId, name) =>
      void runTask(sessionId, async (person) => {
        const params = { userId: person.userId, sessionId };
        await withFreshFactor(() => call(endPersonSessionEndpoint, { params, body: {} }));
        return `Ended: ${name}.`;
      }),
  };
}
