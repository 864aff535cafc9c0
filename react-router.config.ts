import type { Config } from '@react-router/dev/config';
import { pages } from './app/routes.ts';
import { lessonIds, lessonPath } from './content/lessons/order.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...pages.map((page) => page.path), ...lessonIds.map(lessonPath)],
} satisfies Config;
