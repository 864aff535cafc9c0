import { optionalEndTagElements, formattingElements, htmlElements } from '../../data/html-elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import { findIndent, type SourceText, type Span } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { findEndTagOffset } from './end-tag-offset.ts';
import { findEndTag } from './tag-parts.ts';
import { type RepairContext, reportRepair } from './report-repair.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';
import { lineReference } from '../../line-reference.ts';

/** The end of the line, where an inline element most likely ends. */
function findLineEnd({ text }: SourceText, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The end of the last option of a <select>, or of its start tag where it has no options. */
export function findOptionsEnd({ text }: SourceText, start: number): number {
  const options = /^(?:\s*<(?:option|optgroup)\b[^>]*>[^<]*(?:<\/(?:option|optgroup)\s*>)*|\s*<hr>)+/i.exec(
    text.slice(start),
  );
  return start + (options?.[0].trimEnd().length ?? 0);
}

/** Inserts a missing end tag; no edit where its place is not certain. */
function insertEndTag(
  source: SourceText,
  name: string,
  startTagSpan: Span,
  closedOffset: number,
): SpanEdit[] {
  const offset = findEndTagOffset(source, name, startTagSpan, closedOffset);
  return offset === undefined ? [] : insertText(offset, `</${name}>`);
}

/**
 * An element without an end tag. `until` says in words how long it stays open; `end` is the last offset for
 * the tag.
 */
function explainUnclosedElement(
  { events, source, explainedEndTags }: RepairContext,
  name: string,
  opened: { line: number; span: Span },
  until: string,
  end: number,
): Report {
  const misspelt = events.find(
    (event): event is ParseEventOfType<'stray-end'> =>
      event.type === 'stray-end' &&
      event.line >= opened.line &&
      (htmlElements.has(event.name)
        ? !event.isElementCreated &&
          !explainedEndTags.has(event) &&
          isEndTagPosition(source, opened.span, event.span)
        : findNearestWord(event.name, [name]) === name),
  );
  if (misspelt) {
    explainedEndTags.add(misspelt);
    return reportRepair(
      'misspelt-end-tag',
      misspelt.span,
      name,
      `</${misspelt.name}> closes nothing, so the <${name}> of ${lineReference(opened.line)} stays open ${until}.`,
      `Write </${name}>.`,
      [{ span: misspelt.span, newText: `</${name}>` }],
    );
  }
  const line = source.text.slice(opened.span.end, findLineEnd(source, opened.span.end));
  const [, malformed] =
    new RegExp(
      `((?!</${escapePattern(name)}\\s*>)<\\s*[/\\\\][/\\\\\\s]*${escapePattern(name)}\\s*>|<\\s+/${escapePattern(name)}\\s*>)`,
      'i',
    ).exec(line) ?? [];
  if (malformed !== undefined) {
    const start = opened.span.end + line.indexOf(malformed);
    return reportRepair(
      'misspelt-end-tag',
      { start, end: start + malformed.length },
      name,
      `${malformed} is not an end tag, so the <${name}> stays open ${until}.`,
      `Write </${name}>.`,
      [{ span: { start, end: start + malformed.length }, newText: `</${name}>` }],
    );
  }
  return reportRepair(
    'unclosed-element',
    opened.span,
    name,
    `The <${name}> is never closed, so everything after it is inside it ${until}.`,
    `Write </${name}> where it ends.`,
    insertEndTag(source, name, opened.span, end),
  );
}

/**
 * Whether an end tag is where that of a start tag belongs: the next tag on the line, or on a line with the
 * same indentation.
 */
function isEndTagPosition(source: SourceText, startTagSpan: Span, endTagSpan: Span): boolean {
  const between = source.text.slice(startTagSpan.end, endTagSpan.start);
  if (!between.includes('\n')) return between.trim() !== '' && !between.includes('<');
  const indent = findIndent(source, startTagSpan.start);
  return (
    indent !== undefined &&
    indent === findIndent(source, endTagSpan.start) &&
    // No line in between has the same indentation.
    between
      .split('\n')
      .slice(1, -1)
      .every((line) => line.trim() === '' || /^\s*/.exec(line)?.[0].length !== indent.length)
  );
}

/** An unclosed element that contains only text, such as <style>: the rest of the page is in it. */
function explainUnclosedRawText(
  { name, span, line }: ParseEventOfType<'left-open'>,
  source: SourceText,
): Report {
  const rest = source.text.slice(span.end);
  const repeatedOffset = rest.search(new RegExp(`<${escapePattern(name)}\\s*>`, 'i'));
  if (repeatedOffset < 0)
    return reportRepair(
      'unclosed-raw-text',
      span,
      name,
      `The <${name}> is never closed, so the browser read the rest of the page as its text.`,
      `Write </${name}> where it ends.`,
      insertText(findLineEnd(source, span.end), `</${name}>`),
    );
  const start = span.end + repeatedOffset;
  const repeatedSpan = { start, end: start + rest.slice(repeatedOffset).indexOf('>') + 1 };
  return reportRepair(
    'unclosed-raw-text',
    repeatedSpan,
    name,
    `This <${name}> was meant to close the <${name}> of ${lineReference(line)}: without its slash, the browser read the rest of the page as text of it.`,
    `Write </${name}> with its slash.`,
    [{ span: repeatedSpan, newText: `</${name}>` }],
  );
}

function explainUnclosedSelect({ span }: ParseEventOfType<'left-open'>, source: SourceText): Report {
  return reportRepair(
    'unclosed-select',
    span,
    'select',
    'The <select> is never closed, so everything after it, to the end of the page, is inside it.',
    'Write </select> after the last option.',
    insertText(findOptionsEnd(source, span.end), '</select>'),
  );
}

/** Two elements whose tags overlap. `later` is the end tag of the inner element. */
function explainCrossedTags(
  { closed, closedBy, span }: ParseEventOfType<'closed-by-end'>,
  later: Span | undefined,
): Report {
  return reportRepair(
    'crossed-tags',
    span,
    closed,
    `</${closedBy}> comes while the <${closed}> inside is still open: the tags overlap, and the browser closed both there.`,
    `Close the inner one first: </${closed}></${closedBy}>.`,
    [...insertText(span.start, `</${closed}>`), ...(later ? [removeSpan(later)] : [])],
  );
}

/**
 * The first element inside another one of the same name that the parser closed with the end tag of the
 * outer one. The indentation of the end tag shows to which of them it belongs.
 */
function findMisassignedEndTag(
  { events, source }: RepairContext,
  name: string,
  outer: Span,
): ParseEventOfType<'ended'> | undefined {
  return listEvents(events, 'ended').find((event) => {
    if (event.name !== name || event.startTag.span.start <= outer.start) return false;
    const [startIndent, endIndent] = [event.startTag.span, event.span].map(({ start }) =>
      findIndent(source, start),
    );
    return (
      startIndent !== undefined &&
      endIndent !== undefined &&
      startIndent.length > endIndent.length &&
      startIndent.startsWith(endIndent)
    );
  });
}

function explainMisassignedEndTag(
  source: SourceText,
  name: string,
  { startTag, line, span }: ParseEventOfType<'ended'>,
  outer: number,
  until: string,
): Report {
  return reportRepair(
    'unclosed-element',
    startTag.span,
    name,
    `The <${name}> is never closed, so the </${name}> on ${lineReference(line)} closes it, and the <${name}> of ${lineReference(outer)} stays open ${until}.`,
    `Write </${name}> where it ends.`,
    insertEndTag(source, name, startTag.span, span.start),
  );
}

/**
 * The elements that stay open because the end tags in an unclosed table don't close them: only the table is
 * a mistake.
 */
function listElementsKeptOpenByTable(
  { events, explainedEndTags }: RepairContext,
  open: readonly ParseEventOfType<'left-open'>[],
): ParseEventOfType<'left-open'>[] {
  const table = open.findIndex(({ name }) => name === 'table');
  return (table < 0 ? [] : open.slice(table + 1)).filter((outer) => {
    const ends = listEvents(events, 'stray-end').filter(
      ({ name, span }) => name === outer.name && span.start > outer.span.start,
    );
    for (const end of ends) explainedEndTags.add(end);
    return ends.length > 0;
  });
}

/** Elements without an end tag, which the end of another element or of the page closed. */
export function explainUnclosedElements(context: RepairContext): Report[] {
  const { events, source, explainedEndTags } = context;
  const openElements = listEvents(events, 'left-open');
  const rawTextElement = openElements.find(({ hasSwallowedRest }) => hasSwallowedRest);
  if (rawTextElement) return [explainUnclosedRawText(rawTextElement, source)];
  const select = openElements.find(({ name }) => name === 'select');
  if (select) return [explainUnclosedSelect(select, source)];
  const reports: Report[] = [];
  const explainedOffsets = new Set<number>();
  const report = (name: string, opened: { line: number; span: Span }, until: string, end: number): void => {
    if (optionalEndTagElements.has(name) || opened.line === 0 || explainedOffsets.has(opened.span.start))
      return;
    explainedOffsets.add(opened.span.start);
    const misassigned = findMisassignedEndTag(context, name, opened.span);
    if (misassigned) {
      reports.push(explainMisassignedEndTag(source, name, misassigned, opened.line, until));
      return;
    }
    reports.push(explainUnclosedElement(context, name, opened, until, end));
  };
  for (const event of listEvents(events, 'closed-by-end')) {
    const { closed, startTag, closedBy, line, span } = event;
    if (optionalEndTagElements.has(closed)) continue;
    const isFormatting = formattingElements.has(closed);
    const isStillOpen = openElements.some((other) => other.name === closed && other.line === startTag.line);
    const stray = events.find(
      (other) =>
        other.type === 'stray-end' &&
        other.name === closed &&
        other.line >= line &&
        !explainedEndTags.has(other),
    );
    if (stray || (isFormatting && !isStillOpen)) {
      if (stray) explainedEndTags.add(stray);
      // The parser reopened a formatting element, and the end tag closed the second one.
      const later = findEndTag(source, closed, span.end);
      // An end tag after another start tag of that name belongs to that.
      const isOwn = later && !source.text.slice(span.end, later.start).includes(`<${closed}`);
      reports.push(explainCrossedTags(event, stray?.span ?? (isOwn ? later : undefined)));
      continue;
    }
    const until = isFormatting ? 'to the end of the page' : `until </${closedBy}> on ${lineReference(line)}`;
    report(closed, startTag, until, span.start);
  }
  for (const element of listElementsKeptOpenByTable(context, openElements))
    explainedOffsets.add(element.span.start);
  const bodyEnd = source.text.search(/<\/body\s*>|<\/html\s*>/i);
  for (const { name, line, span } of openElements) {
    const pageEnd = bodyEnd < span.end ? source.text.length : bodyEnd;
    const end = formattingElements.has(name) ? findLineEnd(source, span.end) : pageEnd;
    if (htmlElements.has(name) || name.includes('-'))
      report(name, { line, span }, 'to the end of the page', end);
  }
  return reports;
}
