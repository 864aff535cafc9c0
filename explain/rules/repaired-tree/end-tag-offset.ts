import { voidElements } from '../../data/html-elements.ts';
import { findIndent, type SourceText, type Span } from '../../parse/source-text.ts';

/** Elements with the only children that they can have, besides scripts and templates. */
const allowedChildren: Readonly<Record<string, RegExp>> = {
  ul: /^(li|script|template)$/,
  ol: /^(li|script|template)$/,
  dl: /^(dt|dd|div|script|template)$/,
};

const landmarks = /^(section|article|main|footer|header|aside|nav)$/;

/** The first tag between two offsets that is a child of the open element, or the end of its parent, and passes a test. */
function findTag(
  text: string,
  from: number,
  to: number,
  test: (name: string, isEnd: boolean) => boolean,
): number | undefined {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of text
    .slice(from, to)
    .matchAll(/<!--[^]*?-->|<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (name === '') continue;
    const isEnd = slash === '/';
    if ((depth === 0 || (depth < 0 && isEnd)) && test(name.toLowerCase(), isEnd)) return from + index;
    if (isEnd) depth -= 1;
    else if (!voidElements.has(name.toLowerCase()) && !tag.endsWith('/>')) depth += 1;
  }
  return undefined;
}

/** The end of the text before an offset. */
function trimBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}

/** Where indentation says nothing: before the first child that can't be inside, or before the next part of the page. */
function findNextSibling(text: string, name: string, start: number, end: number): number | undefined {
  const allowed = allowedChildren[name];
  const offset = allowed
    ? findTag(text, start, end, (child, isEnd) => !isEnd && !allowed.test(child))
    : landmarks.test(name)
      ? findTag(text, start, end, (child, isEnd) => !isEnd && (child === name || child === 'footer'))
      : undefined;
  return offset !== undefined && text.slice(start, offset).trim() !== ''
    ? trimBefore(text, offset)
    : undefined;
}

/**
 * Where a missing end tag belongs: at the end of the line where the text of the element begins there, or
 * before the first line that is indented no deeper than its start tag, but not after the offset at which
 * the parser closed it. Undefined where neither indentation nor the elements around say it.
 */
export function findEndTagOffset(
  source: SourceText,
  name: string,
  startTagSpan: Span,
  closedOffset: number,
): number | undefined {
  const { text } = source;
  const lineEnd = text.indexOf('\n', startTagSpan.end);
  if (lineEnd < 0 || lineEnd > closedOffset) return closedOffset;
  const rest = text.slice(startTagSpan.end, lineEnd);
  if (rest.replace(/<[^>]*>/g, '').trim() !== '') return startTagSpan.end + rest.trimEnd().length;
  const isClosedByEndTag = /^<\/(?!body|html)/i.test(text.slice(closedOffset));
  const sibling = findNextSibling(text, name, startTagSpan.end, closedOffset);
  const fallback =
    sibling ?? (isClosedByEndTag || text.slice(closedOffset).trim() === '' ? closedOffset : undefined);
  const indent = findIndent(source, startTagSpan.start);
  if (indent === undefined || rest.trim() !== '') return fallback ?? closedOffset;
  for (let index = lineEnd + 1; index > 0 && index < closedOffset; index = text.indexOf('\n', index) + 1) {
    const lineIndent = /^[ \t]*(?=\S)/.exec(text.slice(index))?.[0];
    if (lineIndent === undefined || lineIndent.length > indent.length) continue;
    const end = trimBefore(text, index);
    return end > startTagSpan.end ? end : fallback;
  }
  return fallback ?? closedOffset;
}
