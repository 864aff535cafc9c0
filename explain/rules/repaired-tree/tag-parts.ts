import type { SourceText, Span } from '../../read/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { insertAt } from '../../edits.ts';
import { repair } from './report-repair.ts';

type Written = { name: string; value: string; span: Span };

/** The attributes of a tag as they are written, those that the parser drops too. */
function readWritten(text: string, start: number): Written[] {
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

/** An attribute that a tag has twice: the parser keeps the first. */
export function explainDuplicate(source: SourceText, start: number, element: string): Report | undefined {
  const written = readWritten(source.text, start);
  const second = written.find(({ name }, at) => written.findIndex((one) => one.name === name) < at);
  const first = written.find(({ name }) => name === second?.name);
  if (!first || !second) return undefined;
  const { name } = first;
  const separators: Readonly<Record<string, string>> = { class: ' ', style: '; ' };
  const separator = separators[name];
  const removed: SpanEdit = { span: { start: second.span.start - 1, end: second.span.end }, newText: '' };
  const value =
    separator === undefined
      ? undefined
      : [first.value.replace(/[;\s]+$/, ''), second.value.trim()].join(separator).replaceAll('"', "'");
  const merged = `${name}="${value}"`;
  return repair(
    'duplicate-attribute',
    second.span,
    element,
    `The attribute ${name} is twice in this <${element}>: the browser kept the first and dropped the second.`,
    value === undefined ? `Keep one ${name}.` : `Write ${merged}.`,
    value === undefined
      ? first.value === second.value
        ? [removed]
        : []
      : [{ span: first.span, newText: merged }, removed],
  );
}

/** An end tag with more than its name in it: what follows where its `>` is missing, or attributes. */
export function explainLongEnd(source: SourceText, span: Span, name: string): Report {
  const close = source.text.indexOf('>', span.start);
  const written = source.text.slice(span.start, close < 0 ? source.text.length : close + 1);
  const isUnclosed = /[<\n]/.test(written.slice(1));
  return repair(
    'unclosed-end-tag',
    span,
    name,
    isUnclosed
      ? `The end tag </${name}> has no closing >, so the browser read what follows as part of it and dropped it.`
      : `The end tag </${name}> has attributes, and the browser ignored them: they belong in the start tag.`,
    `Write </${name}>.`,
    isUnclosed
      ? insertAt(span.start + 2 + name.length, '>')
      : [{ span: { start: span.start, end: span.start + written.length }, newText: `</${name}>` }],
  );
}

/** Where the `>` of a tag belongs that swallowed the next one: behind its last attribute with a value. */
export function findTagEnd(raw: string): number {
  const next = raw.indexOf('<', 1);
  const own = raw.slice(0, next);
  const valued = [...own.matchAll(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g)].at(-1);
  const name = /^<[^\s/>]+/.exec(own)?.[0].length ?? 1;
  const from = valued ? valued.index + valued[0].length : name;
  // What follows may be an attribute without a value, or the text of the element.
  const words =
    /^(?:\s+(?:checked|disabled|required|readonly|selected|multiple|open|controls|hidden|autofocus)(?=\s|$))*/i.exec(
      own.slice(from),
    );
  return from + (words?.[0].length ?? 0);
}
