import { framePaths } from '../../contract/site-paths.ts';

/** Where the prebuilt result of an example is served. */
export function resultPath(lesson: string, example: string): string {
  return `${framePaths.results}${lesson}/${example}`;
}
