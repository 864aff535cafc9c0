import { pages } from '#app/routes.ts';
import { accessOf, leadOnFrom, redirectFor, visitorKind } from '#app/session/access.ts';

/** The part that runs in the browser; it may use nothing but its parameters and the browser. */
function beforeFirstPaint(
  rules: readonly {
    path: string;
    access: 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin';
    leadsTo?: string;
  }[],
  access: typeof accessOf,
  redirect: typeof redirectFor,
  leadOn: typeof leadOnFrom,
  kindOf: typeof visitorKind,
): void {
  const root = document.documentElement;
  // zod, whose schemas are made when the page's modules load, would try whether it may compile; the policy reports the try.
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
  const target = redirect(access(location.pathname, rules), visitor) ?? leadOn(location.pathname, rules);
  if (target) {
    root.hidden = true;
    location.replace(target);
    return;
  }
  const theme = stored('theme');
  const chosen = theme === 'night' || theme === 'paper' ? theme : undefined;
  root.dataset.theme = chosen ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night');
  root.dataset.visitor = kindOf(visitor);
  root.dataset.script = '';
  // The bar shows the name at once, through CSS, so that nothing moves when the page comes alive.
  root.style.setProperty('--username', JSON.stringify(stored('username') ?? ''));
  history.scrollRestoration = 'manual';

  // Until the page is alive, a submit or a press is kept and done again afterwards: nothing reaches the address or is lost.
  // Whoever presses again because nothing happened yet means it once.
  const waiting = new Map<Element, () => void>();
  let alive = false;
  const hold = (event: Event) => {
    const origin = event.target instanceof Element ? event.target : null;
    if (alive || !origin) return;
    if (event.type === 'submit' && origin instanceof HTMLFormElement) {
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      waiting.set(origin, () => origin.requestSubmit(submitter));
    } else {
      const button = origin.closest<HTMLButtonElement>('button:not([popovertarget])');
      if (event.type !== 'click' || !button || (button.type === 'submit' && button.form)) return;
      waiting.set(button, () => button.click());
    }
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('submit', hold, true);
  document.addEventListener('click', hold, true);
  document.addEventListener(
    'page-alive',
    () => {
      alive = true;
      for (const [element, redo] of waiting) if (element.isConnected) redo();
      waiting.clear();
    },
    { once: true },
  );
}

/** The script in the head of every page: guards, theme and kind of visitor before the first paint. */
export const earlyScript = `(${beforeFirstPaint.toString()})(${JSON.stringify(
  pages.map(({ path, access, leadsTo }) => ({ path, access, leadsTo })),
)},${accessOf.toString()},${redirectFor.toString()},${leadOnFrom.toString()},${visitorKind.toString()})`;
