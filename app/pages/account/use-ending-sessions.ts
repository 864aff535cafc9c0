import { useState, type RefObject } from 'react';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { formatDeviceKind } from '#app/session/format-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { endSessionEndpoint } from '#contract/endpoints/own-account-endpoints.ts';
import type { OwnSession } from '#contract/own-account.ts';

type EndingSessions = {
  /** The id of the session that is being ended, or `all`. */
  endingId: string | undefined;
  success: string | undefined;
  error: string | undefined;
  endOne: (session: OwnSession) => void;
  endAll: (sessions: readonly OwnSession[]) => void;
};

/** Ends one session. A session that no longer exists counts as ended. */
async function endSession(id: string): Promise<void> {
  try {
    await call(endSessionEndpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
}

/**
 * Ends sessions, one call after the other. The pressed button is removed with its session, so `list` gets the
 * focus.
 */
export function useEndingSessions(list: RefObject<HTMLElement | null>, onChange: () => void): EndingSessions {
  const [endingId, setEndingId] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const [error, setError] = useState<string>();
  const leaveIfEnded = useEndedSession();

  async function endEach(sessions: readonly OwnSession[], endingKey: string, message: string): Promise<void> {
    if (endingId !== undefined) return;
    setEndingId(endingKey);
    setSuccess(undefined);
    setError(undefined);
    try {
      for (const { id } of sessions) await endSession(id);
      setSuccess(message);
      list.current?.focus();
    } catch (failure) {
      if (leaveIfEnded(failure)) return;
      setError(formatError(failure));
    }
    setEndingId(undefined);
    onChange();
  }
  return {
    endingId,
    success,
    error,
    endOne: (session) =>
      void endEach([session], session.id, `Ended: ${formatDeviceKind(session)}, ${session.device}.`),
    endAll: (sessions) => void endEach(sessions, 'all', 'All other sessions are ended.'),
  };
}
