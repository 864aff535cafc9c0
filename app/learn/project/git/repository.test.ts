import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packRepository } from '#app/learn/project/git/pack-repository.ts';
import { createRepository, type RepositorySource } from '#app/learn/project/git/repository.ts';
import { projects } from '#app/learn/project/projects-fixture.ts';
import type { CompiledProject } from '#contract/lessons/lesson-project.ts';
import type { ProjectPiece } from '#contract/progress/progress.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-commit-repository-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [home, programme, colours, header] = [
  'html/lists#home',
  'html/tables#programme',
  'css/a#colours',
  'css/b#header',
] as const;
const piece = (date: string, code: ProjectPiece['code']): ProjectPiece => ({
  addedAt: Date.parse(date),
  savedAt: Date.parse(date),
  code,
});
const pieces = {
  [home]: piece('2026-03-28T23:30:00Z', { html: '<title>Mine</title>\n<h1>Mine</h1>' }),
  [programme]: piece('2026-03-30T10:00:00Z', {
    // Git sorts the folder `maps` after `maps-b.svg`.
    html: '<h1>Night</h1><img src="/lesson-files/maps/a.svg"><img src="/lesson-files/maps-b.svg">',
  }),
  [colours]: piece('2026-10-24T10:00:00Z', { css: 'body { color: teal }' }),
  [header]: piece('2026-10-26T10:00:00Z', { css: '.bar { color: red }' }),
};
const source: RepositorySource = {
  projects,
  course: 'css',
  pieces,
  author: { name: 'Meera K.', zone: 'Asia/Kolkata' },
  fetchPicture: (name) => Promise.resolve(new TextEncoder().encode(`<svg><!-- ${name} --></svg>`)),
};

/** Git without the settings of the machine. */
function git(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Unpacks the repository, and asks Git whether all in it is right. */
async function unpack(changes: Partial<RepositorySource> = {}) {
  const repository = await createRepository({ ...source, ...changes });
  const path = mkdtempSync(join(folder, 'r-'));
  for (const [name, content] of Object.entries(unzipSync(packRepository('site', repository)))) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  const run = (...args: string[]) => git(join(path, 'site'), ...args);
  expect(run('fsck', '--strict', '--full').trim()).toBe('');
  expect(run('status', '--porcelain')).toBe('');
  expect(run('log', '--reverse', '--format=%H').trim().split('\n')).toEqual(
    repository.commits.map(({ hash }) => hash),
  );
  return { ...repository, run, hashes: repository.commits.map(({ hash }) => hash) };
}

test('each piece is a commit with its words, its date and its change', async () => {
  const { run, hashes } = await unpack();
  expect(run('log', '--reverse', '--format=%an <%ae> %aI %cI %s').trim().split('\n')).toEqual([
    'Meera K. <> 2026-03-29T05:00:00+05:30 2026-03-29T05:00:00+05:30 Mark up the home page',
    'Meera K. <> 2026-03-30T15:30:00+05:30 2026-03-30T15:30:00+05:30 Make the programme a table',
    'Meera K. <> 2026-10-24T15:30:00+05:30 2026-10-24T15:30:00+05:30 Colour the pages',
    'Meera K. <> 2026-10-26T15:30:00+05:30 2026-10-26T15:30:00+05:30 Give the pages a bar',
  ]);
  const show = (index: number) => run('show', '--format=', hashes[index] ?? '');
  const names = (index: number) => run('show', '--format=', '--name-status', hashes[index] ?? '').trim();
  expect(names(0)).toBe('A\tREADME.md\nA\tindex.html');
  expect(show(0)).toContain('+<h1>Mine</h1>');
  expect(names(1)).toBe('A\tpictures/maps-b.svg\nA\tpictures/maps/a.svg\nA\tprogramme.html');
  expect(show(1)).toContain('+<h1>Night</h1><img src="pictures/maps/a.svg"><img src="pictures/maps-b.svg">');
  expect(names(2).split('\n')).toContain('A\tstyle.css');
  expect(show(2)).toContain('+body { color: teal }');
  expect(show(2)).toContain('+  <link rel="stylesheet" href="style.css">');
  expect(names(3)).toBe('M\tstyle.css');
  expect(show(3)).toContain('+.bar { color: red }');
});

test('the same pieces have the same hashes, and a later piece goes on top', async () => {
  const { [header]: later, ...before } = pieces;
  const [all, again, earlier] = [await unpack(), await unpack(), await unpack({ pieces: before })];
  expect(again.hashes).toEqual(all.hashes);
  expect(later.addedAt).toBeGreaterThan(pieces[colours].addedAt);
  expect(all.hashes.slice(0, -1)).toEqual(earlier.hashes);
});

test('a piece that was skipped is the course’s until the learner passes it, which changes no earlier commit', async () => {
  const skipped = await unpack({ pieces: { [header]: pieces[header] } });
  expect(skipped.run('show', 'HEAD:style.css')).toBe(
    '/* Colours */\nbody {}\n\n/* Header */\n.bar { color: red }\n',
  );
  expect(skipped.run('show', 'HEAD:index.html')).toContain('<h1>Home</h1>');
  const late = piece('2026-12-01T10:00:00Z', { css: 'body { color: teal }' });
  const filled = await unpack({ pieces: { [header]: pieces[header], [colours]: late } });
  expect(filled.hashes[0]).toBe(skipped.hashes[0]);
  expect(filled.run('show', '--format=', 'HEAD')).toContain('+body { color: teal }');
});

test('the project of the CSS course goes on with the commits of the HTML course', async () => {
  const html = await unpack({ course: 'html' });
  expect(html.hashes).toHaveLength(2);
  expect((await unpack()).hashes.slice(0, 2)).toEqual(html.hashes);
});

test.each([
  ['Zoë "Zed" O’Neil', 'Zoë "Zed" O’Neil'],
  ['मीरा 🎉', 'मीरा 🎉'],
  ['Two\nlines\r\tand\0more\u2028', 'Two lines and more'],
  ['<script>', 'script'],
  ['<>', 'A learner'],
  ['', 'A learner'],
  ['  ', 'A learner'],
  ['.,:;"', '.,:;"'],
])('a commit can be written by %j', async (name, shown) => {
  const { run } = await unpack({ author: { name, zone: 'UTC' } });
  expect(run('log', '-1', '--format=%an|%ae|%cn')).toBe(`${shown}||${shown}\n`);
});

test.each([
  ['Europe/Berlin', '+0100', '+0200'],
  ['America/New_York', '-0400', '-0400'],
  ['America/St_Johns', '-0230', '-0230'],
  ['Asia/Kolkata', '+0530', '+0530'],
  ['UTC', '+0000', '+0000'],
])('a date has the clock of its own day: %s', async (zone, before, after) => {
  // Summer time begins on 29 March in Berlin, and on 8 March in America.
  const { run } = await unpack({ course: 'html', author: { name: 'M', zone } });
  expect(run('log', '--reverse', '--format=%ad', '--date=format:%z').trim().split('\n')).toEqual([
    before,
    after,
  ]);
});

test('line ends, other scripts and no last line end stay as they were typed', async () => {
  const html = '<title>नमस्ते</title>\r\n<h1>Grüße 🎪</h1>\r\n';
  const css = 'body::after { content: "→" }\r\n';
  const own = { [home]: piece('2026-01-01', { html }), [colours]: piece('2026-01-02', { css }) };
  const { run, hashes } = await unpack({ pieces: own });
  expect(run('show', `${hashes[0]}:index.html`)).toBe(`${html}\n`);
  expect(run('show', 'HEAD:style.css')).toContain(css);
});

test('57 pieces are 57 commits', async () => {
  const ids = Array.from({ length: 57 }, (_, index) => `html/a#piece-${index}`);
  const many: CompiledProject = {
    course: 'html',
    title: 'Many',
    lead: '',
    start: '',
    pieces: ids.map((id, index) => ({
      name: `piece-${index}`,
      title: `Piece ${index}`,
      short: '',
      says: '',
      page: `page-${index}.html`,
      place: '',
      lessons: [],
      exercise: { id, lesson: 'html/a', file: `page-${index}.html`, code: '', commit: `Add page ${index}` },
    })),
  };
  const own = Object.fromEntries(
    ids.map((id, index) => [id, piece(new Date(Date.UTC(2026, 0, 1 + index)).toISOString(), { html: id })]),
  );
  const { run, files } = await unpack({ projects: [many], course: 'html', pieces: own });
  expect(run('rev-list', '--count', 'HEAD').trim()).toBe('57');
  expect(files.size).toBe(58);
});
