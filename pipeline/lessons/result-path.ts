import { framePaths } from '../../contract/site-paths.ts';

/** The URL of the prebuilt result of an example. */
export function resultPath(lesson: string, example: string): string {
  return `${framePaths.results}${lesson}/${example}`;
}
