import type { Config } from '@react-router/dev/config';
import { pages } from './app/routes.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.map((page) => page.path),
} satisfies Config;
