import { expect, test, onTestFinished } from 'vitest';
import {
  checkMailEncryption,
  checkPostgresEncryption,
  isOnThisMachine,
  checkSystemdUnit,
} from './check-machine.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a socket and every way to write the machine itself are on this machine', () => {
  for (const host of [
    '',
    '/run/postgresql',
    'localhost',
    'LOCALHOST.',
    'db.localhost',
    '127.0.0.2',
    '::1',
    '[::1]',
  ])
    expect(isOnThisMachine(host), host).toBe(true);
  for (const host of ['db.example.org', '10.0.0.5', 'notlocalhost', 'localhost.example.org', '[2001:db8::1]'])
    expect(isOnThisMachine(host), host).toBe(false);
});

test.each([
  ['smtp://club:secret@mail.example.org', 1],
  ['smtp://club:secret@mail.example.org:587?requireTLS=false', 1],
  ['smtp://club:secret@mail.example.org?requireTLS=true', 0],
  ['smtps://club:secret@mail.example.org', 0],
  ['smtp://127.0.0.1:25', 0],
])('%s is advised against %i times, without its password', (url, times) => {
  const results = checkMailEncryption(url);
  expect(results).toHaveLength(times);
  expect(JSON.stringify(results)).not.toContain('secret');
});

test('PostgreSQL at another host needs an encrypted connection', () => {
  expect(checkPostgresEncryption('db.example.org', false)).toEqual([
    { state: 'note', text: expect.stringContaining('?sslmode=verify-full') },
  ]);
  expect(checkPostgresEncryption('db.example.org', true)).toEqual([]);
  expect(checkPostgresEncryption('/run/postgresql', false)).toEqual([]);
});

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
