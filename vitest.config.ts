import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,content,explain,server,pipeline,commands,app}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: ['tests/postgres-global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
