import { extractCode } from '#app/learn/code/extract-code.ts';
import type { HighlightedLines } from '#contract/lessons/lesson-part-data.ts';

/** A run of characters in one colour. */
export type TextRun = { className?: string | undefined; text: string };

/** One line of highlighted code as its coloured runs. */
export function parseRuns(html: string): TextRun[] {
  return [...html.matchAll(/<span class="([\w-]+)">([^<]*)<\/span>|([^<]+)/g)].map(
    ([, className, spanned, plain]) => ({ className, text: extractCode(spanned ?? plain ?? '') }),
  );
}

/** The runs of a line between two columns. */
function sliceRuns(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let start = 0;
  return runs.flatMap(({ className, text }) => {
    const slice = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return slice === '' ? [] : [{ className, text: slice }];
  });
}

/**
 * Splits a line at the ranges' boundaries; each piece inside a range has that range. A range that begins
 * inside another is left out.
 */
export function splitRuns<Range extends { from: number; to: number }>(
  runs: readonly TextRun[],
  ranges: readonly Range[],
): { range?: Range; runs: TextRun[] }[] {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  const pieces: { range?: Range; runs: TextRun[] }[] = [];
  let position = 0;
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    if (range.from < position || range.to <= range.from) continue;
    pieces.push(
      { runs: sliceRuns(runs, position, range.from) },
      { range, runs: sliceRuns(runs, range.from, range.to) },
    );
    position = range.to;
  }
  return [...pieces, { runs: sliceRuns(runs, position, length) }];
}

/**
 * The lines of `code` as runs, coloured as in the build's `html` or in `htmlByText`. A line that is in
 * neither is plain.
 */
export function highlightLines(code: string, html: string, htmlByText: HighlightedLines = {}): TextRun[][] {
  const htmlByLine = new Map([
    ...Object.entries(htmlByText),
    ...html.split('\n').map((line) => [extractCode(line), line] as const),
  ]);
  return code.split('\n').map((text) => {
    const line = htmlByLine.get(text);
    return line === undefined ? [{ text }] : parseRuns(line);
  });
}
