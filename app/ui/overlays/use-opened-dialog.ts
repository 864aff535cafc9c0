import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/**
 * Which of a page's dialogs is open, and the id in the URL of what it shows ('' when it shows nothing in
 * particular).
 */
export type Opened<Name extends string> = { name: Name; id: string };

type OpenedDialog<Name extends string> = {
  opened: Opened<Name> | undefined;
  /** Opens a dialog in place of any other one. */
  open: (name: Name, id: string) => void;
  close: () => void;
};

/**
 * At most one of the dialogs `names` is open, kept in the URL's query as `name=id`: opening adds a step to
 * the history, so Back closes it; replacing one dialog by another adds none; closing takes the step back, or
 * just drops the parameter of a shared link.
 */
export function useOpenedDialog<Name extends string>(names: readonly Name[]): OpenedDialog<Name> {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leaving = useRef<string>(undefined);
  // Forward comes back to the step that was left, and it may be left again.
  useEffect(() => {
    leaving.current = undefined;
  }, [location.key]);
  const query = new URLSearchParams(hydrated ? location.search : '');
  const name = names.find((candidate) => query.has(candidate));
  const opened = name === undefined ? undefined : { name, id: query.get(name) ?? '' };
  const state: unknown = location.state;
  const openedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const without = () => {
    const rest = new URLSearchParams(location.search);
    for (const candidate of names) rest.delete(candidate);
    return rest;
  };
  const open = (next: Name, id: string) => {
    const search = without();
    search.set(next, id);
    void navigate(
      { search: search.toString() },
      {
        replace: opened !== undefined,
        state: !opened || openedHere ? { openedHere: true } : null,
        preventScrollReset: true,
      },
    );
  };
  const close = () => {
    // A second press while the first is under way would leave the page.
    if (!opened || leaving.current === location.key) return;
    leaving.current = location.key;
    if (openedHere) void navigate(-1);
    else void navigate({ search: without().toString() }, { replace: true, preventScrollReset: true });
  };
  return { opened, open, close };
}
