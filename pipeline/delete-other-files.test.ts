import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hackathons } from '../content/hackathons.ts';
import { writeCalendars } from './calendar.ts';
import { deleteOtherFiles } from './delete-other-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delete-other-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('files that are no longer asked for go', async () => {
  for (const file of ['old.pdf', 'new.pdf']) await writeFile(join(folder, file), file);
  await deleteOtherFiles(folder, ['new.pdf', 'never-written.pdf']);
  expect(await readdir(folder)).toEqual(['new.pdf']);
});

test('a folder whose files are made again stays the same one, which npm run dev watches', async () => {
  await writeFile(join(folder, 'retired.ics'), '');
  const { ino } = await stat(folder);
  await writeCalendars(folder);
  expect((await stat(folder)).ino).toBe(ino);
  expect((await readdir(folder)).toSorted()).toEqual(hackathons.map(({ id }) => `${id}.ics`).toSorted());
});
