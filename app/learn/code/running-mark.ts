import { withTabStorage } from '#app/session/tab-storage.ts';

const getRunningKey = (id: string) => `running:${id}`;

/** Records that this code's script is running; call it again with false when the script has finished. */
export function markRunning(id: string, isRunning: boolean): void {
  withTabStorage((storage) =>
    isRunning ? storage.setItem(getRunningKey(id), '1') : storage.removeItem(getRunningKey(id)),
  );
}

/**
 * Whether this code's script was started and never finished, for example because the tab had to be closed.
 */
export function hasNeverFinished(id: string): boolean {
  let found = false;
  withTabStorage((storage) => {
    found = storage.getItem(getRunningKey(id)) !== null;
  });
  return found;
}
