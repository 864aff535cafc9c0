import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';

/**
 * The tests of a part: those of `files` (undefined: all) whose title matches `title`, a regular expression
 * (undefined: all).
 */
export type Selection = { files?: readonly string[]; title?: string };

const sources = '{contract,content,explain,server,pipeline,commands,app,bench}/**';

/** The test files of each part, by the convention of their names and folders (CONTRIBUTING.md). */
export const testFiles = {
  unit: () =>
    globSync(`${sources}/*.test.ts`, { cwd: projectRoot }).filter((file) => !/\.(?:store|api)\./.test(file)),
  store: () => globSync(`${sources}/*.store.test.ts`, { cwd: projectRoot }),
  api: () => globSync(`${sources}/*.api.test.ts`, { cwd: projectRoot }),
  browser: () => globSync('tests/{journeys,explain}/**/*.spec.ts', { cwd: projectRoot }),
  engines: () => globSync('tests/engines/**/*.spec.ts', { cwd: projectRoot }),
  lessons: () => globSync('tests/lessons/**/*.spec.ts', { cwd: projectRoot }),
  rewrites: () => globSync('tests/rewrites/**/*.spec.ts', { cwd: projectRoot }),
};

/**
 * A filter selects the files whose path contains it. A filter that no path contains selects tests by their
 * title.
 */
export function selectByFilters(files: readonly string[], filters: readonly string[]): Selection {
  const pathContains = (filter: string) => (file: string) =>
    file.toLowerCase().includes(filter.toLowerCase());
  const inPaths = filters.filter((filter) => files.some(pathContains(filter)));
  const inTitles = filters.filter((filter) => !inPaths.includes(filter));
  return {
    ...(inPaths.length === 0
      ? {}
      : { files: files.filter((file) => inPaths.some((filter) => pathContains(filter)(file))) }),
    ...(inTitles.length === 0 ? {} : { title: inTitles.map((filter) => RegExp.escape(filter)).join('|') }),
  };
}

/**
 * The tests whose title has a number of docs/security.md, such as `[55]`: all of them, or those with the
 * given numbers. Throws for an argument that is not a number.
 */
export function selectSecurity(files: readonly string[], numbers: readonly string[]): Required<Selection> {
  const invalid = numbers.find((text) => !/^\d+$/.test(text));
  if (invalid !== undefined)
    throw new Error(
      `security takes numbers of docs/security.md, such as 55: ${JSON.stringify(invalid)} is not a number.`,
    );
  const title = `\\[(?:${numbers.length === 0 ? '\\d+' : numbers.join('|')})\\]`;
  const pattern = new RegExp(title);
  return {
    files: files.filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8'))),
    title,
  };
}
