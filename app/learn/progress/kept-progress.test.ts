import { describe, expect, test } from 'vitest';
import {
  keptFor,
  nothingKept,
  parseKept,
  withAnswer,
  withMore,
  type KeptProgress,
} from '#app/learn/progress/kept-progress.ts';
import { emptyProgress, type Progress } from '#contract/progress.ts';

const lesson = (id: string, doneAt = 1): Progress => ({ ...emptyProgress, lessons: { [id]: { doneAt } } });
const keptBy = (owner: string, progress: Progress, pending = false): KeptProgress => ({
  ...nothingKept,
  owner,
  progress,
  pending,
});

test('what is kept is read again as it was written', () => {
  const kept: KeptProgress = { ...keptBy('u1', lesson('html/intro'), true), others: { u2: lesson('css/x') } };
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  expect(parseKept(null)).toEqual(nothingKept);
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"version":2}',
  '"progress"',
  JSON.stringify({ ...nothingKept, progress: { version: 1, lessons: 7 } }),
])('%j is no progress', (text) => {
  expect(parseKept(text)).toBeUndefined();
});

describe('whose it is', () => {
  test('done while nobody was known, it becomes theirs who sign in, and goes to their account', () => {
    expect(keptFor({ ...nothingKept, progress: lesson('html/intro') }, 'u1')).toEqual(
      keptBy('u1', lesson('html/intro'), true),
    );
    expect(keptFor(nothingKept, 'u1')).toEqual(keptBy('u1', emptyProgress));
  });

  test('after logging out it stays what it was', () => {
    const kept = keptBy('u1', lesson('html/intro'), true);
    expect(keptFor(kept, undefined)).toBe(kept);
    expect(keptFor(kept, 'u1')).toBe(kept);
  });

  test('of another person nothing is shown, and nothing unsaved is lost', () => {
    const first = keptBy('u1', lesson('html/intro'), true);
    const second = keptFor(first, 'u2');
    expect(second).toEqual({ ...keptBy('u2', emptyProgress), others: { u1: lesson('html/intro') } });
    expect(keptFor(second, 'u1')).toEqual(first);
  });

  test('of another person whose account holds it all nothing is kept', () => {
    expect(keptFor(keptBy('u1', lesson('html/intro')), 'u2')).toEqual(keptBy('u2', emptyProgress));
  });
});

test('something more waits for the account; something known changes nothing', () => {
  const kept = withMore(keptBy('u1', emptyProgress), lesson('html/intro', 5));
  expect(kept).toEqual(keptBy('u1', lesson('html/intro', 5), true));
  expect(withMore(kept, lesson('html/intro', 9))).toBe(kept);
});

describe('the server’s answer', () => {
  test('is taken over, with times it corrected', () => {
    const mark = (changedAt: number): Progress => ({
      ...emptyProgress,
      technologies: { react: { state: 'done', changedAt } },
    });
    expect(withAnswer(keptBy('u1', mark(900), true), mark(900), mark(100))).toEqual(keptBy('u1', mark(100)));
  });

  test('does not undo what was done while it was under way', () => {
    const kept = withMore(keptBy('u1', lesson('html/intro'), true), lesson('html/lists', 2));
    const after = withAnswer(kept, lesson('html/intro'), lesson('html/intro'));
    expect(after.pending).toBe(true);
    expect(Object.keys(after.progress.lessons)).toEqual(['html/intro', 'html/lists']);
  });
});
