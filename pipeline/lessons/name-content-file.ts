import { join } from 'node:path';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import { projectRoot } from '../project-root.ts';

/**
 * Runs a step of a Vite plugin. A ContentError from it gets the file that its message names as `id`. Without
 * one, Vite prints the file of the module that it is compiling, and a lesson's module reads the terms of
 * every lesson, so the error may be in another file.
 */
export function nameContentFile<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    const file = error instanceof ContentError ? /^[^\s:]+\.\w+(?=:)/.exec(error.message)?.[0] : undefined;
    if (file === undefined) throw error;
    throw Object.assign(error as ContentError, { id: join(projectRoot, file) });
  }
}
