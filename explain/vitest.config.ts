import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'explain', include: ['**/*.test.ts'], environment: 'node', testTimeout: 20_000 },
});
