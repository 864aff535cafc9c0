import { linkPaths } from '#contract/mail-link.ts';
import type { PageEntry } from '#app/routes.ts';
import { deferEarlyPresses } from '#app/boot/early-presses.ts';
import { insertSections } from '#app/boot/insert-sections.ts';
import { restorePlace } from '#app/session/reading-place.ts';
import { findStartPath, getVisitorKind } from '#app/session/access.ts';
import { readStorage } from '#app/session/read-storage.ts';
import { findRequestedPath, guardPath } from '#app/session/requested-path.ts';
import { findStoredSession, toVisitor } from '#app/session/stored-session.ts';
import { getInitials } from '#app/session/get-initials.ts';
import { showTheme } from '#app/session/theme.ts';

/** The access rules that a page's head script gets, in its `data-rules`. */
export type HeadRules = readonly Pick<PageEntry, 'path' | 'access' | 'startsAt'>[];

/*
 * The script in the head of every page. Before the first paint it redirects who may not see the page, sets the theme
 * and marks the document with the kind of visitor; until hydration it keeps what is pressed.
 */
const root = document.documentElement;
const visitor = toVisitor(findStoredSession());

function findRedirect(): string | null | undefined {
  const rules = JSON.parse(document.currentScript?.dataset['rules'] ?? '[]') as HeadRules;
  return guardPath(location.pathname, rules, visitor) ?? findStartPath(location.pathname, rules);
}

/** The secret of a mailed link leaves the URL before anything else can read or keep it. */
function takeLinkFragment(): void {
  const path = location.pathname.replace(/\/$/, '');
  if (!location.hash || !Object.values<string>(linkPaths).includes(path)) return;
  Object.assign(globalThis, { openedFragment: location.hash.slice(1) });
  root.dataset['openedLink'] = '';
  history.replaceState(history.state, '', location.pathname + location.search);
}

function markDocument(): void {
  showTheme();
  root.dataset['visitor'] = getVisitorKind(visitor);
  root.dataset['script'] = '';
  // CSS shows the username in the navigation bar at once, so that nothing shifts on hydration.
  const username = readStorage('username') ?? '';
  const properties = {
    '--username': username,
    '--initials': getInitials(username),
    // The page for unknown URLs shows this path until it is hydrated.
    '--requested-path': location.pathname,
  };
  for (const [name, text] of Object.entries(properties)) root.style.setProperty(name, JSON.stringify(text));
  // The home page and the courses page keep space for what only the browser knows.
  if (readStorage('progress') !== null) root.dataset['learner'] = '';
  if (bootVariant.isGuarded && findRequestedPath() !== undefined) root.dataset['requested'] = '';
  // A reading place or a fragment scrolls to an element: everything above it is laid out, so that the scroll position
  // stays right.
  if ((bootVariant.hasSections && restorePlace()) || location.hash) root.dataset['laidOut'] = '';
}

const target = bootVariant.isGuarded ? findRedirect() : undefined;
if (target) {
  root.hidden = true;
  location.replace(target);
} else {
  takeLinkFragment();
  markDocument();
  history.scrollRestoration = 'manual';
  if (bootVariant.hasSections) insertSections();
  deferEarlyPresses();
}
