import { useSyncExternalStore } from 'react';
import { visitorKind, type VisitorKind } from '#app/session/access.ts';
import { findStoredSession, visitorOf, watchStoredSession } from '#app/session/stored-session.ts';

/** The kind of visitor, or undefined while prerendering and hydrating, when it is not known yet. */
export function useVisitorKind(): VisitorKind | undefined {
  return useSyncExternalStore(
    watchStoredSession,
    () => visitorKind(visitorOf(findStoredSession())),
    () => undefined,
  );
}

/** The username of the person who is logged in; '' while prerendering and hydrating, and for visitors. */
export function useUsername(): string {
  return useSyncExternalStore(
    watchStoredSession,
    () => findStoredSession()?.username ?? '',
    () => '',
  );
}
