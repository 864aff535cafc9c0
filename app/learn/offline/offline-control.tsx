import { useRef, useSyncExternalStore } from 'react';
import {
  readCopyState,
  readServerState,
  startRemoving,
  startSaving,
  watchCopyState,
  type CopyState,
} from '#app/learn/offline/copy-state.ts';
import type { SavedCopy } from '#app/learn/offline/saved-copy.ts';
import { Button } from '#app/ui/button.tsx';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

function describeCopy({ savedAt, bytes }: SavedCopy): string {
  return `Saved on ${day.format(savedAt)}, ${(bytes / 1_000_000).toFixed(1)} MB.`;
}

function describe({ kind, copy }: CopyState): string {
  const kept = copy ? describeCopy(copy) : '';
  switch (kind) {
    case 'saving':
      return 'Saving the lessons …';
    case 'failed':
      return `${copy ? `${kept} Not everything newer arrived.` : 'Not everything arrived.'} What did is kept: see whether you are connected, then go on.`;
    case 'no-room':
      return `${kept} This device has no room for ${copy ? 'the newer version' : 'the lessons'}. Make room for 5 MB, then try again.`.trim();
    case 'outdated':
      return `${kept} A newer version is there.`;
    default:
      return kept || 'Both tutorials without a connection, playground and checks included, in at most 5 MB.';
  }
}

const actions: Partial<Record<CopyState['kind'], string>> = {
  failed: 'Go on',
  'no-room': 'Try again',
  outdated: 'Save the newer version',
};

/** *Save for offline*: what of the tutorials is kept in this browser, and the ways to keep, renew and remove it. */
export function OfflineControl() {
  const own = useRef<HTMLElement>(null);
  const state = useSyncExternalStore(watchCopyState, readCopyState, readServerState);
  const { kind, copy, done = 0, of = 0 } = state;
  if (kind === 'unknown') return null;
  const isSaving = kind === 'saving';
  // The button pressed goes away; the focus stays in its place.
  const press = (act: () => void) => {
    own.current?.focus();
    act();
  };
  const action = actions[kind] ?? (copy ? undefined : 'Save for offline');
  return (
    <section ref={own} className="offline" aria-label="Offline" tabIndex={-1}>
      <p role="status">{describe(state)}</p>
      {isSaving ? (
        <label className="offline-progress mono">
          {of === 0 ? 'Asking what there is' : `${done} of ${of}`}
          <progress value={of === 0 ? undefined : done} max={of || 1} />
        </label>
      ) : (
        <div className="offline-actions">
          {action && (
            <Button size="small" onClick={() => press(startSaving)}>
              {action}
            </Button>
          )}
          {copy && (
            <Button size="small" look="plain" onClick={() => press(startRemoving)}>
              Remove the copy
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
