import { beforeEach, expect, test, vi } from 'vitest';
import { importProgress } from '#app/pages/account/import-progress.ts';
import { fileMaxBytes, writeProgressFile } from '#app/learn/progress/file/progress-file.ts';
import { readDraft } from '#app/learn/progress/drafts/draft-store.ts';
import { readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import type { ProgressWithDrafts } from '#contract/progress/drafts.ts';
import { emptyProgress, type Progress } from '#contract/progress/progress.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const fileOf = (text: string) => new File([text], 'progress.json');
const exported = (progress: ProgressWithDrafts) => fileOf(writeProgressFile(progress, new Date()));
const lessons = (...ids: string[]): Progress => ({
  ...emptyProgress,
  lessons: Object.fromEntries(ids.map((id) => [id, { doneAt: 5 }])),
});

test('adds what is new, says so, and knows it the second time', async () => {
  await importProgress(exported(lessons('html/intro')));
  const more: Progress = {
    ...lessons('html/intro', 'html/lists'),
    exercises: { 'html/intro#a': { doneAt: 1 } },
    technologies: { git: { state: 'done', changedAt: 1 }, go: { state: 'learning', changedAt: 1 } },
  };
  expect(await importProgress(exported(more))).toEqual({
    success: 'Imported. Added: 1 lesson, 1 exercise and 2 technologies.',
  });
  expect(readStoredProgress().progress).toEqual(more);
  expect(await importProgress(exported(more))).toEqual({
    success: 'Imported. Everything in this file was already in your progress.',
  });
});

test('tells of code of a project that the file brings', async () => {
  const piece = (css: string, savedAt: number): Progress => ({
    ...emptyProgress,
    pieces: { 'css/a#header': { addedAt: 1, savedAt, code: { css } } },
  });
  await importProgress(exported(piece('old', 1)));
  expect(await importProgress(exported(piece('new', 2)))).toEqual({
    success: 'Imported. Added: 1 piece of a project.',
  });
  expect(readStoredProgress().progress).toEqual(piece('new', 2));
});

test('brings the code of exercises and samples', async () => {
  const draft = [{ savedAt: 1, origin: 'a', code: { html: '<p>Tea</p>' } }];
  const file = () => exported({ ...emptyProgress, drafts: { 'html/intro#a': draft } });
  expect(await importProgress(file())).toEqual({ success: 'Imported. Added: 1 draft.' });
  expect(readDraft('html/intro#a').versions).toEqual(draft);
  expect(await importProgress(file())).toEqual({
    success: 'Imported. Everything in this file was already in your progress.',
  });
});

test('takes no time for later than now', async () => {
  await importProgress(
    exported({ ...emptyProgress, technologies: { git: { state: 'done', changedAt: 8e15 } } }),
  );
  expect(readStoredProgress().progress.technologies.git?.changedAt).toBeLessThanOrEqual(Date.now());
});

test.each([
  [fileOf('not ours'), 'is not JSON'],
  [fileOf('{"format":"first-commit-progress","version":7}'), 'newer version of the site'],
  [{ size: fileMaxBytes + 1, text: async () => '' }, 'too large'],
  [
    { size: 10, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
    'could not be opened',
  ],
  [
    exported(lessons(...Array.from({ length: 1999 }, (_, index) => `css/l${index}`), 'html/intro')),
    'more than 2000 entries',
  ],
])('refuses %o with its reason and changes nothing', async (file, reason) => {
  await importProgress(exported(lessons('html/lists')));
  const before = storage.get('progress');
  expect(await importProgress(file)).toEqual({ error: expect.stringContaining(reason) });
  expect(storage.get('progress')).toBe(before);
});
