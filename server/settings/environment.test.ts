import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { readSiteName } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-commit-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the environment', () => {
  it('reads a .env file', () => {
    const file = join(folder, '.env');
    writeFileSync(file, '# the club\nPORT=4000\nMAIL_FROM="The Club <club@example.org>"\n');
    expect(readEnvironment(file, {})).toEqual({ PORT: '4000', MAIL_FROM: 'The Club <club@example.org>' });
  });

  it('prefers the variables of the process to the .env file', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nHOST=0.0.0.0\n');
    expect(readEnvironment(file, { PORT: '5000' })).toEqual({ PORT: '5000', HOST: '0.0.0.0' });
  });

  it('says in one sentence that the file can’t be read', () => {
    const unreadable = join(folder, '.env');
    mkdirSync(unreadable);
    expect(() => readEnvironment(unreadable, {})).toThrow(
      `The settings in ${unreadable} can't be read: it is a folder. Name a file.`,
    );
  });

  it('needs no file', () => {
    expect(readEnvironment(join(folder, '.env'), { PORT: '5000' })).toEqual({ PORT: '5000' });
  });
});

describe('the site name', () => {
  it('is the one that the build wrote', () => {
    const file = join(folder, 'site.json');
    writeFileSync(file, '{"name": "Code Circle"}');
    expect(readSiteName(file)).toBe('Code Circle');
  });

  it('has a default before the first build', () => {
    expect(readSiteName(join(folder, 'site.json'))).toBe('First Commit');
  });
});
