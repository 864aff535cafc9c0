import { emptyProgress, type Progress } from '#contract/progress.ts';

/** At most 45 KiB as JSON, under the 64 KiB that a call may send. */
const entriesPerParcel = 300;
const parts = ['lessons', 'exercises', 'technologies', 'lastLesson'] as const;

/** Progress in parts small enough for one call each; none for none. */
export function splitProgress(progress: Progress): Progress[] {
  const entries = parts.flatMap((part) =>
    Object.entries(progress[part]).map(([id, entry]) => ({ part, id, entry })),
  );
  const parcels = Array.from({ length: Math.ceil(entries.length / entriesPerParcel) }, (_, index) =>
    entries.slice(index * entriesPerParcel, (index + 1) * entriesPerParcel),
  );
  return parcels.map((parcel) => {
    const pick = (wanted: (typeof parts)[number]) =>
      Object.fromEntries(parcel.filter(({ part }) => part === wanted).map(({ id, entry }) => [id, entry]));
    return { ...emptyProgress, ...Object.fromEntries(parts.map((part) => [part, pick(part)])) };
  });
}
