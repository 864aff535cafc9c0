import { resetPath } from '#contract/reset-link.ts';
import { pages } from '#app/routes.ts';
import { getAccess, findStartPath, getRedirect, getVisitorKind } from '#app/session/access.ts';
import { getInitials } from '#app/session/get-initials.ts';
import { deferEarlyChoices } from '#app/session/defer-early-choices.ts';
import { pressShortcuts } from '#app/session/press-shortcuts.ts';
import { deferFrames, insertSections } from '#app/session/insert-sections.ts';

/** The access rules of some paths, and the functions that find where to redirect. */
type Guard = {
  rules: readonly {
    path: string;
    access: 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin';
    startsAt?: string;
  }[];
  access: typeof getAccess;
  redirect: typeof getRedirect;
  start: typeof findStartPath;
};

/** The part that runs in the browser; it may use nothing but its parameters and the browser. */
function beforeFirstPaint(
  getKind: typeof getVisitorKind,
  initials: typeof getInitials,
  resetPath: string,
  {
    guard,
    deferChoices,
    shortcuts,
    sections,
  }: {
    guard?: Guard;
    deferChoices?: typeof deferEarlyChoices;
    shortcuts?: typeof pressShortcuts;
    sections?: () => void;
  },
): void {
  const root = document.documentElement;
  let readStorage: (key: string) => string | null = () => null;
  try {
    const storage = localStorage;
    readStorage = (key) => storage.getItem(key);
  } catch {
    // storage forbidden: a visitor with the system's theme
  }
  const visitor = {
    isSignedIn: !!readStorage('token'),
    isVerified: readStorage('isVerified') === 'true',
    isAdmin: readStorage('roleAdmin') === 'true',
  };
  const target =
    guard &&
    (guard.redirect(guard.access(location.pathname, guard.rules), visitor) ??
      guard.start(location.pathname, guard.rules));
  if (target) {
    root.hidden = true;
    location.replace(target);
    return;
  }
  // The secret of a mailed link leaves the URL before anything else can read or keep it.
  if (location.pathname.replace(/\/$/, '') === resetPath && location.hash) {
    Object.assign(globalThis, { openedFragment: location.hash.slice(1) });
    root.dataset.openedLink = '';
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const theme = readStorage('theme');
  const chosen = theme === 'night' || theme === 'paper' ? theme : undefined;
  root.dataset.theme = chosen ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night');
  root.dataset.visitor = getKind(visitor);
  root.dataset.script = '';
  // CSS shows the username in the navigation bar at once, so that nothing shifts on hydration.
  const username = readStorage('username') ?? '';
  root.style.setProperty('--username', JSON.stringify(username));
  root.style.setProperty('--initials', JSON.stringify(initials(username)));
  // The page for unknown URLs shows this path until it is hydrated.
  root.style.setProperty('--requested-path', JSON.stringify(location.pathname));
  history.scrollRestoration = 'manual';
  // A URL with a fragment scrolls to an element: everything above it is laid out, so that the scroll position
  // stays right.
  if (location.hash) root.dataset.laidOut = '';
  sections?.();

  // Until hydration a submit or click is deferred and repeated afterwards, so that nothing is lost and no
  // form is sent by the browser. Several clicks on one button count once. Until then the pressed element is
  // marked as busy (app/styles/base.css).
  const pending = new Map<Element, () => void>();
  const busy = new Set<Element>();
  let hydrated = false;
  const onEvent = (event: Event) => {
    const origin = event.target instanceof Element ? event.target : null;
    if (hydrated || !origin) return;
    if (event.type === 'submit' && origin instanceof HTMLFormElement) {
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      pending.set(origin, () => origin.requestSubmit(submitter));
      if (submitter) busy.add(submitter);
    } else {
      const button = origin.closest<HTMLButtonElement>('button:not([popovertarget]), [data-pressable]');
      if (event.type !== 'click' || !button || (button.type === 'submit' && button.form)) return;
      pending.set(button, () => button.click());
      busy.add(button);
    }
    for (const each of busy) each.setAttribute('aria-busy', 'true');
    event.preventDefault();
    event.stopImmediatePropagation(); // React listens on the document too
  };
  document.addEventListener('submit', onEvent, true);
  document.addEventListener('click', onEvent, true);
  const resetChoices = deferChoices?.(pending);
  const stopShortcuts = shortcuts?.();
  document.addEventListener(
    'hydrated',
    () => {
      hydrated = true;
      resetChoices?.();
      stopShortcuts?.();
      for (const each of busy) each.removeAttribute('aria-busy');
      for (const [element, repeat] of pending) if (element.isConnected) repeat();
      pending.clear();
    },
    { once: true },
  );
}

/** The part of the pages' entries that the script needs. */
const rules = pages.map(({ path, access, startsAt }) => ({ path, access, startsAt }));

/**
 * Parts that not every page needs are between these comments. A bundler may reformat functions, but it does
 * not change comments inside a string.
 */
const createMarkers = (part: string) => ({ start: `/* ${part} */`, end: `/* end of ${part} */` });
const guardMarkers = createMarkers('guard');
const choicesMarkers = createMarkers('choices');
const shortcutsMarkers = createMarkers('shortcuts');
const sectionsMarkers = createMarkers('sections');

const guardText = `guard:{rules:${JSON.stringify(rules)},access:${getAccess.toString()},redirect:${getRedirect.toString()},start:${findStartPath.toString()}},`;
const choicesText = `deferChoices:${deferEarlyChoices.toString()},`;
const shortcutsText = `shortcuts:${pressShortcuts.toString()},`;
const sectionsText = `sections:()=>(${insertSections.toString()})(${deferFrames.toString()})`;

/** The script in the head of every page: guards, theme and kind of visitor before the first paint. */
export const bootScript = `(${beforeFirstPaint.toString()})(${getVisitorKind.toString()},${getInitials.toString()},${JSON.stringify(resetPath)},{${guardMarkers.start}${guardText}${guardMarkers.end}${choicesMarkers.start}${choicesText}${choicesMarkers.end}${shortcutsMarkers.start}${shortcutsText}${shortcutsMarkers.end}${sectionsMarkers.start}${sectionsText}${sectionsMarkers.end}})`;

/**
 * The page at `path` with the parts of the script that it can need alone: the rules that apply to it, unless
 * all let everyone in; what keeps early choices, if it has controls to choose with; what presses
 * shortcuts, if it has some; and what inserts sections, if it is a lesson. Throws when the page has not the script
 * with all of them.
 */
export function keepNeededParts(html: string, path: string): string {
  const own = rules.filter((rule) => `${path}/`.startsWith(`${rule.path}/`));
  const isGuarded = own.some(({ access, startsAt }) => access !== 'everyone' || startsAt !== undefined);
  const hasChoices = /<input[^>]* type="(?:radio|checkbox|range)"/.test(html);
  const hasSections = html.includes('class="lesson-section"');
  const all = JSON.stringify(rules);
  const dropped = [
    isGuarded ? [] : [guardMarkers],
    hasChoices ? [] : [choicesMarkers],
    html.includes('aria-keyshortcuts=') ? [] : [shortcutsMarkers],
    hasSections ? [] : [sectionsMarkers],
  ].flat();
  if (![all, ...dropped.flatMap(({ start, end }) => [start, end])].every((part) => html.includes(part)))
    throw new Error(`${path} has not the script of its head with all its parts.`);
  return dropped
    .reduce(
      (kept, { start, end }) =>
        kept.slice(0, kept.indexOf(start)) + kept.slice(kept.indexOf(end) + end.length),
      html,
    )
    .replace(all, () => JSON.stringify(own));
}
