import { useSyncExternalStore } from 'react';
import { getVisitorKind, type VisitorKind } from '#app/session/access.ts';
import { findStoredSession, toVisitor, watchStoredSession } from '#app/session/stored-session.ts';

/** The kind of visitor, or undefined while prerendering and hydrating, when it is not known yet. */
export function useVisitorKind(): VisitorKind | undefined {
  return useSyncExternalStore(
    watchStoredSession,
    () => getVisitorKind(toVisitor(findStoredSession())),
    () => undefined,
  );
}

/** The username of the signed-in user; '' while prerendering and hydrating, and for visitors. */
export function useUsername(): string {
  return useSyncExternalStore(
    watchStoredSession,
    () => findStoredSession()?.username ?? '',
    () => '',
  );
}
