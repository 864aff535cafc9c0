import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonIds } from '../../content/lessons/order.ts';
import type { ExpectedHeight } from '../../contract/lessons/expected-height.ts';
import { projectRoot } from '../project-root.ts';

/** The heights of a lesson's results, by the names of the results and exercises. */
export type ResultHeights = Readonly<Record<string, ExpectedHeight>>;

const file = join(projectRoot, 'content', 'lessons', 'result-heights.json');
let read: Record<string, ResultHeights> | undefined;

/**
 * How high a lesson's results were when they were measured last: this room is kept for them until they are
 * loaded, so that the text below stays where it is. A result that was never measured is missing.
 */
export function readResultHeights(lesson: string): ResultHeights {
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, ResultHeights>;
  return read[lesson] ?? {};
}

/** The property that a compiled result gets, if it was ever measured. */
export function expectHeight(lesson: string, name: string): { expectedHeight?: ExpectedHeight } {
  const expectedHeight = readResultHeights(lesson)[name];
  return expectedHeight === undefined ? {} : { expectedHeight };
}

/** Keeps what was measured of some lessons, and drops lessons that are gone. */
export function writeResultHeights(measured: ReadonlyMap<string, ResultHeights>): void {
  const all = Object.fromEntries(
    lessonIds.flatMap((lesson) => {
      const heights = measured.get(lesson) ?? readResultHeights(lesson);
      return Object.keys(heights).length === 0 ? [] : [[lesson, heights]];
    }),
  );
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
  read = all;
}
