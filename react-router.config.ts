import type { Config } from '@react-router/dev/config';
import { listPartPaths } from './app/part-pages.ts';
import { prerenderedPages } from './pipeline/prerendered-pages.ts';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.FIRST_COMMIT_BUILD_DIR ?? 'build',
  ssr: false,
  prerender: [...prerenderedPages.map(({ path }) => path), ...(import.meta.env.DEV ? listPartPaths() : [])],
} satisfies Config;
