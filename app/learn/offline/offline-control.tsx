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

function formatCopy({ savedAt, bytes }: SavedCopy): string {
  return `Saved on ${day.format(savedAt)}, ${(bytes / 1_000_000).toFixed(1)} MB.`;
}

function formatState({ kind, copy }: CopyState): string {
  const saved = copy ? formatCopy(copy) : '';
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
  const sectionRef = useRef<HTMLElement>(null);
  const state = useSyncExternalStore(watchCopyState, readCopyState, readServerState);
  const { kind, copy, done = 0, total = 0 } = state;
  if (kind === 'unknown') return null;
  const isSaving = kind === 'saving';
  // The pressed button is removed, so the section gets the focus first.
  const press = (action: () => void) => {
    sectionRef.current?.focus();
    action();
  };
  const action = actions[kind] ?? (copy ? undefined : 'Save for offline');
  return (
    <section ref={sectionRef} className="offline" aria-label="Offline" tabIndex={-1}>
      <p role="status">{formatState(state)}</p>
      {isSaving ? (
        <label className="offline-progress mono">
          {total === 0 ? 'Preparing' : `${done} of ${total}`}
          <progress value={total === 0 ? undefined : done} max={total || 1} />
        </label>
      ) : (
        <div className="offline-actions">
          {action && (
            <Button size="small" onClick={() => press(startSaving)}>
              {action}
            </Button>
          )}
          {copy && (
            <Button size="small" variant="plain" onClick={() => press(startRemoving)}>
              Remove the copy
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
