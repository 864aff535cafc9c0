import { describe, expect, test } from 'vitest';
import {
  selectRecord,
  emptyRecord,
  parseRecord,
  mergeServerResponse,
  addToRecord,
  type ProgressRecord,
} from '#app/learn/progress/store/progress-record.ts';
import { emptyProgress, type Progress } from '#contract/progress/progress.ts';

const lesson = (id: string, doneAt = 1): Progress => ({ ...emptyProgress, lessons: { [id]: { doneAt } } });
const recordBy = (owner: string, progress: Progress, pending = false): ProgressRecord => ({
  ...emptyRecord,
  owner,
  progress,
  pending,
});

test('what is kept is read again as it was written', () => {
  const kept: ProgressRecord = {
    ...recordBy('u1', lesson('html/intro'), true),
    others: { u2: lesson('css/x') },
  };
  expect(parseRecord(JSON.stringify(kept))).toEqual(kept);
  expect(parseRecord(null)).toEqual(emptyRecord);
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"version":2}',
  '"progress"',
  JSON.stringify({ ...emptyRecord, progress: { version: 1, lessons: 7 } }),
])('%j is no progress', (text) => {
  expect(parseRecord(text)).toBeUndefined();
});

describe('whose it is', () => {
  test('done while nobody was known, it becomes theirs who sign in, and goes to their account', () => {
    expect(selectRecord({ ...emptyRecord, progress: lesson('html/intro') }, 'u1')).toEqual(
      recordBy('u1', lesson('html/intro'), true),
    );
    expect(selectRecord(emptyRecord, 'u1')).toEqual(recordBy('u1', emptyProgress));
  });

  test('after logging out it stays what it was', () => {
    const kept = recordBy('u1', lesson('html/intro'), true);
    expect(selectRecord(kept, undefined)).toBe(kept);
    expect(selectRecord(kept, 'u1')).toBe(kept);
  });

  test('of another person nothing is shown, and nothing unsaved is lost', () => {
    const first = recordBy('u1', lesson('html/intro'), true);
    const second = selectRecord(first, 'u2');
    expect(second).toEqual({ ...recordBy('u2', emptyProgress), others: { u1: lesson('html/intro') } });
    expect(selectRecord(second, 'u1')).toEqual(first);
  });

  test('of another person whose account holds it all nothing is kept', () => {
    expect(selectRecord(recordBy('u1', lesson('html/intro')), 'u2')).toEqual(recordBy('u2', emptyProgress));
  });
});

test('something more waits for the account; something known changes nothing', () => {
  const kept = addToRecord(recordBy('u1', emptyProgress), lesson('html/intro', 5));
  expect(kept).toEqual(recordBy('u1', lesson('html/intro', 5), true));
  expect(addToRecord(kept, lesson('html/intro', 9))).toBe(kept);
});

describe('the server’s answer', () => {
  test('is taken over, with times it corrected', () => {
    const mark = (changedAt: number): Progress => ({
      ...emptyProgress,
      technologies: { react: { state: 'done', changedAt } },
    });
    expect(mergeServerResponse(recordBy('u1', mark(900), true), mark(900), mark(100))).toEqual(
      recordBy('u1', mark(100)),
    );
  });

  test('does not undo what was done while it was under way', () => {
    const kept = addToRecord(recordBy('u1', lesson('html/intro'), true), lesson('html/lists', 2));
    const after = mergeServerResponse(kept, lesson('html/intro'), lesson('html/intro'));
    expect(after.pending).toBe(true);
    expect(Object.keys(after.progress.lessons)).toEqual(['html/intro', 'html/lists']);
  });
});
