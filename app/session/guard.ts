import { redirect, type MiddlewareFunction } from 'react-router';
import { pages } from '#app/routes.ts';
import { findStartPath } from '#app/session/access.ts';
import { guardPath } from '#app/session/requested-path.ts';
import { findStoredSession, toVisitor } from '#app/session/stored-session.ts';

/**
 * Applies the access rules, and redirects from a tutorial's own path to its first lesson, on every navigation
 * inside the app. The boot script does it on full loads.
 */
export const guard: MiddlewareFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  const target = guardPath(pathname, pages, toVisitor(findStoredSession()));
  if (target) throw redirect(target);
  const startsAt = findStartPath(pathname, pages);
  // The tutorial's URL is not in the history yet, so `replace` would remove the page before it.
  if (startsAt !== undefined) throw redirect(startsAt);
};
