import { dirname, join } from 'node:path';

/** The folder of package.json, wherever a command is started from. */
export const projectRoot = dirname(import.meta.dirname);

/** The settings of Vite, for the build of the pages and for `npm run dev`. */
export const viteConfigFile = join(projectRoot, 'pipeline', 'vite', 'vite.config.ts');
