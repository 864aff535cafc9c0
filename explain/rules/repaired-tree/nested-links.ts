import { voidElements } from '../../data/html-elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import type { SourceText, Span } from '../../parse/source-text.ts';
import type { SpanEdit } from '../../report.ts';

type OpenTag = { name: string; start: number; end: number };

/** The start tags in a text that no end tag in it closes, from the outside in. */
function listOpenTags(text: string): OpenTag[] {
  const openTags: OpenTag[] = [];
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(
    /<(\/?)([a-z][\w-]*)(?:\s[^<>]*)?>/gi,
  )) {
    const name = written.toLowerCase();
    if (voidElements.has(name)) continue;
    if (slash === '') openTags.push({ name, start: index, end: index + tag.length });
    else if (openTags.at(-1)?.name === name) openTags.pop();
  }
  return openTags;
}

/**
 * Closes a link before the element in which a second one begins. A link around that element moves into it, to what is
 * before the second link. Undefined where no element is between the two, or nothing is left for the first.
 */
export function separateLinks(
  { text }: SourceText,
  first: Span,
  second: Span,
): { title: string; edits: SpanEdit[] } | undefined {
  const inside = text.slice(first.end, second.start);
  const openTags = listOpenTags(inside);
  let start = 0;
  let depth = 0;
  for (const tag of openTags) {
    if (inside.slice(start, tag.start).trim() !== '') break;
    start = tag.end;
    depth += 1;
  }
  const end = openTags[depth]?.start ?? inside.length;
  const outer = openTags[depth - 1];
  if (openTags.length === 0 || inside.slice(start, end).trim() === '') return undefined;
  const closing = insertText(first.end + end, '</a>');
  return outer
    ? {
        title: `Put the first <a> into the <${outer.name}>, and close it before the second.`,
        edits: [
          removeSpan(first),
          ...insertText(first.end + start, text.slice(first.start, first.end)),
          ...closing,
        ],
      }
    : { title: `Close the first with </a> before the <${openTags[0]?.name}> of the second.`, edits: closing };
}
