import { insertText, removeSpan } from '../../edits.ts';
import { listEvents, type ParseEvent, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

type MovedEvent = ParseEventOfType<'moved-before-table'>;

/** The end of a text or of an element with its end tag; undefined where it has none. */
function findContentEnd({ name, span }: MovedEvent, events: readonly ParseEvent[]): number | undefined {
  if (name === '#text' || name === 'input') return span.end;
  return listEvents(events, 'ended').find(({ startTag }) => startTag.span.start === span.start)?.span.end;
}

/** The last tag of a table before an offset: `tr`, `/td`. */
function findTableTag({ text }: SourceText, offset: number): string {
  const tags = text.slice(0, offset).match(/<\/?(?:table|thead|tbody|tfoot|tr|td|th)(?![\w-])/gi);
  return tags?.at(-1)?.slice(1).toLowerCase() ?? '';
}

/** How many cells the first row has of the table that is open at an offset. */
function countColumns({ text }: SourceText, offset: number): number {
  const start = text.slice(0, offset).toLowerCase().lastIndexOf('<table');
  const [row = ''] = /<tr[\s>][\s\S]*?(?=<tr[\s>]|<\/t(?:r|able))/i.exec(text.slice(start)) ?? [];
  return row.match(/<t[dh][\s>]/gi)?.length ?? 1;
}

/** Content that a caption is most likely meant to be. */
const captionContent = /^(#text|h[1-6]|p|div|b|strong|span)$/;

/** Puts content in the caption, in a cell or in a row of its own, by where it is in the table. */
function wrapInTable(event: MovedEvent, end: number, source: SourceText): SpanEdit[] {
  const { start } = event.span;
  const tableTag = findTableTag(source, start);
  const columns = countColumns(source, start);
  const isInRow = /^(tr|\/td|\/th)$/.test(tableTag);
  const [opening, closing] =
    tableTag === 'table' && captionContent.test(event.name)
      ? ['<caption>', '</caption>']
      : isInRow
        ? ['<td>', '</td>']
        : [`<tr><td${columns > 1 ? ` colspan="${columns}"` : ''}>`, '</td></tr>'];
  return [...insertText(start, opening), ...insertText(end, closing)];
}

/** Makes a <div> around rows a <tbody>, which may group them. */
function convertToTableBody({ name, span }: MovedEvent, source: SourceText): SpanEdit[] {
  const [inside, endTag] =
    new RegExp(`^([\\s\\S]*?)(</${name}\\s*>)`, 'i').exec(source.text.slice(span.end))?.slice(1) ?? [];
  if (inside === undefined || endTag === undefined || !/^\s*<tr[\s>]/i.test(inside)) return [];
  if (name !== 'div' || /<(?:div|tbody|table)[\s>]/i.test(inside)) return [];
  const end = span.end + inside.length;
  return [
    { span: { start: span.start + 1, end: span.start + 4 }, newText: 'tbody' },
    { span: { start: end, end: end + endTag.length }, newText: '</tbody>' },
  ];
}

function explainContentBeforeTable(events: readonly ParseEvent[], source: SourceText): Report[] {
  const moved = listEvents(events, 'moved-before-table');
  const [first] = moved;
  if (!first) return [];
  const { name, span } = first;
  const bodyEdits = convertToTableBody(first, source);
  if (bodyEdits.length > 0)
    return [
      reportRepair(
        'moved-before-table',
        span,
        name,
        `A <${name}> is not allowed directly in a table or a row: the browser moved it before the table.`,
        `Make the <${name}> a <tbody>, which groups rows.`,
        bodyEdits,
      ),
    ];
  // Several pieces of the same kind have the same fix.
  const edits = moved
    .filter((other) => other.name === name)
    .map((other) => {
      const end = findContentEnd(other, events);
      const hasCells = end === undefined || /<t[rdh][\s>]/i.test(source.text.slice(other.span.start, end));
      return hasCells ? undefined : wrapInTable(other, end, source);
    });
  const allEdits = edits.every((list) => list !== undefined) ? edits.flat() : [];
  return [
    name === '#text'
      ? reportRepair(
          'moved-before-table',
          span,
          'table',
          'Text is not allowed directly in a table: the browser moved it before the table.',
          'Put the text in a cell (<td>) or in <caption>.',
          allEdits,
        )
      : reportRepair(
          'moved-before-table',
          span,
          name,
          `A <${name}> is not allowed directly in a table or a row: the browser moved it before the table.`,
          allEdits[0]?.newText === '<caption>'
            ? `Put the <${name}> in the <caption> of the table.`
            : `Put the <${name}> in a cell (<td>).`,
          allEdits,
        ),
  ];
}

/** Removes the tags of a form in a form, unless it is to be sent elsewhere. */
function removeInnerForm({ span }: { span: { start: number; end: number } }, source: SourceText): SpanEdit[] {
  const endTag = /<\/form\s*>/i.exec(source.text.slice(span.end));
  if (!endTag || /\s(?:action|method)\s*=/i.test(source.slice(span))) return [];
  const start = span.end + endTag.index;
  return [removeSpan(span), removeSpan({ start, end: start + endTag[0].length })];
}

/** Puts cells or rows outside of a table in one. */
function wrapInNewTable(name: string, start: number, source: SourceText): SpanEdit[] {
  const isCell = name === 'td' || name === 'th';
  const group = isCell
    ? /^(?:<(t[dh])(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>\s*)+/i
    : /^(?:<(caption|thead|tbody|tfoot|tr)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>\s*)+/i;
  const [content] = group.exec(source.text.slice(start)) ?? [];
  if (content === undefined || !/<t[dh][\s>]/i.test(content)) return [];
  return [
    ...insertText(start, isCell ? '<table><tr>' : '<table>'),
    ...insertText(start + content.trimEnd().length, isCell ? '</tr></table>' : '</table>'),
  ];
}

function explainIgnoredStartTags(events: readonly ParseEvent[], source: SourceText): Report[] {
  return listEvents(events, 'ignored-start')
    .filter(({ parent, name }) => parent !== 'select' && name !== 'frame' && name !== 'frameset')
    .slice(0, 1)
    .map((event) => {
      const { name, span } = event;
      if (name === 'form') {
        const edits = removeInnerForm(event, source);
        return reportRepair(
          'ignored-start-tag',
          span,
          name,
          "A form can't contain another form: the browser ignored the inner one.",
          edits.length > 0 ? 'Remove the inner <form>.' : 'Close the first </form> before the second begins.',
          edits,
        );
      }
      return reportRepair(
        'ignored-start-tag',
        span,
        name,
        `A <${name}> is not allowed here: outside a table the browser ignores the tag and keeps only its text.`,
        `Put the <${name}> in ${name === 'td' || name === 'th' ? 'a row (<tr>) of a <table>' : 'a <table>'}.`,
        wrapInNewTable(name, span.start, source),
      );
    });
}

/** Content that the parser moved out of a table, and tags that it ignored. */
export function explainMovedContent(events: readonly ParseEvent[], source: SourceText): Report[] {
  return [...explainContentBeforeTable(events, source), ...explainIgnoredStartTags(events, source)];
}
