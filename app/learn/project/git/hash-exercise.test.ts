import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashExercise } from '#app/learn/project/git/hash-exercise.ts';

test('an exercise that is no piece has the hash that Git gives a commit of its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-exercise-'));
  const at = Date.parse('2026-07-01T10:00:00Z');
  const code = { html: '<p class="a">नमस्ते</p>', css: '.a { color: red }\n' };
  writeFileSync(join(folder, 'index.html'), code.html);
  writeFileSync(join(folder, 'style.css'), code.css);
  const date = new Date(at).toISOString();
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'A learner',
        GIT_AUTHOR_EMAIL: '',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: 'A learner',
        GIT_COMMITTER_EMAIL: '',
        GIT_COMMITTER_DATE: date,
        TZ: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Colour the greeting');
  const exercise = { id: 'html/a#b', at, subject: 'Colour the greeting', code };
  expect(await hashExercise(exercise, undefined)).toBe(git('rev-parse', 'HEAD'));
  rmSync(folder, { recursive: true });
});

test('an exercise whose passing code is not known has no hash', async () => {
  expect(await hashExercise({ id: 'html/a#b', at: 1, subject: 'A', code: undefined }, 'html', {})).toBe(
    undefined,
  );
});
