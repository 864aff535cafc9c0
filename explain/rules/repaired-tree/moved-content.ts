import { insertText, removeSpan } from '../../edits.ts';
import { listEvents, type ParseEvent, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { findEndTag } from './tag-parts.ts';
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
  const endTag = name === 'div' ? findEndTag(source, name, span.end) : undefined;
  if (!endTag) return [];
  const inside = source.text.slice(span.end, endTag.start);
  if (!/^\s*<tr[\s>]/i.test(inside) || /<(?:div|tbody|table)[\s>]/i.test(inside)) return [];
  return [
    { span: { start: span.start + 1, end: span.start + 4 }, newText: 'tbody' },
    { span: endTag, newText: '</tbody>' },
  ];
}

/** Puts a link or another inline element around rows into each of their cells. */
function moveIntoCells({ name, span }: MovedEvent, source: SourceText): SpanEdit[] {
  const isInline = /^(a|b|strong|em|i|u|span|small)$/.test(name);
  const endTag = isInline ? findEndTag(source, name, span.end) : undefined;
  if (!endTag) return [];
  const inside = source.text.slice(span.end, endTag.start);
  const startTag = source.slice(span);
  const cells = [...inside.matchAll(/(<t([dh])(?:\s[^>]*)?>)([\s\S]*?)<\/t\2\s*>/gi)];
  const rest = inside.replace(/<t([dh])(?:\s[^>]*)?>[\s\S]*?<\/t\1\s*>|<\/?tr(?:\s[^>]*)?>/gi, '');
  const isRepeatable = cells.length === 1 || (cells.length > 1 && !/\sid\s*=/i.test(startTag));
  if (!isRepeatable || rest.trim() !== '' || new RegExp(`<(table|${name})[\\s>]`, 'i').test(inside))
    return [];
  return [
    removeSpan(span),
    ...cells.flatMap(({ index, 1: cellTag = '', 3: content = '' }) => {
      const start = span.end + index + cellTag.length;
      return [...insertText(start, startTag), ...insertText(start + content.length, `</${name}>`)];
    }),
    removeSpan(endTag),
  ];
}

function explainContentBeforeTable(events: readonly ParseEvent[], source: SourceText): Report[] {
  const moved = listEvents(events, 'moved-before-table');
  const [first] = moved;
  if (!first) return [];
  const { name, span } = first;
  const isText = name === '#text';
  const report = (fix: string, edits: SpanEdit[]): Report[] => [
    reportRepair(
      'moved-before-table',
      span,
      isText ? 'table' : name,
      isText
        ? 'Text is not allowed directly in a table: the browser moved it before the table.'
        : `A <${name}> is not allowed directly in a table or a row: the browser moved it before the table.`,
      fix,
      edits,
    ),
  ];
  const bodyEdits = convertToTableBody(first, source);
  if (bodyEdits.length > 0) return report(`Make the <${name}> a <tbody>, which groups rows.`, bodyEdits);
  // Several pieces of the same kind have the same fix.
  const alike = moved.filter((other) => other.name === name);
  const cellEdits = alike.map((other) => moveIntoCells(other, source));
  if (cellEdits.every((list) => list.length > 0))
    return report(`Put the <${name}> in the cell, around its content.`, cellEdits.flat());
  const edits = alike.map((other) => {
    const end = findContentEnd(other, events);
    const hasCells = end === undefined || /<t[rdh][\s>]/i.test(source.text.slice(other.span.start, end));
    return hasCells ? undefined : wrapInTable(other, end, source);
  });
  const allEdits = edits.every((list) => list !== undefined) ? edits.flat() : [];
  if (isText) return report('Put the text in a cell (<td>) or in <caption>.', allEdits);
  return report(
    allEdits[0]?.newText === '<caption>'
      ? `Put the <${name}> in the <caption> of the table.`
      : `Put the <${name}> in a cell (<td>).`,
    allEdits,
  );
}

/** Removes the tags of a form in a form, unless it is to be sent elsewhere. */
function removeInnerForm({ span }: { span: { start: number; end: number } }, source: SourceText): SpanEdit[] {
  const endTag = findEndTag(source, 'form', span.end);
  return endTag && !/\s(?:action|method)\s*=/i.test(source.slice(span))
    ? [removeSpan(span), removeSpan(endTag)]
    : [];
}

/** Puts a caption into the table after it, or makes it a paragraph. */
function placeCaption(start: number, { text }: SourceText): SpanEdit[] {
  const [caption] = /^<caption(?:\s[^>]*)?>[^]*?<\/caption\s*>/i.exec(text.slice(start)) ?? [];
  if (caption === undefined) return [];
  const end = start + caption.length;
  const [table] = /^\s*<table(?:\s[^>]*)?>/i.exec(text.slice(end)) ?? [];
  const endTag = end - (/<\/caption\s*>$/i.exec(caption)?.[0].length ?? 0);
  return table === undefined
    ? [
        { span: { start: start + 1, end: start + 8 }, newText: 'p' },
        { span: { start: endTag, end }, newText: '</p>' },
      ]
    : [removeSpan({ start, end }), ...insertText(end + table.length, caption)];
}

/** Puts cells or rows outside of a table in one. */
function wrapInNewTable(name: string, start: number, source: SourceText): SpanEdit[] {
  const [row, rowTag = '', text = ''] =
    /^(<tr(?:\s[^>]*)?>)([^<]*)<\/tr\s*>/i.exec(source.text.slice(start)) ?? [];
  if (row !== undefined && text.trim() !== '')
    return [
      ...insertText(start, '<table>'),
      ...insertText(start + rowTag.length, '<td>'),
      ...insertText(start + rowTag.length + text.length, '</td>'),
      ...insertText(start + row.length, '</table>'),
    ];
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
    .filter(({ parent }) => parent !== 'select')
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
      if (/^frame(set)?$/.test(name))
        return reportRepair(
          'ignored-start-tag',
          span,
          name,
          `HTML no longer has <${name}>: in a page with a body the browser ignores it.`,
          `Remove the <${name}>, or use an <iframe>.`,
          [...source.text.matchAll(/<\/?frame(?:set)?(?:\s[^>]*)?>/gi)].map(({ 0: tag, index }) =>
            removeSpan({ start: index, end: index + tag.length }),
          ),
        );
      const tableEdits = wrapInNewTable(name, span.start, source);
      const captionEdits =
        name === 'caption' && tableEdits.length === 0 ? placeCaption(span.start, source) : [];
      return reportRepair(
        'ignored-start-tag',
        span,
        name,
        `A <${name}> is not allowed here: outside a table the browser ignores the tag and keeps only its text.`,
        captionEdits[0]?.newText === 'p'
          ? 'Write <p>, or put the <caption> in a <table>.'
          : `Put the <${name}> in ${name === 'td' || name === 'th' ? 'a row (<tr>) of a <table>' : 'a <table>'}${tableEdits[1]?.newText === '<td>' ? ', and its text in a cell (<td>)' : ''}.`,
        [...tableEdits, ...captionEdits],
      );
    });
}

/** Content that the parser moved out of a table, and tags that it ignored. */
export function explainMovedContent(events: readonly ParseEvent[], source: SourceText): Report[] {
  return [...explainContentBeforeTable(events, source), ...explainIgnoredStartTags(events, source)];
}
