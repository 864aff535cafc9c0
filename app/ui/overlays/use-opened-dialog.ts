import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/** The open dialog of a page, and the id of its content in the URL ('' for a dialog without one). */
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
  const isHydrated = useHydrated();
  const closingKey = useRef<string>(undefined);
  // Forward returns to an entry that was closed, and it may be closed again.
  useEffect(() => {
    closingKey.current = undefined;
  }, [location.key]);
  const query = new URLSearchParams(isHydrated ? location.search : '');
  const name = names.find((candidate) => query.has(candidate));
  const opened = name === undefined ? undefined : { name, id: query.get(name) ?? '' };
  const state: unknown = location.state;
  const openedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const removeDialogs = () => {
    const params = new URLSearchParams(location.search);
    for (const candidate of names) params.delete(candidate);
    return params;
  };
  const open = (next: Name, id: string) => {
    const search = removeDialogs();
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
    // A second press during the first navigation would leave the page.
    if (!opened || closingKey.current === location.key) return;
    closingKey.current = location.key;
    if (openedHere) void navigate(-1);
    else void navigate({ search: removeDialogs().toString() }, { replace: true, preventScrollReset: true });
  };
  return { opened, open, close };
}
