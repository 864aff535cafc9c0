import { resetPath } from '#contract/reset-link.ts';
import { pages } from '#app/routes.ts';
import { accessOf, findStartPath, redirectFor, visitorKind } from '#app/session/access.ts';
import { initialsOf } from '#app/session/initials.ts';
import { deferEarlyChoices } from '#app/session/defer-early-choices.ts';

/** Who may see the pages at some paths, and where others and unfinished URLs lead. */
type Guard = {
  rules: readonly {
    path: string;
    access: 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin';
    startsAt?: string;
  }[];
  access: typeof accessOf;
  redirect: typeof redirectFor;
  start: typeof findStartPath;
};

/** The part that runs in the browser; it may use nothing but its parameters and the browser. */
function beforeFirstPaint(
  kindOf: typeof visitorKind,
  initials: typeof initialsOf,
  resetPath: string,
  { guard, deferChoices }: { guard?: Guard; deferChoices?: typeof deferEarlyChoices },
): void {
  const root = document.documentElement;
  // zod, whose schemas are made when the page's modules load, would try whether it may compile; the policy
  // reports the try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  let stored: (key: string) => string | null = () => null;
  try {
    const storage = localStorage;
    stored = (key) => storage.getItem(key);
  } catch {
    // storage forbidden: a visitor with the system's theme
  }
  const visitor = {
    signedIn: !!stored('token'),
    verified: stored('isVerified') === 'true',
    admin: stored('roleAdmin') === 'true',
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
  const theme = stored('theme');
  const chosen = theme === 'night' || theme === 'paper' ? theme : undefined;
  root.dataset.theme = chosen ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night');
  root.dataset.visitor = kindOf(visitor);
  root.dataset.script = '';
  // The bar shows the name at once, through CSS, so that nothing moves on hydration.
  const username = stored('username') ?? '';
  root.style.setProperty('--username', JSON.stringify(username));
  root.style.setProperty('--initials', JSON.stringify(initials(username)));
  // The page for unknown URLs shows this path until it is hydrated.
  root.style.setProperty('--requested-path', JSON.stringify(location.pathname));
  history.scrollRestoration = 'manual';
  // A URL with a fragment opens at one place: all above it is laid out, so that the place doesn't move.
  if (location.hash) root.dataset.laidOut = '';

  // Until hydration a submit or a press is held back and repeated afterwards, so that nothing is lost and no
  // form is sent by the browser. Somebody who presses again because nothing has happened yet means it once.
  // What was pressed is busy until then, and looks it (app/styles/base.css).
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
  document.addEventListener(
    'hydrated',
    () => {
      hydrated = true;
      resetChoices?.();
      for (const each of busy) each.removeAttribute('aria-busy');
      for (const [element, repeat] of pending) if (element.isConnected) repeat();
      pending.clear();
    },
    { once: true },
  );
}

/** What the script knows of the site's pages. */
const rules = pages.map(({ path, access, startsAt }) => ({ path, access, startsAt }));

/**
 * What not every page needs is between such comments: a bundler may print functions in another way,
 * comments in a text it leaves.
 */
const marksOf = (part: string) => ({ start: `/* ${part} */`, end: `/* end of ${part} */` });
const guardMarks = marksOf('guard');
const choicesMarks = marksOf('choices');

const guardText = `guard:{rules:${JSON.stringify(rules)},access:${accessOf.toString()},redirect:${redirectFor.toString()},start:${findStartPath.toString()}},`;
const choicesText = `deferChoices:${deferEarlyChoices.toString()}`;

/** The script in the head of every page: guards, theme and kind of visitor before the first paint. */
export const bootScript = `(${beforeFirstPaint.toString()})(${visitorKind.toString()},${initialsOf.toString()},${JSON.stringify(resetPath)},{${guardMarks.start}${guardText}${guardMarks.end}${choicesMarks.start}${choicesText}${choicesMarks.end}})`;

/**
 * The page at `path` with the parts of the script that it can need alone: the rules that apply to it, unless
 * all let everyone in, and, if it has controls to choose with, what keeps early choices. Throws when the page
 * has not the script with all of them.
 */
export function keepNeededParts(html: string, path: string): string {
  const own = rules.filter((rule) => `${path}/`.startsWith(`${rule.path}/`));
  const isGuarded = own.some(({ access, startsAt }) => access !== 'everyone' || startsAt !== undefined);
  const hasChoices = /<input[^>]* type="(?:radio|checkbox|range)"/.test(html);
  const all = JSON.stringify(rules);
  const dropped = [isGuarded ? [] : [guardMarks], hasChoices ? [] : [choicesMarks]].flat();
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
