import { expect, test } from 'vitest';
import { splitDrafts, splitProgress } from '#app/learn/progress/sync/progress-batches.ts';
import { draftMaxBytes, draftsSchema, mergeDrafts, type Drafts } from '#contract/progress/drafts.ts';
import { mergeProgress } from '#contract/progress/merge-progress.ts';
import {
  emptyProgress,
  pieceMaxCharacters,
  progressMaxPieces,
  progressSchema,
  type Progress,
} from '#contract/progress/progress.ts';

/** Progress as large as it may be, with ids as long as they may be. */
const longId = (index: number) => `html/${'a'.repeat(85)}-${String(index).padStart(4, '0')}`;
const times = Array.from({ length: 1000 }, (_, index) => index);
const large: Progress = {
  ...emptyProgress,
  lessons: Object.fromEntries(times.map((index) => [longId(index), { doneAt: 1_763_740_000_000 }])),
  exercises: Object.fromEntries(
    times.slice(1).map((index) => [`${longId(index)}#a-b`, { doneAt: 1_763_740_000_000 }]),
  ),
  lastLesson: { html: { lessonId: longId(1), at: 1_763_740_000_000 } },
};

test('each part fits into one call, and all together are the whole', () => {
  const batches = splitProgress(large);
  for (const batch of batches) {
    expect(JSON.stringify(batch).length).toBeLessThan(60 * 1024);
    expect(progressSchema.parse(batch)).toEqual(batch);
  }
  expect(batches.reduce(mergeProgress, emptyProgress)).toEqual(large);
});

test('pieces of projects fit too, whichever characters they are made of', () => {
  for (const character of ['\u0001', '\ud800', 'ക', '"']) {
    const pieces = Object.fromEntries(
      Array.from({ length: progressMaxPieces }, (_, index) => [
        `${longId(index)}#a-b`,
        {
          addedAt: 1_763_740_000_000,
          savedAt: 1_763_740_000_000,
          code: { html: character.repeat(pieceMaxCharacters) },
        },
      ]),
    );
    const batches = splitProgress({ ...emptyProgress, pieces });
    for (const batch of batches)
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60 * 1024);
    expect(batches.reduce(mergeProgress, emptyProgress)).toEqual({ ...emptyProgress, pieces });
  }
});

test('nothing to send is no call at all', () => {
  expect(splitProgress(emptyProgress)).toEqual([]);
});

test('drafts of the largest size fit too, each of their versions for itself', () => {
  const html = 'x'.repeat(draftMaxBytes - '{"html":""}'.length);
  const versions = ['c', 'b', 'a'].map((origin, index) => ({
    savedAt: 1_763_740_000_000 - index,
    origin,
    code: { html },
    ...(origin === 'a' && { passed: true as const }),
  }));
  const drafts = { [`${longId(1)}#a-b`]: versions, [`${longId(2)}#a-b`]: versions };
  let merged: Drafts = {};
  for (const batch of splitDrafts(drafts)) {
    expect(JSON.stringify({ ...emptyProgress, drafts: batch }).length).toBeLessThan(60 * 1024);
    for (const [id, each] of Object.entries(draftsSchema.parse(batch)))
      merged = { ...merged, [id]: mergeDrafts(merged[id] ?? [], each) };
  }
  expect(merged).toEqual(drafts);
  expect(splitDrafts({})).toEqual([]);
});
