import { indentAt, type SourceText, type Span } from '../../read/source-text.ts';

/**
 * Where the missing end tag of an element belongs: at the end of its line where its text begins there, else before the
 * first line that is indented no deeper than its start tag. `end` is where the browser closed it at the latest.
 */
export function findEndPlace(source: SourceText, opened: Span, end: number): number {
  const { text } = source;
  const lineEnd = text.indexOf('\n', opened.end);
  if (lineEnd < 0 || lineEnd > end) return end;
  const rest = text.slice(opened.end, lineEnd);
  if (rest.replace(/<[^>]*>/g, '').trim() !== '') return opened.end + rest.trimEnd().length;
  const indent = indentAt(source, opened.start);
  if (indent === undefined || rest.trim() !== '') return end;
  for (let at = lineEnd + 1; at > 0 && at < end; at = text.indexOf('\n', at) + 1) {
    const own = /^[ \t]*(?=\S)/.exec(text.slice(at))?.[0];
    if (own !== undefined && own.length <= indent.length) return text.slice(0, at).trimEnd().length;
  }
  return end;
}
