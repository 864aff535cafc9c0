import { Download, Upload } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { importProgress, type ImportResult } from '#app/pages/account/import-progress.ts';
import { listRoadmapProgress } from '#app/pages/account/roadmap-progress.ts';
import { ActionResult } from '#app/pages/account/action-result.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import { getCourse } from '#app/learn/course/lesson-position.ts';
import { findCourseProgress } from '#app/learn/progress/course-progress.ts';
import { listDrafts } from '#app/learn/progress/drafts/draft-store.ts';
import { DamagedNote } from '#app/learn/progress/damaged-note.tsx';
import { createProgressFileName, writeProgressFile } from '#app/learn/progress/file/progress-file.ts';
import { ProgressLine } from '#app/learn/progress/progress-line.tsx';
import { readSyncState, watchSyncState, type SyncState } from '#app/learn/progress/sync/sync-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { roadmapCategories } from '#content/roadmaps/categories.ts';

/** Where the progress is stored, when this browser can't store it. */
function formatSyncAlone(state: SyncState, pending: boolean): string {
  if (state.kind === 'refused')
    return `Not saved anywhere, because your account did not accept it. ${state.message}`;
  if (state.kind === 'unreachable')
    return 'Not saved anywhere yet. The server can’t be reached; your account is updated as soon as it answers.';
  return state.kind === 'synced' && !pending ? 'Saved in your account.' : 'Sending it to your account.';
}

/** Where the progress is stored. */
function formatSync(state: SyncState, pending: boolean): string {
  if (state.kind === 'refused')
    return `Saved in this browser only, because your account did not accept it. ${state.message}`;
  if (state.kind === 'unreachable')
    return 'Saved in this browser. The server can’t be reached; your account is updated as soon as it answers.';
  return state.kind === 'synced' && !pending
    ? 'Saved in this browser and in your account.'
    : 'Saved in this browser. Sending it to your account.';
}

/** A course, or a roadmap, in which nothing is half done. */
type CourseRow = { id: string; title: string; done: boolean[]; half?: boolean[] };

const beforeFirstSync: SyncState = { kind: 'syncing' };

/** The result of the last sync. For pages outside the tutorials only. */
function useSyncState(): SyncState {
  return useSyncExternalStore(watchSyncState, readSyncState, () => beforeFirstSync);
}

/** The learner's progress, and buttons to export and import it. */
export function ProgressSection() {
  const { progress, pending, isUnsaved } = useProgress();
  const sync = useSyncState();
  const [outcome, setOutcome] = useState<ImportResult>();
  const courses = (['html', 'css'] as const).map((id) => ({
    id,
    title: getCourse(id).shortTitle,
    ...findCourseProgress(getCourse(id), progress),
  }));
  const exerciseCount = Object.keys(progress.exercises).length;

  const exportProgress = () => {
    const now = new Date();
    const drafts = listDrafts(findStoredSession()?.userId ?? '');
    const exported = { ...progress, ...(Object.keys(drafts).length > 0 && { drafts }) };
    saveFile(createProgressFileName(now), writeProgressFile(exported, now), 'application/json');
  };
  return (
    <SettingsSection
      id="account-progress"
      title="Progress"
      lead="Saved in this browser first, then in your account."
    >
      <DamagedNote />
      <ul className="progress-list">
        {[...courses, ...listRoadmapProgress(roadmapCategories, progress)].map(
          ({ id, title, done, half }: CourseRow) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>{' '}
                <span className="mono text-foreground-soft">
                  {done.filter(Boolean).length} of {done.length}
                </span>
              </p>
              <ProgressLine done={done} half={half} />
            </li>
          ),
        )}
      </ul>
      {exerciseCount > 0 && (
        <p className="mt-4 text-small text-foreground-soft">
          {`${exerciseCount} ${exerciseCount === 1 ? 'exercise' : 'exercises'} passed.`}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button icon={<Download aria-hidden="true" size={18} strokeWidth={1.75} />} onClick={exportProgress}>
          Export progress
        </Button>
        <ImportButton
          onFile={(file) => {
            setOutcome(undefined);
            if (file) void importProgress(file).then(setOutcome);
          }}
        />
      </div>
      <ActionResult
        success={outcome && 'success' in outcome ? outcome.success : undefined}
        error={outcome && 'error' in outcome ? outcome.error : undefined}
      />
      <p className="mt-4 text-small text-foreground-faint">
        {isUnsaved ? formatSyncAlone(sync, pending) : formatSync(sync, pending)}
      </p>
    </SettingsSection>
  );
}

function ImportButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="plain"
        icon={<Upload aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={() => fileInput.current?.click()}
      >
        Import a file
      </Button>
      <input
        ref={fileInput}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Progress file"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = ''; // so that the same file can be chosen again
        }}
      />
    </>
  );
}
