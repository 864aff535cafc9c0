import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonIds } from '../../content/lessons/order.ts';
import type { ExpectedHeight } from '../../contract/lessons/expected-height.ts';
import { projectRoot } from '../project-root.ts';

/** The heights of a lesson's results, by the names of the results and exercises. */
export type ResultHeights = Readonly<Record<string, ExpectedHeight>>;

const file = join(projectRoot, 'content', 'lessons', 'result-heights.json');
let cache: Record<string, ResultHeights> | undefined;

/**
 * The last measured heights of a lesson's results. The page reserves this height until a result has loaded,
 * so that the text below does not move. Results that were never measured are missing.
 */
export function readResultHeights(lesson: string): ResultHeights {
  cache ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, ResultHeights>;
  return cache[lesson] ?? {};
}

/** The `expectedHeight` prop of a result, or no prop when it was never measured. */
export function expectHeight(lesson: string, name: string): { expectedHeight?: ExpectedHeight } {
  const expectedHeight = readResultHeights(lesson)[name];
  return expectedHeight === undefined ? {} : { expectedHeight };
}

/** Stores the measured heights of some lessons, and removes lessons that no longer exist. */
export function writeResultHeights(measured: ReadonlyMap<string, ResultHeights>): void {
  const all = Object.fromEntries(
    lessonIds.flatMap((lesson) => {
      const heights = measured.get(lesson) ?? readResultHeights(lesson);
      return Object.keys(heights).length === 0 ? [] : [[lesson, heights]];
    }),
  );
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
  cache = all;
}
