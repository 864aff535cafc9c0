import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useServerProcesses } from '../../tests/server-process.ts';
import { onSmallDisk } from './small-disk.ts';

const { dataDir, start } = useServerProcesses();

/** Runs a program for which /etc/fstab is another file. */
const withFstab = (file: string) => (program: readonly string[]) => {
  const mount = 'mount --bind "$0" /etc/fstab && exec "$@"';
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, file, ...program];
};

test('a first start below a mount point without a disk is rejected, unless --new is given', async () => {
  const disk = join(dataDir(), 'disk');
  mkdirSync(disk);
  const fstab = join(dataDir(), 'fstab');
  writeFileSync(fstab, `/dev/vdb1 ${disk} ext4 nofail 0 2\n`);
  const DATA_DIR = join(disk, 'site');
  const refused = start({ DATA_DIR }, { by: withFstab(fstab) });
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toMatch(
    /^First Commit can't start: There is no database \S+, and [^\n]* \/etc\/fstab [^\n]*\/disk is not mounted\. [^\n]*--new\.\n$/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
  await start({ DATA_DIR }, { by: withFstab(fstab), args: ['--new'] }).url;
});

test('a start on a full disk prints one line that says what to do', async () => {
  const server = start(
    {},
    {
      by: (program) =>
        onSmallDisk(dataDir(), 1, [
          'sh',
          '-c',
          'cat /dev/zero > "$0/ballast" 2>/dev/null; exec "$@"',
          dataDir(),
          ...program,
        ]),
    },
  );
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^First Commit can't start: [^\n]+\. Free some space[^\n]*\n$/);
});
