import { closingThemselves, formattingElements, htmlElements } from '../../data/html-elements.ts';
import { insertAt } from '../../edits.ts';
import { findNearest } from '../../nearest-word.ts';
import { eventsOf, type EventOf, type ParseEvent } from '../../read/parse-events.ts';
import { indentAt, type SourceText, type Span } from '../../read/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { findEndPlace } from './end-place.ts';
import { repair } from './report-repair.ts';

/** The next end tag of a name. */
function findEndTag(source: SourceText, name: string, from: number): Span | undefined {
  const found = new RegExp(`</${name}\\s*>`, 'i').exec(source.text.slice(from));
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : undefined;
}

/** Tags at their usual places, without those that another report explains. */
export type Log = { events: readonly ParseEvent[]; source: SourceText; strays: Set<ParseEvent> };

/** The edit that takes a stretch of the source out. */
export const remove = (span: Span): SpanEdit => ({ span, newText: '' });

/** The end of the line on which a tag begins: where an inline element most likely ends. */
function lineEnd({ text }: SourceText, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Where the options of a select end: behind the last of them, and behind its start tag where it has none. */
export function endOfOptions({ text }: SourceText, start: number): number {
  const options = /^(?:\s*<(?:option|optgroup)\b[^>]*>[^<]*(?:<\/(?:option|optgroup)\s*>)*|\s*<hr>)+/i.exec(
    text.slice(start),
  );
  return start + (options?.[0].trimEnd().length ?? 0);
}

/** An element without an end tag: `until` says up to where it stays open, `end` where its tag may go. */
function reportUnclosed(
  { events, source, strays }: Log,
  name: string,
  opened: { line: number; span: Span },
  until: string,
  end: number,
): Report {
  const misspelt = events.find(
    (event): event is EventOf<'stray-end'> =>
      event.type === 'stray-end' &&
      event.line >= opened.line &&
      (htmlElements.has(event.name)
        ? !event.made && !strays.has(event) && isOpposite(source, opened.span, event.span)
        : findNearest(event.name, [name]) === name),
  );
  if (misspelt) {
    strays.add(misspelt);
    return repair(
      'misspelt-end-tag',
      misspelt.span,
      name,
      `</${misspelt.name}> closes nothing, so the <${name}> of line ${opened.line} stays open ${until}.`,
      `Write </${name}>.`,
      [{ span: misspelt.span, newText: `</${name}>` }],
    );
  }
  const line = source.text.slice(opened.span.end, lineEnd(source, opened.span.end));
  const [, malformed] =
    new RegExp(`(<\\s*[/\\\\][/\\\\\\s]*${name}\\s*>|<\\s+/${name}\\s*>)`, 'i').exec(line) ?? [];
  if (malformed !== undefined) {
    const start = opened.span.end + line.indexOf(malformed);
    return repair(
      'misspelt-end-tag',
      { start, end: start + malformed.length },
      name,
      `${malformed} is no end tag, so the <${name}> stays open ${until}.`,
      `Write </${name}>.`,
      [{ span: { start, end: start + malformed.length }, newText: `</${name}>` }],
    );
  }
  return repair(
    'unclosed-element',
    opened.span,
    name,
    `The <${name}> is never closed, so everything after it is inside it ${until}.`,
    `Write </${name}> where it ends.`,
    insertAt(findEndPlace(source, opened.span, end), `</${name}>`),
  );
}

/** Whether an end tag is where that of a start tag belongs: the next tag on its line, or first on a line like its own. */
function isOpposite(source: SourceText, start: Span, end: Span): boolean {
  const between = source.text.slice(start.end, end.start);
  if (!between.includes('\n')) return between.trim() !== '' && !between.includes('<');
  const indent = indentAt(source, start.start);
  return (
    indent !== undefined &&
    indent === indentAt(source, end.start) &&
    // No other line up to there is indented as little.
    between
      .split('\n')
      .slice(1, -1)
      .every((line) => line.trim() === '' || /^\s*/.exec(line)?.[0].length !== indent.length)
  );
}

/** An element whose content is text alone, such as style: open, it takes the rest of the page. */
function explainRawText({ name, span, line }: EventOf<'left-open'>, source: SourceText): Report {
  const rest = source.text.slice(span.end);
  const again = rest.search(new RegExp(`<${name}\\s*>`, 'i'));
  if (again < 0)
    return repair(
      'unclosed-raw-text',
      span,
      name,
      `The <${name}> is never closed, so the browser read the rest of the page as its text.`,
      `Write </${name}> where it ends.`,
      insertAt(lineEnd(source, span.end), `</${name}>`),
    );
  const start = span.end + again;
  const second = { start, end: start + rest.slice(again).indexOf('>') + 1 };
  return repair(
    'unclosed-raw-text',
    second,
    name,
    `This <${name}> was meant to close the <${name}> of line ${line}: without its slash, the browser read the rest of the page as text of it.`,
    `Write </${name}> with its slash.`,
    [{ span: second, newText: `</${name}>` }],
  );
}

function explainSelect({ span }: EventOf<'left-open'>, source: SourceText): Report {
  return repair(
    'unclosed-select',
    span,
    'select',
    'The <select> is never closed, so everything after it, to the end of the page, is inside it.',
    'Write </select> after the last option.',
    insertAt(endOfOptions(source, span.end), '</select>'),
  );
}

/** Two tags that overlap. `later` is the end tag of the inner element, which comes too late. */
function explainCrossed({ closed, by, span }: EventOf<'closed-by-end'>, later: Span | undefined): Report {
  return repair(
    'crossed-tags',
    span,
    closed,
    `</${by}> comes while the <${closed}> inside is still open: the tags overlap, and the browser closed both there.`,
    `Close the inner one first: </${closed}></${by}>.`,
    [...insertAt(span.start, `</${closed}>`), ...(later ? [remove(later)] : [])],
  );
}

/**
 * The first element of a name inside another one of it that the browser closed with the end tag of an element around:
 * the indentation of the two tags says so.
 */
function findShifted({ events, source }: Log, name: string, outer: Span): EventOf<'ended'> | undefined {
  return eventsOf(events, 'ended').find((event) => {
    if (event.name !== name || event.opened.span.start <= outer.start) return false;
    const [own, end] = [event.opened.span, event.span].map(({ start }) => indentAt(source, start));
    return own !== undefined && end !== undefined && own.length > end.length && own.startsWith(end);
  });
}

function reportShifted(
  source: SourceText,
  name: string,
  { opened, line, span }: EventOf<'ended'>,
  outer: number,
  until: string,
): Report {
  return repair(
    'unclosed-element',
    opened.span,
    name,
    `The <${name}> is never closed, so the </${name}> on line ${line} closes it, and the <${name}> of line ${outer} stays open ${until}.`,
    `Write </${name}> where it ends.`,
    insertAt(findEndPlace(source, opened.span, span.start), `</${name}>`),
  );
}

/** The elements around an open table whose end tags it keeps from closing anything: only the table is not closed. */
function listKeptByTable(
  { events, strays }: Log,
  open: readonly EventOf<'left-open'>[],
): EventOf<'left-open'>[] {
  const table = open.findIndex(({ name }) => name === 'table');
  return (table < 0 ? [] : open.slice(table + 1)).filter((outer) => {
    const ends = eventsOf(events, 'stray-end').filter(
      ({ name, span }) => name === outer.name && span.start > outer.span.start,
    );
    for (const end of ends) strays.add(end);
    return ends.length > 0;
  });
}

/** Elements without an end tag, at the end of another or of the page. */
export function explainUnclosed(log: Log): Report[] {
  const { events, source, strays } = log;
  const open = eventsOf(events, 'left-open');
  const swallower = open.find(({ swallowed }) => swallowed);
  if (swallower) return [explainRawText(swallower, source)];
  const select = open.find(({ name }) => name === 'select');
  if (select) return [explainSelect(select, source)];
  const reports: Report[] = [];
  const seen = new Set<number>();
  const report = (name: string, opened: { line: number; span: Span }, until: string, end: number): void => {
    if (closingThemselves.has(name) || opened.line === 0 || seen.has(opened.span.start)) return;
    seen.add(opened.span.start);
    const shifted = findShifted(log, name, opened.span);
    if (shifted) {
      reports.push(reportShifted(source, name, shifted, opened.line, until));
      return;
    }
    reports.push(reportUnclosed(log, name, opened, until, end));
  };
  for (const event of eventsOf(events, 'closed-by-end')) {
    const { closed, opened, by, line, span } = event;
    if (closingThemselves.has(closed)) continue;
    const isFormatting = formattingElements.has(closed);
    const isStillOpen = open.some((other) => other.name === closed && other.line === opened.line);
    const stray = events.find(
      (other) =>
        other.type === 'stray-end' && other.name === closed && other.line >= line && !strays.has(other),
    );
    if (stray || (isFormatting && !isStillOpen)) {
      if (stray) strays.add(stray);
      // The browser opened a formatting element again, and its own end tag closed that.
      reports.push(explainCrossed(event, stray?.span ?? findEndTag(source, closed, span.end)));
      continue;
    }
    const until = isFormatting ? 'to the end of the page' : `until </${by}> on line ${line}`;
    report(closed, opened, until, span.start);
  }
  for (const kept of listKeptByTable(log, open)) seen.add(kept.span.start);
  const bodyEnd = source.text.search(/<\/body\s*>|<\/html\s*>/i);
  for (const { name, line, span } of open) {
    const pageEnd = bodyEnd < span.end ? source.text.length : bodyEnd;
    const end = formattingElements.has(name) ? lineEnd(source, span.end) : pageEnd;
    if (htmlElements.has(name) || name.includes('-'))
      report(name, { line, span }, 'to the end of the page', end);
  }
  return reports;
}
