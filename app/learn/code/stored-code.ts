import { withTabStorage } from '#app/session/tab-storage.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

export type ChangedCode = Partial<Record<CodeLanguage, string>>;

const getCodeKey = (id: string) => `code:${id}`;
const getRunningKey = (id: string) => `running:${id}`;

/** Stores a learner's changes for as long as the tab is open. `id` is `<lesson>#<name>`. */
export function storeCode(id: string, code: ChangedCode): void {
  withTabStorage((storage) => storage.setItem(getCodeKey(id), JSON.stringify(code)));
}

/** Deletes the stored changes, for *Reset*. */
export function removeStoredCode(id: string): void {
  withTabStorage((storage) => storage.removeItem(getCodeKey(id)));
}

/** The changes a learner made before the page was reloaded. */
export function findStoredCode(id: string): ChangedCode | undefined {
  let found: ChangedCode | undefined;
  withTabStorage((storage) => {
    const data: unknown = JSON.parse(storage.getItem(getCodeKey(id)) ?? 'null');
    if (typeof data === 'object' && data !== null)
      found = Object.fromEntries(Object.entries(data).filter(([, code]) => typeof code === 'string'));
  });
  return found;
}

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
