import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { isNginxAvailable } from './tests/services/nginx.ts';
import { isPostgresAvailable } from './tests/services/postgres-binaries.ts';
import { canMountTmpfs } from './commands/process-tests/small-disk.ts';

const folders = '{contract,content,explain,server,pipeline,commands,app,bench}';
/** Whether `systemd-analyze` can be run, as on most machines with Linux and in few containers. */
const isSystemdInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Tests wait for events, not for times: a busy machine may need longer than Vitest's second for a poll. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
/**
 * Tests that are about PostgreSQL alone, or need nginx; the others of their part run on SQLite where there is
 * no PostgreSQL. Those of a full disk, where we may not mount one, and of the systemd unit, where there is no systemd.
 */
const leftOut = [
  ...(isPostgresAvailable() ? [] : [`${folders}/**/*.postgres.*.test.ts`]),
  ...(isNginxAvailable() ? [] : [`${folders}/**/*.nginx.*.test.ts`]),
  ...(isSystemdInstalled ? [] : [`${folders}/**/*.systemd.*.test.ts`]),
  ...(canMountTmpfs() ? [] : [`${folders}/**/*.tmpfs.*.test.ts`]),
];
/** The benchmarks' programs are a package of their own, with the tests of theirs. */
const packages = '**/node_modules/**';

/** A test's file name says which part it belongs to: see CONTRIBUTING.md. */
export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      ...[
        {
          name: 'unit',
          isolate: false,
          exclude: ['**/*.{store,api,isolated}.test.ts'],
          include: '*.test.ts',
        },
        // Tests that replace a module or a global: no other file may see that, and a loaded module would not.
        { name: 'isolated.unit', isolate: true, exclude: [], include: '*.isolated.test.ts' },
      ].map(({ name, isolate, exclude, include }) => ({
        extends: true as const,
        test: {
          name,
          isolate,
          maxWorkers: 2,
          include: [`${folders}/**/${include}`],
          exclude: [packages, ...exclude],
          ...limits,
        },
      })),
      ...[
        // More workers than processors: these tests wait for disks, timeouts and other processes.
        { name: 'store', maxWorkers: 4, exclude: [] },
        { name: 'api', maxWorkers: 6, exclude: ['**/*.timing.api.test.ts'] },
        // With nothing else on the machine: beside other tests [29] took up to a minute and a half.
        { name: 'timing.api', maxWorkers: 1, exclude: [] },
      ].map(({ name, maxWorkers, exclude }, index) => ({
        extends: true as const,
        test: {
          name,
          maxWorkers,
          // Loading the server again for each file was a quarter of the time. So these tests mock no modules: a loaded
          // module would keep what it has imported.
          isolate: false,
          // Vitest runs projects with different numbers of workers only one after the other.
          sequence: { groupOrder: index + 1 },
          include: [`${folders}/**/*.${name}.test.ts`],
          exclude: [packages, ...leftOut, ...exclude],
          globalSetup: ['tests/services/postgres-global-setup.ts'],
          // As for the browser's tests: on a machine that others load, CI tries once more and says so.
          retry: process.env.CI ? 1 : 0,
          ...limits,
        },
      })),
    ],
  },
});
