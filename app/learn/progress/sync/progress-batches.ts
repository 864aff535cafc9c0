import type { Drafts } from '#contract/progress/drafts.ts';
import { emptyProgress, type Progress } from '#contract/progress/progress.ts';

/** As JSON, under the 64 KiB that a call may send. The largest entries, a piece of a project and a version of a draft, are smaller. */
const batchMaxBytes = 52 * 1024;
const parts = ['lessons', 'exercises', 'technologies', 'lastLesson', 'reviews', 'pieces'] as const;
type Part = (typeof parts)[number];

/** Puts the entries into groups, each of at most `batchMaxBytes`. */
function groupBySize<Entry>(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    const entryBytes = new TextEncoder().encode(JSON.stringify(entry)).length;
    if (bytes + entryBytes > batchMaxBytes) {
      groups.push([]);
      bytes = 0;
    }
    bytes += entryBytes;
    groups.at(-1)?.push(entry);
  }
  return groups;
}

/** Progress in parts small enough for one call each; none for none. */
export function splitProgress(progress: Progress): Progress[] {
  const entries = parts.flatMap((part) =>
    Object.entries(progress[part] ?? {}).map(([id, entry]) => ({ part, id, entry })),
  );
  return groupBySize(entries).map((batch) => {
    const pickPart = (name: Part) =>
      Object.fromEntries(batch.filter(({ part }) => part === name).map(({ id, entry }) => [id, entry]));
    const { reviews, pieces, ...rest } = Object.fromEntries(parts.map((part) => [part, pickPart(part)]));
    const isFilled = (entriesOf: object = {}) => Object.keys(entriesOf).length > 0;
    return {
      ...emptyProgress,
      ...rest,
      ...(isFilled(reviews) ? { reviews } : {}),
      ...(isFilled(pieces) ? { pieces } : {}),
    };
  });
}

/**
 * Drafts in parts small enough for one call each. The versions of one draft can go in different calls. Short ones go
 * first: they may make room for the others.
 */
export function splitDrafts(drafts: Drafts): Drafts[] {
  const versions = Object.entries(drafts).flatMap(([id, draft]) => draft.map((version) => ({ id, version })));
  const lengthOf = ({ version }: (typeof versions)[number]) => JSON.stringify(version).length;
  const shortestFirst = versions.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return groupBySize(shortestFirst).map((batch) => {
    const byId = Map.groupBy(batch, ({ id }) => id);
    return Object.fromEntries([...byId].map(([id, each]) => [id, each.map(({ version }) => version)]));
  });
}
