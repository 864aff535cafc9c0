import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

export type ChangedCode = Partial<Record<CodeLanguage, string>>;

const keyOf = (id: string) => `code:${id}`;
const runningKey = (id: string) => `running:${id}`;

function store(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // storage forbidden or full: the code lives as long as the page
  }
}

/** Stores a learner's changes for as long as the tab is open. `id` is `<lesson>#<name>`. */
export function storeCode(id: string, code: ChangedCode): void {
  store((storage) => storage.setItem(keyOf(id), JSON.stringify(code)));
}

/** Forgets the changes, as *Reset* does. */
export function removeStoredCode(id: string): void {
  store((storage) => storage.removeItem(keyOf(id)));
}

/** The changes a learner made before the page was reloaded. */
export function findStoredCode(id: string): ChangedCode | undefined {
  let found: ChangedCode | undefined;
  store((storage) => {
    const data: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? 'null');
    if (typeof data === 'object' && data !== null)
      found = Object.fromEntries(Object.entries(data).filter(([, code]) => typeof code === 'string'));
  });
  return found;
}

/** Records that this code's script is running; call it again with false when the script has finished. */
export function markRunning(id: string, isRunning: boolean): void {
  store((storage) => (isRunning ? storage.setItem(runningKey(id), '1') : storage.removeItem(runningKey(id))));
}

/** Whether this code's script was started and never finished, for example because the tab had to be closed. */
export function hasNeverFinished(id: string): boolean {
  let found = false;
  store((storage) => {
    found = storage.getItem(runningKey(id)) !== null;
  });
  return found;
}
