import { fileMaxBytes, readProgressFile } from '#app/learn/progress/file/progress-file.ts';
import { addProgress, readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { clampTimes, findUnmerged, mergeProgress } from '#contract/merge-progress.ts';
import { findExcess, type Progress } from '#contract/progress.ts';

export type Imported = { told: string } | { error: string };

/** Adds a file to the learner's progress, or refuses it with its reason and changes nothing. */
export async function importProgress(file: Pick<File, 'size' | 'text'>): Promise<Imported> {
  if (file.size > fileMaxBytes) return { error: 'This file is too large to be a progress file.' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { error: 'This file could not be opened. Was it moved or deleted?' };
  const read = readProgressFile(text);
  if ('error' in read) return read;
  const { progress: known } = readStoredProgress();
  const more = findUnmerged(known, clampTimes(read.progress, Date.now()));
  const excess = findExcess(mergeProgress(known, more));
  if (excess !== undefined)
    return {
      error: `With this file your progress would hold more than ${excess}, more than there is to learn here.`,
    };
  addProgress(more);
  return { told: describeAdded(known, more) };
}

function describeAdded(known: Progress, more: Progress): string {
  const added = (part: 'lessons' | 'exercises' | 'technologies' | 'pieces', one: string, many: string) => {
    // Marks and code can change: whatever the file brings is news.
    const isNews = (id: string) =>
      part === 'technologies' || part === 'pieces' || !Object.hasOwn(known[part], id);
    const count = Object.keys(more[part] ?? {}).filter(isNews).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  };
  const parts = [
    ...added('lessons', 'lesson', 'lessons'),
    ...added('exercises', 'exercise', 'exercises'),
    ...added('technologies', 'technology', 'technologies'),
    ...added('pieces', 'piece of a project', 'pieces of projects'),
  ];
  return parts.length === 0
    ? 'Imported. Everything in this file was known already.'
    : `Imported. New to you: ${new Intl.ListFormat('en-IN').format(parts)}.`;
}
