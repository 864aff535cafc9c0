import type { Position, Range } from '../diagnostic.ts';

/** A range of the page as offsets in its text; the end is exclusive. */
export type Span = { start: number; end: number };

/** The text of a page, which converts offsets to lines and characters and back. */
export class SourceText {
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
      this.#lineStarts.push(index + 1);
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

  /** The offset of a position; the end of the text for a line after it. */
  offsetAt({ line, character }: Position): number {
    return (this.#lineStarts[line] ?? this.text.length) + character;
  }

  rangeOf({ start, end }: Span): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  slice({ start, end }: Span): string {
    return this.text.slice(start, end);
  }
}

/** The white space between the beginning of the line and an offset; undefined where there is other text. */
export function findIndent({ text }: SourceText, offset: number): string | undefined {
  const textBefore = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return textBefore.trim() === '' ? textBefore : undefined;
}
