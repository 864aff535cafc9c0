import { emptyProgress, type Progress } from '#contract/progress.ts';

/** At most 45 KiB as JSON, under the 64 KiB that a call may send. */
const entriesPerBatch = 300;
const parts = ['lessons', 'exercises', 'technologies', 'lastLesson', 'reviews'] as const;

/** Progress in parts small enough for one call each; none for none. */
export function splitProgress(progress: Progress): Progress[] {
  const entries = parts.flatMap((part) =>
    Object.entries(progress[part] ?? {}).map(([id, entry]) => ({ part, id, entry })),
  );
  const batches = Array.from({ length: Math.ceil(entries.length / entriesPerBatch) }, (_, index) =>
    entries.slice(index * entriesPerBatch, (index + 1) * entriesPerBatch),
  );
  return batches.map((batch) => {
    const pick = (wanted: (typeof parts)[number]) =>
      Object.fromEntries(batch.filter(({ part }) => part === wanted).map(({ id, entry }) => [id, entry]));
    const { reviews, ...rest } = Object.fromEntries(parts.map((part) => [part, pick(part)]));
    const hasReviews = Object.keys(reviews ?? {}).length > 0;
    return { ...emptyProgress, ...rest, ...(hasReviews ? { reviews } : {}) };
  });
}
