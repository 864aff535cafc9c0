import { defineConfig } from 'vitest/config';
import { canHavePostgres } from './tests/postgres-binaries.ts';

const folders = '{contract,content,explain,server,pipeline,commands,app,bench}';
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Tests that are about PostgreSQL alone; the others of their part run on SQLite where there is no PostgreSQL. */
const leftOut = canHavePostgres() ? [] : [`${folders}/**/*.postgres.*.test.ts`];

/** A test's file name says which part it belongs to: see CONTRIBUTING.md. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.ts`],
          exclude: ['**/*.{store,api}.test.ts'],
          ...limits,
        },
      },
      ...['store', 'api'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`${folders}/**/*.${name}.test.ts`],
          exclude: leftOut,
          globalSetup: ['tests/postgres-global-setup.ts'],
          ...limits,
        },
      })),
    ],
  },
});
