import type { SourceText, Span } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { reportRepair } from './report-repair.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

type WrittenAttribute = { name: string; value: string; span: Span };

/** The attributes of a tag as they are written, with those that the parser drops. */
function parseWrittenAttributes(text: string, start: number): WrittenAttribute[] {
  const pattern = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
  const end = text.indexOf('>', start);
  return [...text.slice(start, end < 0 ? text.length : end + 1).matchAll(pattern)].map(
    ({ 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index }) => ({
      name: name.toLowerCase(),
      value: double ?? single ?? bare ?? '',
      span: { start: start + index + 1, end: start + index + whole.length },
    }),
  );
}

/** An attribute that a tag has twice: the parser drops the second. */
export function explainDuplicateAttribute(
  source: SourceText,
  start: number,
  element: string,
): Report | undefined {
  const written = parseWrittenAttributes(source.text, start);
  const second = written.find(
    ({ name }, index) => written.findIndex((attribute) => attribute.name === name) < index,
  );
  const first = written.find(({ name }) => name === second?.name);
  if (!first || !second) return undefined;
  const { name } = first;
  const separators: Readonly<Record<string, string>> = { class: ' ', style: '; ' };
  const separator = separators[name];
  const removal = removeSpan({ start: second.span.start - 1, end: second.span.end });
  const value =
    separator === undefined
      ? undefined
      : [first.value.replace(/[;\s]+$/, ''), second.value.trim()].join(separator).replaceAll('"', "'");
  const merged = `${name}="${value}"`;
  return reportRepair(
    'duplicate-attribute',
    second.span,
    element,
    `The attribute ${name} is twice in this <${element}>: the browser kept the first and dropped the second.`,
    value === undefined ? `Keep one ${name}.` : `Write ${merged}.`,
    value === undefined
      ? first.value === second.value
        ? [removal]
        : []
      : [{ span: first.span, newText: merged }, removal],
  );
}

/** An end tag that contains more than its name: attributes, or what follows where its `>` is missing. */
export function explainEndTagContent(source: SourceText, span: Span, name: string): Report {
  const close = source.text.indexOf('>', span.start);
  const written = source.text.slice(span.start, close < 0 ? source.text.length : close + 1);
  const isUnclosed = /[<\n]/.test(written.slice(1));
  return reportRepair(
    'unclosed-end-tag',
    span,
    name,
    isUnclosed
      ? `The end tag </${name}> has no closing >, so the browser read what follows as part of it and dropped it.`
      : `The end tag </${name}> has attributes, and the browser ignored them: they belong in the start tag.`,
    `Write </${name}>.`,
    isUnclosed
      ? insertText(span.start + 2 + name.length, '>')
      : [{ span: { start: span.start, end: span.start + written.length }, newText: `</${name}>` }],
  );
}

/** Where the missing `>` of a start tag belongs: after its last attribute with a value. */
export function findStartTagEnd(text: string): number {
  const next = text.indexOf('<', 1);
  const tagText = text.slice(0, next);
  const lastValue = [...tagText.matchAll(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g)].at(-1);
  const nameEnd = /^<[^\s/>]+/.exec(tagText)?.[0].length ?? 1;
  const from = lastValue ? lastValue.index + lastValue[0].length : nameEnd;
  // A boolean attribute may follow, or the text of the element.
  const booleanAttributes =
    /^(?:\s+(?:checked|disabled|required|readonly|selected|multiple|open|controls|hidden|autofocus)(?=\s|$))*/i.exec(
      tagText.slice(from),
    );
  return from + (booleanAttributes?.[0].length ?? 0);
}

/** Closes the quote of an attribute before the end of its tag; the other kind of quote there becomes this one. */
export function closeQuote({ start, end: stop }: Span, source: SourceText): SpanEdit[] {
  const written = source.slice({ start, end: stop });
  const end = written.indexOf('>');
  const quote = /=\s*(["'])/.exec(written)?.[1];
  if (end < 0 || quote === undefined) return [];
  const other = quote === '"' ? "'" : '"';
  const value = written.slice(0, end);
  const isOther = value.endsWith(other) && value.split(other).length % 2 === 0;
  return [{ span: { start: start + end - (isOther ? 1 : 0), end: start + end }, newText: quote }];
}

/** The next end tag of a name from an offset on; undefined where there is none. */
export function findEndTag({ text }: SourceText, name: string, from: number): Span | undefined {
  const found = new RegExp(`</${escapePattern(name)}\\s*>`, 'i').exec(text.slice(from));
  return found ? { start: from + found.index, end: from + found.index + found[0].length } : undefined;
}
