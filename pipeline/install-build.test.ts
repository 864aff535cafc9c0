import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installBuild } from './install-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-commit-install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build of these files, each with its name as its text, and installs it. */
function install(...files: string[]): void {
  for (const file of ['pages.json', ...files]) {
    mkdirSync(dirname(join(folder, 'staging', file)), { recursive: true });
    writeFileSync(join(folder, 'staging', file), file);
  }
  installBuild(join(folder, 'staging'), join(folder, 'build'));
}

function isInstalled(file: string): boolean {
  return existsSync(join(folder, 'build', file));
}

test('a build is installed whole, files without an extension and hidden ones too', () => {
  install('client/index.html', 'client/.gitignore', 'client/forms/LICENSE', 'client/assets/app-1.js');
  for (const file of [
    'pages.json',
    'client/index.html',
    'client/.gitignore',
    'client/forms/LICENSE',
    'client/assets/app-1.js',
  ])
    expect(readFileSync(join(folder, 'build', file), 'utf8')).toBe(file);
  expect(existsSync(join(folder, 'staging'))).toBe(false);
});

test('pages that are gone go; the assets of the build before stay for open pages, older ones go', () => {
  install('client/about/index.html', 'client/assets/app-1.js');
  install('client/assets/app-2.js');
  expect([isInstalled('client/about/index.html'), isInstalled('client/assets/app-1.js')]).toEqual([
    false,
    true,
  ]);
  install('client/assets/app-3.js');
  expect(
    ['app-1.js', 'app-2.js', 'app-3.js'].map((name) => isInstalled(join('client', 'assets', name))),
  ).toEqual([false, true, true]);
});
