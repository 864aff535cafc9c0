import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSystemdUnit } from './check-systemd-unit.ts';

const current = readFileSync('docs/deploy/first-commit.service', 'utf8');

function installUnit(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'first-commit.service');
  writeFileSync(file, text);
  return file;
}

test('accepts the unit of this release, and a machine without a unit', () => {
  expect(checkSystemdUnit(installUnit(current))).toEqual([
    { state: 'ok', text: expect.stringContaining('bundle') },
  ]);
  expect(checkSystemdUnit('/nonexistent/first-commit.service')).toEqual([]);
});

test.each([
  ['starts the server from its sources', '.cache/server/main.js\n', 'server/main.ts\n'],
  [
    'builds at the start',
    /^ExecStartPre=.*$/m,
    'ExecStartPre=/usr/bin/node commands/run.mjs commands/build.ts',
  ],
  ['lets the site write its own code', /^ReadWritePaths=.*$/m, 'ReadWritePaths=/srv/first-commit'],
])('asks to copy the unit again when it is of an older release and %s', (_, today, before) => {
  const older = current.replace(today, before);
  expect(older).not.toBe(current);
  expect(checkSystemdUnit(installUnit(older))).toEqual([
    { state: 'note', text: expect.stringContaining('Copy docs/deploy/first-commit.service') },
  ]);
});
