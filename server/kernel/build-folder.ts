import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the built site, in the project's root wherever this file has been bundled to. */
export const buildFolder = join(dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname), 'build');
