import { redirect, type MiddlewareFunction } from 'react-router';
import { pages } from '#app/routes.ts';
import { accessOf, leadOnFrom, redirectFor } from '#app/session/access.ts';
import { findStoredSession, visitorOf } from '#app/session/stored-session.ts';

/** Keeps the access rules, and leads from a tutorial's address to its first lesson, on every navigation inside the app; the early script keeps them on full loads. */
export const guard: MiddlewareFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  const target = redirectFor(accessOf(pathname, pages), visitorOf(findStoredSession()));
  if (target) throw redirect(target);
  const leadsTo = leadOnFrom(pathname, pages);
  // The tutorial's address is not in the history yet: `replace` would take the page it was opened from out of it.
  if (leadsTo !== undefined) throw redirect(leadsTo);
};
