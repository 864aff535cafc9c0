import type { Position, Range } from '../diagnostic.ts';

/** A stretch of the page, as offsets in its text; the end is not part of it. */
export type Span = { start: number; end: number };

/** A page's text, which knows the line of each offset. */
export class SourceText {
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  /** The line of an offset, counted from 1. */
  lineAt(offset: number): number {
    return this.positionAt(offset).line + 1;
  }

  positionAt(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - (this.#lineStarts[low] ?? 0) };
  }

  rangeOf({ start, end }: Span): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  slice({ start, end }: Span): string {
    return this.text.slice(start, end);
  }
}

/** The white space before something that comes first on its line; undefined where other text comes before it. */
export function indentAt({ text }: SourceText, offset: number): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' ? before : undefined;
}
