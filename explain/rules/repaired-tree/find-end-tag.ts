import { escapePattern } from '../../parse/escape-pattern.ts';
import type { SourceText, Span } from '../../parse/source-text.ts';

/** The next end tag of a name from an offset on; undefined where there is none. */
export function findEndTag({ text }: SourceText, name: string, from: number): Span | undefined {
  const found = new RegExp(`</${escapePattern(name)}\\s*>`, 'i').exec(text.slice(from));
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : undefined;
}
