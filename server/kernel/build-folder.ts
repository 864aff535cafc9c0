import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** `build/` in the project's root, also when this file runs from a bundle in another folder. */
export const buildFolder = join(dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname), 'build');
