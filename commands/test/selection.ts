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
  browser: () => globSync('tests/journeys/**/*.spec.ts', { cwd: projectRoot }),
  lessons: () => globSync('tests/lessons/**/*.spec.ts', { cwd: projectRoot }),
};

/** A word chooses the files whose path holds it; a word that no path holds chooses tests by their title. */
export function selectByWords(files: readonly string[], words: readonly string[]): Selection {
  const holds = (word: string) => (file: string) => file.toLowerCase().includes(word.toLowerCase());
  const inPaths = words.filter((word) => files.some(holds(word)));
  const inTitles = words.filter((word) => !inPaths.includes(word));
  return {
    ...(inPaths.length === 0
      ? {}
      : { files: files.filter((file) => inPaths.some((word) => holds(word)(file))) }),
    ...(inTitles.length === 0 ? {} : { title: inTitles.map((word) => RegExp.escape(word)).join('|') }),
  };
}

/**
 * The tests whose title carries a number of docs/security.md, such as `[55]`: all of them, or those of the
 * given numbers. Throws for a word that is no number.
 */
export function selectSecurity(files: readonly string[], numbers: readonly string[]): Required<Selection> {
  const wrong = numbers.find((word) => !/^\d+$/.test(word));
  if (wrong !== undefined)
    throw new Error(
      `security takes numbers of docs/security.md, such as 55: ${JSON.stringify(wrong)} is none.`,
    );
  const title = `\\[(?:${numbers.length === 0 ? '\\d+' : numbers.join('|')})\\]`;
  const pattern = new RegExp(title);
  return {
    files: files.filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8'))),
    title,
  };
}
