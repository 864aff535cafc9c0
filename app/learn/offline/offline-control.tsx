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
import { Button } from '#app/ui/controls/button.tsx';
import './offline-control.css';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

function describeCopy({ savedAt, bytes }: SavedCopy): string {
  return `Saved on ${day.format(savedAt)}, ${(bytes / 1_000_000).toFixed(1)} MB.`;
}

function describe({ kind, copy }: CopyState): string {
  const saved = copy ? describeCopy(copy) : '';
  switch (kind) {
    case 'saving':
      return 'Saving the lessons …';
    case 'failed':
      return `${copy ? `${saved} The newer version could not be saved completely.` : 'Not everything could be saved.'} What was saved stays. Check your connection, then continue.`;
    case 'storage-full':
      return `${saved} This device does not have enough storage for ${copy ? 'the newer version' : 'the lessons'}. Free 5 MB, then try again.`.trim();
    case 'outdated':
      return `${saved} A newer version is available.`;
    default:
      return (
        saved || 'Use both tutorials without a connection, editor and checks included. Needs at most 5 MB.'
      );
  }
}

const actions: Partial<Record<CopyState['kind'], string>> = {
  failed: 'Continue',
  'storage-full': 'Try again',
  outdated: 'Save the newer version',
};

/**
 * *Save for offline*: whether this browser has a copy of the tutorials, and the buttons to save, update and
 * remove it.
 */
export function OfflineControl() {
  const own = useRef<HTMLElement>(null);
  const state = useSyncExternalStore(watchCopyState, readCopyState, readServerState);
  const { kind, copy, done = 0, of = 0 } = state;
  if (kind === 'unknown') return null;
  const isSaving = kind === 'saving';
  // The pressed button is removed; the section takes the focus so that it is not lost.
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
          {of === 0 ? 'Preparing' : `${done} of ${of}`}
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
