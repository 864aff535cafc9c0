import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnmounted } from './find-unmounted.ts';

let disk: string;
beforeEach(() => {
  disk = realpathSync(mkdtempSync(join(tmpdir(), 'first-commit-mount ')));
});
afterEach(() => rmSync(disk, { recursive: true, force: true }));

const root = '/dev/vda1 / ext4 rw,relatime 0 0';
const escape = (path: string) => path.replaceAll(' ', '\\040');
const tables = (mounts: readonly string[] = []) => ({
  fstab: `# <file system> <mount point>\nUUID=1 / ext4 defaults 0 1\n/dev/vdb1\t${escape(disk)} ext4 nofail 0 2\n/swap none swap sw 0 0\n`,
  mounts: [root, ...mounts.map((path) => `/dev/vdb1 ${escape(path)} ext4 rw 0 0`)].join('\n'),
});

test('a folder on or below an empty mount point of fstab where nothing is mounted is detected', () => {
  expect(findUnmounted(join(disk, 'site', 'data'), tables())).toBe(disk);
  expect(findUnmounted(disk, tables())).toBe(disk);
});

test('also through a symbolic link, and when the mount point does not exist', () => {
  const link = join(disk, 'link');
  const target = join(disk, 'target');
  mkdirSync(target);
  symlinkSync(target, link);
  const { mounts } = tables();
  expect(findUnmounted(join(link, 'data'), { fstab: `/dev/vdb1 ${escape(target)} ext4`, mounts })).toBe(
    target,
  );
  expect(findUnmounted('/nowhere/data', { fstab: '/dev/vdb1 /nowhere ext4', mounts })).toBe('/nowhere');
});

test('a mounted disk, a folder beside it and a folder that already has files are accepted', () => {
  expect(findUnmounted(join(disk, 'data'), tables([disk]))).toBeUndefined();
  expect(findUnmounted(join(disk, 'data'), tables([join(disk, 'data')]))).toBeUndefined();
  expect(findUnmounted(`${disk}-2`, tables())).toBeUndefined();
  writeFileSync(join(disk, 'a file'), '');
  expect(findUnmounted(join(disk, 'data'), tables())).toBeUndefined();
});

test('every folder is accepted on a system without these tables', () => {
  expect(findUnmounted(join(disk, 'data'), undefined)).toBeUndefined();
});
