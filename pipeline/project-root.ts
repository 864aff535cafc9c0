import { dirname } from 'node:path';

/** The folder of package.json, wherever a command is started from. */
export const projectRoot = dirname(import.meta.dirname);
