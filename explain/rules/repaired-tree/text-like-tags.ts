import { htmlElements } from '../../data/html-elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import type { ParseEventOfType } from '../../parse/parse-events.ts';
import type { SourceText, Span } from '../../parse/source-text.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

type ParseError = ParseEventOfType<'error'>;

const code = 'invalid-first-character-of-tag-name';
/** A tag that would be one without the white space before its name. */
const spacedTag =
  /^<\s*(\/?)\s*([a-z][\w-]*)(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*\s*\/?>/i;

type LessThan = {
  start: number;
  /** The name of the tag that was meant; undefined where the character itself was meant. */
  name: string | undefined;
  edit: SpanEdit;
};

/** A `<` that begins no tag, and what to write there. */
function readLessThan({ span }: ParseError, { text }: SourceText): LessThan {
  const start = text.lastIndexOf('<', span.start);
  const [, slash = '', written = ''] = spacedTag.exec(text.slice(start)) ?? [];
  const name = written.toLowerCase();
  if (!htmlElements.has(name))
    return { start, name: undefined, edit: { span: { start, end: start + 1 }, newText: '&lt;' } };
  const end = text.indexOf(written, start);
  return { start, name, edit: { span: { start, end }, newText: `<${slash}` } };
}

/** A `<` that begins no tag: a tag with a space before its name, or the character itself. */
export function explainTextLikeTag(
  error: ParseError,
  errors: readonly ParseError[],
  source: SourceText,
): Report | undefined {
  if (error.code !== code) return undefined;
  const { start, name } = readLessThan(error, source);
  // The end tag of an element most likely has the same space.
  const edits = errors
    .filter((other) => other.code === code)
    .map((other) => readLessThan(other, source))
    .filter((other) => other.name === name)
    .map(({ edit }) => edit);
  const span = { start, end: start + 1 };
  if (name === undefined)
    return reportRepair(
      'text-like-tag',
      span,
      undefined,
      'The < is not followed by a tag name: the browser shows it as text.',
      'Write &lt; for the character itself.',
      edits,
    );
  const [tag, result] =
    source.text[start + 1] === '/' ? ['end tag', 'read it as a comment'] : ['tag', 'shows it as text'];
  return reportRepair(
    'text-like-tag',
    span,
    name,
    `There is a space before the name in this ${tag}, so the browser ${result}: the name has to follow directly.`,
    `Remove the space before ${name}.`,
    edits,
  );
}

/** A `<` in a text that begins a tag because a letter follows it: `if a <b && c`. */
export function explainTextAsTag(
  { name, span, attributes }: ParseEventOfType<'tag'>,
  source: SourceText,
): Report | undefined {
  const [written = ''] = source.slice(span).split(/(?<!^)</);
  const isText = !(htmlElements.has(name) || name.includes('-')) || /[&|;{}]/.test(written);
  if (!isText || /=\s*["']/.test(written) || !attributes.some((attribute) => attribute.name.includes('<')))
    return undefined;
  return reportRepair(
    'unclosed-tag',
    span,
    name,
    'A letter follows this <, so for the browser it begins a tag, which goes on to the next >.',
    'Write &lt; for the character itself.',
    [{ span: { start: span.start, end: span.start + 1 }, newText: '&lt;' }],
  );
}

/** An attribute with another character than an equals sign before its value: `class:"one"`, `class "one"`. */
export function findMissingEquals(
  attribute: { name: string; span: { start: number } },
  { text }: SourceText,
): { title: string; edits: SpanEdit[] } | undefined {
  const { start } = attribute.span;
  const [, name, separator = '', value] =
    /^([a-z][\w-]*)(\s*:?\s*)("[^"<>]*"|'[^'<>]*')/i.exec(text.slice(start)) ?? [];
  // Without a colon the value belongs to the name only where the browser read both as one attribute.
  const isOne = separator.includes(':') || attribute.name === `${name}${value}`.toLowerCase();
  if (name !== undefined && value !== undefined && isOne) {
    const from = start + name.length;
    return {
      title: `Write ${name}=${value}.`,
      edits: [{ span: { start: from, end: from + separator.length }, newText: '=' }],
    };
  }
  const [lone] = /^("[^"<>]*"|'[^'<>]*')/.exec(text.slice(start)) ?? [];
  const [, before, gap = ''] = /\s([a-z][\w-]*)(\s+)$/i.exec(text.slice(0, start)) ?? [];
  return lone === undefined || before === undefined
    ? undefined
    : {
        title: `Write ${before}=${lone}.`,
        edits: [{ span: { start: start - gap.length, end: start }, newText: '=' }],
      };
}

/** The first of two equals signs before a value: `class=="one"`. */
function findDoubledEquals({ code: errorCode, span }: ParseError, { text }: SourceText): Span | undefined {
  const start = text.lastIndexOf('==', span.start);
  return errorCode === 'unexpected-character-in-unquoted-attribute-value' && start >= span.start - 1
    ? { start, end: start + 1 }
    : undefined;
}

/** What to say of two equals signs before a value; undefined for another error. */
export function formatDoubledEquals(
  error: ParseError,
  source: SourceText,
  name: string,
): [DiagnosticCode, message: string, fix: string] | undefined {
  return (
    findDoubledEquals(error, source) && [
      'unquoted-value',
      `There are two equals signs before a value in <${name}>, and the browser made the second a part of the value.`,
      'Write one equals sign.',
    ]
  );
}

/** An attribute without its value that is of no use without one, and the space before it. */
function findEmptyAttribute({ span }: ParseError, { text }: SourceText): Span | undefined {
  const [written] = /\s+(?:class|id|style|title|name)\s*=\s*$/i.exec(text.slice(0, span.start)) ?? [];
  return written === undefined ? undefined : { start: span.start - written.length, end: span.start };
}

/** The edits for an error in a tag that needs no more than its place, with a title where the usual one is not exact. */
export function fixTagError(error: ParseError, source: SourceText): { title?: string; edits: SpanEdit[] } {
  if (error.code === 'missing-whitespace-between-attributes')
    return { edits: insertText(error.span.start, ' ') };
  if (error.code === 'missing-attribute-value') {
    const empty = findEmptyAttribute(error, source);
    return empty
      ? {
          title: `Remove ${source.slice(empty).trim()}, or write its value after the equals sign.`,
          edits: [removeSpan(empty)],
        }
      : { edits: insertText(error.span.start, '""') };
  }
  const doubled = findDoubledEquals(error, source);
  return { edits: doubled ? [removeSpan(doubled)] : [] };
}
