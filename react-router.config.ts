import type { Config } from '@react-router/dev/config';
import { pageAddresses } from './pipeline/page-addresses.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: pageAddresses.map(({ path }) => path),
} satisfies Config;
