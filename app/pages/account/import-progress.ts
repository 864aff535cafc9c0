import { fileMaxBytes, readProgressFile } from '#app/learn/progress/file/progress-file.ts';
import { addVersions, readDraft } from '#app/learn/progress/drafts/draft-store.ts';
import { addProgress, readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { clampDraft, isSameDraft, type Drafts } from '#contract/progress/drafts.ts';
import { clampTimes, findUnmerged, mergeProgress } from '#contract/progress/merge-progress.ts';
import { findExcess, type Progress } from '#contract/progress/progress.ts';

export type ImportResult = { success: string } | { error: string };

/** Adds a file to the learner's progress, or returns why it was rejected and changes nothing. */
export async function importProgress(file: Pick<File, 'size' | 'text'>): Promise<ImportResult> {
  if (file.size > fileMaxBytes) return { error: 'This file is too large to be a progress file.' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { error: 'This file could not be opened. Was it moved or deleted?' };
  const read = readProgressFile(text);
  if ('error' in read) return read;
  const { progress: stored } = readStoredProgress();
  const { drafts = {}, ...progress } = read.progress;
  const added = findUnmerged(stored, clampTimes(progress, Date.now()));
  const excess = findExcess(mergeProgress(stored, added));
  if (excess !== undefined)
    return {
      error: `With this file your progress would hold more than ${excess}, more than there is to learn here.`,
    };
  addProgress(added);
  return { success: formatAddedProgress(stored, added, addDrafts(drafts)) };
}

/** How many of the drafts had something new. */
function addDrafts(drafts: Drafts): number {
  return Object.entries(drafts).filter(([id, versions]) => {
    const before = readDraft(id).versions;
    addVersions(id, clampDraft(versions, Date.now()));
    return !isSameDraft(before, readDraft(id).versions);
  }).length;
}

function formatAddedProgress(stored: Progress, imported: Progress, draftCount: number): string {
  const added = (part: 'lessons' | 'exercises' | 'technologies' | 'pieces', one: string, many: string) => {
    // Technology states and code can change, so every entry of them in the file is new.
    const isNews = (id: string) =>
      part === 'technologies' || part === 'pieces' || !Object.hasOwn(stored[part], id);
    const count = Object.keys(imported[part] ?? {}).filter(isNews).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  };
  const parts = [
    ...added('lessons', 'lesson', 'lessons'),
    ...added('exercises', 'exercise', 'exercises'),
    ...added('technologies', 'technology', 'technologies'),
    ...added('pieces', 'piece of a project', 'pieces of projects'),
    ...(draftCount === 0 ? [] : [`${draftCount} ${draftCount === 1 ? 'draft' : 'drafts'}`]),
  ];
  return parts.length === 0
    ? 'Imported. Everything in this file was already in your progress.'
    : `Imported. Added: ${new Intl.ListFormat('en-IN').format(parts)}.`;
}
