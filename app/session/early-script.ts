import { pages } from '#app/routes.ts';
import { accessOf, redirectFor } from '#app/session/access.ts';

/** The part that runs in the browser; it may use nothing but its parameters and the browser. */
function beforeFirstPaint(
  rules: readonly { path: string; access: 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin' }[],
  access: typeof accessOf,
  redirect: typeof redirectFor,
): void {
  const root = document.documentElement;
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
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const target = redirect(access(path, rules), visitor);
  if (target) {
    root.hidden = true;
    location.replace(target);
    return;
  }
  const theme = stored('theme');
  const night = theme ? theme === 'night' : !matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = night ? 'night' : 'paper';
  root.dataset.visitor = !visitor.signedIn ? 'visitor' : !visitor.verified ? 'member' : visitor.admin ? 'admin' : 'verified';
  root.dataset.script = '';

  // Until the page is alive, a submit or a press is kept and done again afterwards: nothing reaches the address or is lost.
  const waiting: (() => void)[] = [];
  let alive = false;
  const hold = (event: Event) => {
    const origin = event.target instanceof Element ? event.target : null;
    if (alive || !origin) return;
    if (event.type === 'submit' && origin instanceof HTMLFormElement) {
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      waiting.push(() => origin.isConnected && origin.requestSubmit(submitter));
    } else {
      const button = origin.closest<HTMLButtonElement>('button:not([popovertarget])');
      if (event.type !== 'click' || !button || button.type === 'submit') return;
      waiting.push(() => button.isConnected && button.click());
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
      for (const redo of waiting.splice(0)) redo();
    },
    { once: true },
  );
}

/** The script in the head of every page: guards, theme and kind of visitor before the first paint. */
export const earlyScript = `(${beforeFirstPaint.toString()})(${JSON.stringify(
  pages.map(({ path, access }) => ({ path, access })),
)},${accessOf.toString()},${redirectFor.toString()})`;
