import { codeText } from '#app/learn/code/code-text.ts';
import type { HighlightedLines } from '#contract/lessons/lesson-part-data.ts';

/** A stretch of code in one colour. */
export type Run = { className?: string | undefined; text: string };

/** One line of highlighted code as its coloured runs. */
export function readRuns(html: string): Run[] {
  return [...html.matchAll(/<span class="([\w-]+)">([^<]*)<\/span>|([^<]+)/g)].map(
    ([, className, spanned, plain]) => ({ className, text: codeText(spanned ?? plain ?? '') }),
  );
}

/** The stretch of a line from one column to another. */
function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap(({ className, text }) => {
    const own = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return own === '' ? [] : [{ className, text: own }];
  });
}

/**
 * A line cut at the ranges' columns: its pieces in order, those of a range with it. A range that begins
 * inside another is left out.
 */
export function cutRuns<Range extends { from: number; to: number }>(
  runs: readonly Run[],
  ranges: readonly Range[],
): { range?: Range; runs: Run[] }[] {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  const pieces: { range?: Range; runs: Run[] }[] = [];
  let done = 0;
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    if (range.from < done || range.to <= range.from) continue;
    pieces.push(
      { runs: sliceRuns(runs, done, range.from) },
      { range, runs: sliceRuns(runs, range.from, range.to) },
    );
    done = range.to;
  }
  return [...pieces, { runs: sliceRuns(runs, done, length) }];
}

/**
 * The lines of `code` as runs: coloured as in the build's code `html` or in `known`; a line found in neither is plain.
 */
export function highlightLines(code: string, html: string, known: HighlightedLines = {}): Run[][] {
  const built = new Map([
    ...Object.entries(known),
    ...html.split('\n').map((line) => [codeText(line), line] as const),
  ]);
  return code.split('\n').map((text) => {
    const line = built.get(text);
    return line === undefined ? [{ text }] : readRuns(line);
  });
}
