import { findIndent, type SourceText, type Span } from '../../parse/source-text.ts';

/**
 * Where a missing end tag belongs: at the end of the line where the text of the element begins there, or
 * before the first line that is indented no deeper than its start tag, but not after the offset at which
 * the parser closed it.
 */
export function findEndTagOffset(source: SourceText, startTagSpan: Span, closedOffset: number): number {
  const { text } = source;
  const lineEnd = text.indexOf('\n', startTagSpan.end);
  if (lineEnd < 0 || lineEnd > closedOffset) return closedOffset;
  const rest = text.slice(startTagSpan.end, lineEnd);
  if (rest.replace(/<[^>]*>/g, '').trim() !== '') return startTagSpan.end + rest.trimEnd().length;
  const indent = findIndent(source, startTagSpan.start);
  if (indent === undefined || rest.trim() !== '') return closedOffset;
  for (let index = lineEnd + 1; index > 0 && index < closedOffset; index = text.indexOf('\n', index) + 1) {
    const lineIndent = /^[ \t]*(?=\S)/.exec(text.slice(index))?.[0];
    if (lineIndent !== undefined && lineIndent.length <= indent.length)
      return text.slice(0, index).trimEnd().length;
  }
  return closedOffset;
}
