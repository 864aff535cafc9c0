import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createProgressFileName,
  fileMaxBytes,
  readProgressFile,
  writeProgressFile,
} from '#app/learn/progress/file/progress-file.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** Exported by version 1. It must stay readable forever: never edit the file. */
const exported = readFileSync(join(import.meta.dirname, 'exported-2026-11-21.json'), 'utf8');
const held: Progress = {
  version: 1,
  lessons: {
    'css/intro-to-css/introduction': { doneAt: 1763719000000 },
    'html/intro': { doneAt: 1763700000000 },
    'html/misc/canvas': { doneAt: 1763710000000 },
  },
  exercises: { 'html/intro#first-page': { doneAt: 1763701000000 } },
  technologies: {
    git: { state: 'done', changedAt: 1763720000000 },
    react: { state: 'learning', changedAt: 1763720500000 },
    webpack: { state: 'none', changedAt: 1763720600000 },
  },
  lastLesson: {
    css: { lessonId: 'css/intro-to-css/introduction', at: 1763719000000 },
    html: { lessonId: 'html/misc/canvas', at: 1763710000000 },
  },
};

test('a file exported on 21 November 2026 is read', () => {
  expect(readProgressFile(exported)).toEqual({ progress: held });
});

test('today’s export is that same file', () => {
  const when = new Date('2026-11-21T10:30:00.000Z');
  expect(writeProgressFile(held, when)).toBe(exported);
  expect(createProgressFileName(when)).toBe('first-commit-progress-2026-11-21.json');
});

const changed = (more: object) => JSON.stringify({ ...JSON.parse(exported), ...more });
test.each([
  ['', 'is not JSON'],
  ['%PDF-1.7', 'is not JSON'],
  [exported.slice(0, 300), 'cut off'],
  ['null', 'not a progress file'],
  ['[]', 'not a progress file'],
  ['{"lessons":{}}', 'not a progress file'],
  [changed({ format: 'other-progress' }), 'not a progress file'],
  [changed({ version: 2, badges: [] }), 'newer version of the site (version 2)'],
  [changed({ version: 0 }), 'damaged at version'],
  [changed({ progress: undefined }), 'damaged at progress'],
  [
    changed({ progress: { ...held, lessons: { 'html/intro': { doneAt: 'today' } } } }),
    'damaged at progress, lessons, html/intro',
  ],
  [
    changed({ progress: { ...held, lessons: { '<img src=x>': { doneAt: 1 } } } }),
    'damaged at progress, lessons',
  ],
  [
    changed({
      progress: {
        ...held,
        lessons: Object.fromEntries(
          Array.from({ length: 2000 }, (_, index) => [`html/l${index}`, { doneAt: 1 }]),
        ),
      },
    }),
    'more than 2000 entries',
  ],
  ['x'.repeat(fileMaxBytes + 1), 'too large'],
])('%.40j is refused: %s', (text, reason) => {
  expect(readProgressFile(text)).toEqual({ error: expect.stringContaining(reason) });
});

test('a file saved with a byte order mark is read', () => {
  expect(readProgressFile(`\uFEFF${exported}`)).toEqual({ progress: held });
});
