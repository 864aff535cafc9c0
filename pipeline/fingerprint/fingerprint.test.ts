import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintFiles, fingerprintTimes } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

let folder: string;
const fingerprint = () => fingerprintFiles([relative(projectRoot, folder)]);
beforeEach(() => {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, '.cache', 'fingerprint-'));
  writeFileSync(join(folder, 'page.ts'), 'export const title = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the fingerprint of contents changes with the content and the name of a file, not with its time', () => {
  const before = fingerprint();
  writeFileSync(join(folder, 'page.ts'), 'export const title = 1;');
  expect(fingerprint()).toBe(before);
  writeFileSync(join(folder, 'page.ts'), 'export const title = 2;');
  const changed = fingerprint();
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'style.css'), '');
  expect(fingerprint()).not.toBe(changed);
});

test('the fingerprint of times changes with a modification time and with a new file', () => {
  const times = () => fingerprintTimes([relative(projectRoot, folder)]);
  utimesSync(join(folder, 'page.ts'), 1_000, 1_000);
  const before = times();
  expect(times()).toBe(before);
  utimesSync(join(folder, 'page.ts'), 1_000, 2_000);
  const touched = times();
  expect(touched).not.toBe(before);
  writeFileSync(join(folder, 'style.css'), '');
  expect(times()).not.toBe(touched);
});

test('fingerprints ignore tests and documents', () => {
  const before = fingerprint();
  for (const file of ['page.test.ts', 'page.api.test.ts', 'journey.spec.ts', 'rows.cases.ts', 'README.md'])
    writeFileSync(join(folder, file), 'something');
  expect(fingerprint()).toBe(before);
});
