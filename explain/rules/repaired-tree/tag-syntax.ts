import { htmlElements } from '../../data/html-elements.ts';
import { insertText } from '../../edits.ts';
import { findNearestWord } from '../../nearest-word.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import { listEvents, type ParseEventOfType, type ParseEvent } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report } from '../../report.ts';
import { reportRepair } from './report-repair.ts';
import {
  formatDoubledEquals,
  explainTextAsTag,
  explainTextLikeTag,
  findMissingEquals,
  fixTagError,
} from './text-like-tags.ts';
import { closeQuote, explainDuplicateAttribute, explainEndTagContent, findStartTagEnd } from './tag-parts.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

type Tag = ParseEventOfType<'tag'>;

/** A value whose quote is not closed holds the tags that follow. */
function explainUnclosedQuote({ name, attributes }: Tag, source: SourceText): Report | undefined {
  const attribute = attributes.find(
    ({ name: attributeName, span }) =>
      // The end of the tag or of its line comes first, and then the next tag.
      /^[^<]*[>\n][^<]*<\/?[a-z]/i.test(source.slice(span)) &&
      !['srcdoc', 'style'].includes(attributeName) &&
      !attributeName.startsWith('on'),
  );
  if (!attribute) return undefined;
  return reportRepair(
    'unclosed-attribute-quote',
    attribute.span,
    name,
    `The quote of ${attribute.name} is never closed, so the browser read on to the next quote and made everything between its value.`,
    `Close the quote of ${attribute.name}.`,
    closeQuote(attribute.span, source),
  );
}

/** A tag without its `>` has the next tag as an attribute. */
function explainUnclosedTag({ name, span, attributes }: Tag, source: SourceText): Report | undefined {
  if (!attributes.some((attribute) => attribute.name.includes('<'))) return undefined;
  const text = source.slice(span);
  return reportRepair(
    'unclosed-tag',
    span,
    name,
    `The tag <${name}> has no closing >, so the browser read the next tag as attributes of it.`,
    'End the tag with >.',
    text.indexOf('<', 1) < 0 ? [] : insertText(span.start + findStartTagEnd(text), '>'),
  );
}

/** A quote in the name of an attribute. */
function explainStrayQuote({ name, attributes }: Tag, source: SourceText): Report | undefined {
  const attribute = attributes.find((candidate) => /["'“”‘’]/.test(candidate.name));
  if (!attribute) return undefined;
  const fix = findMissingEquals(attribute, source);
  return fix
    ? reportRepair(
        'stray-quote',
        attribute.span,
        name,
        `There is no equals sign before the value in <${name}>, so the browser read it as a part of the name of an attribute: ${attribute.name}.`,
        fix.title,
        fix.edits,
      )
    : reportRepair(
        'stray-quote',
        attribute.span,
        name,
        `There is a quote too many or too few in <${name}>: the browser read the rest as an attribute ${attribute.name}.`,
        'Put exactly one quote before and one after each value.',
      );
}

function explainCurlyQuotes({ name, attributes }: Tag): Report | undefined {
  const attribute = attributes.find(({ value }) => /^[“”‘’]/.test(value));
  if (!attribute) return undefined;
  const fixed = `${attribute.name}="${attribute.value.replace(/[“”‘’]/g, '')}"`;
  return reportRepair(
    'curly-quotes',
    attribute.span,
    name,
    `The value of ${attribute.name} is in curly quotes, and the browser made them part of it.`,
    `Use straight quotes: ${fixed}.`,
    [{ span: attribute.span, newText: fixed }],
  );
}

/** A quote or a `>` that is missing or wrong, so that the tag holds what follows it. */
function explainSwallowedContent(tag: Tag, source: SourceText): Report | undefined {
  return (
    explainUnclosedQuote(tag, source) ??
    explainTextAsTag(tag, source) ??
    explainUnclosedTag(tag, source) ??
    explainStrayQuote(tag, source) ??
    explainCurlyQuotes(tag)
  );
}

/** Reports for errors of parse5, by their code (HTML standard, Parse errors). */
const errorDescriptions: Readonly<Record<string, (name: string) => [DiagnosticCode, string, string]>> = {
  'missing-whitespace-between-attributes': () => [
    'missing-space',
    'There is no space between two attributes; the browser guessed where the second begins.',
    'Put a space between the attributes.',
  ],
  'non-void-html-element-start-tag-with-trailing-solidus': (name) => [
    'self-closing-tag',
    `<${name} /> is not self-closing in HTML: the browser ignored the slash and left the element open.`,
    `Write <${name}></${name}>.`,
  ],
  'unexpected-character-in-unquoted-attribute-value': (name) => [
    'unquoted-value',
    `A value in <${name}> has a quote or another special character in its middle, because it doesn't begin with a quote.`,
    'Put the whole value in quotes.',
  ],
  'missing-attribute-value': (name) => [
    'unquoted-value',
    `An attribute of <${name}> has an equals sign and no value: the browser gave it an empty one.`,
    'Write "", or the value, after the equals sign.',
  ],
  'unexpected-equals-sign-before-attribute-name': (name) => [
    'unquoted-value',
    `There is an equals sign in place of a name in <${name}>.`,
    'Write name="value" without a space before the equals sign.',
  ],
  'unexpected-solidus-in-tag': (name) => [
    'stray-solidus',
    `There is a slash inside the tag <${name}>: the browser ignored it.`,
    'Remove the slash.',
  ],
  'missing-end-tag-name': () => [
    'text-like-tag',
    'An end tag has no name: the browser dropped it.',
    'Write the name after </.',
  ],
};

const endOfFileErrors: Readonly<Record<string, [DiagnosticCode, string, string]>> = {
  'eof-in-comment': [
    'unclosed-comment',
    'The comment is never closed, so the browser read the rest of the page as a comment.',
    'Write --> where it ends.',
  ],
  'eof-in-tag': [
    'unclosed-tag',
    'The tag has no end (a > or a closing quote is missing), so the browser dropped it and the rest of the page.',
    'Close the quote and end the tag with >.',
  ],
};

/** The name in the tag at an offset. */
function findTagName(html: string, offset: number): string {
  const start = html.lastIndexOf('<', Math.max(0, offset - 1));
  return /^<\/?\s*([a-z][\w-]*)/i.exec(html.slice(start))?.[1]?.toLowerCase() ?? '';
}

function getSpanToLineEnd({ text }: SourceText, start: number): { start: number; end: number } {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

type ParseError = ParseEventOfType<'error'>;

/** A comment or a tag that the end of the file ends. */
function explainEndOfFile(
  { code }: ParseError,
  source: SourceText,
  lastTokenEnd: number,
): Report | undefined {
  const error = endOfFileErrors[code];
  if (!error) return undefined;
  const [diagnosticCode, message, fix] = error;
  const { text } = source;
  const isComment = code === 'eof-in-comment';
  const start = isComment ? text.lastIndexOf('<!--') : text.indexOf('<', lastTokenEnd);
  const span = getSpanToLineEnd(source, start);
  const edits = insertText(span.end, isComment ? ' -->' : '>');
  return reportRepair(diagnosticCode, span, findTagName(text, start + 1) || undefined, message, fix, edits);
}

/** An attribute that a tag has twice, or attributes of an end tag. */
function explainAttributes({ code, span }: ParseError, source: SourceText): Report | undefined {
  const { text } = source;
  if (code === 'duplicate-attribute') {
    const start = text.lastIndexOf('<', span.start);
    return explainDuplicateAttribute(source, start, findTagName(text, start + 1));
  }
  if (code !== 'end-tag-with-attributes') return undefined;
  const start = text.lastIndexOf('</', span.start);
  return explainEndTagContent(source, { start, end: span.end }, findTagName(text, start + 1));
}

/** Another error in a tag that changes the page. */
function explainTagError(error: ParseError, source: SourceText): Report | undefined {
  const { code, span } = error;
  const { text } = source;
  const describe = errorDescriptions[code];
  if (!describe) return undefined;
  // parse5 reports a trailing solidus at the beginning of the tag, and other errors where they are.
  const isAtTag = code === 'non-void-html-element-start-tag-with-trailing-solidus';
  const name = findTagName(text, isAtTag ? span.start + 1 : span.start);
  const [diagnosticCode, message, fix] = formatDoubledEquals(error, source, name) ?? describe(name);
  const slash = text.indexOf('/>', span.start);
  const { title = fix, edits } =
    diagnosticCode === 'self-closing-tag' && slash >= 0
      ? { edits: [{ span: { start: slash, end: slash + 2 }, newText: `></${name}>` }] }
      : fixTagError(error, source);
  return reportRepair(diagnosticCode, span, name || undefined, message, title, edits);
}

/** Errors of parse5 that change the page, one for each line. */
function explainParseErrors(
  errors: readonly ParseError[],
  source: SourceText,
  lastTokenEnd: number,
  explainedLines: ReadonlySet<number>,
): Report[] {
  const reports: Report[] = [];
  const isExplained = (line: number): boolean =>
    explainedLines.has(line) || reports.some(({ span }) => source.lineAt(span.start) === line);
  for (const error of errors) {
    const endOfFileReport = explainEndOfFile(error, source, lastTokenEnd);
    if (endOfFileReport) reports.push(endOfFileReport);
    if (isExplained(error.line)) continue;
    const found = [
      explainAttributes(error, source),
      explainTextLikeTag(error, errors, source),
      explainTagError(error, source),
    ];
    reports.push(...found.filter((report) => report !== undefined));
  }
  return reports;
}

/** Renames all start and end tags of a name. */
function renameTags({ text }: SourceText, from: string, to: string) {
  return [...text.matchAll(new RegExp(`(?<=</?)${escapePattern(from)}(?![\\w-])`, 'gi'))].map(
    ({ index }) => ({
      span: { start: index, end: index + from.length },
      newText: to,
    }),
  );
}

function explainUnknownElements(tags: readonly Tag[], source: SourceText): Report[] {
  const reportedNames = new Set<string>();
  return tags.flatMap(({ name, span }) => {
    // Browsers know <frameset>, or ignore it.
    if (htmlElements.has(name) || /-|^frame/.test(name) || reportedNames.has(name)) return [];
    reportedNames.add(name);
    const nearest = findNearestWord(
      name,
      [...htmlElements].filter((known) => known.length > 1),
    );
    const message = `There is no element <${name}>: the browser treats it as an unknown inline element, without the style or the meaning of ${nearest ? `<${nearest}>` : 'a real one'}.`;
    return [
      reportRepair(
        'unknown-element',
        span,
        name,
        message,
        nearest ? `Write <${nearest}>.` : 'Use an element that HTML has.',
        nearest && /^\w+$/.test(name) ? renameTags(source, name, nearest) : [],
      ),
    ];
  });
}

const foreignContent = /<(svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;

/** Mistakes in single tags: quotes, slashes, attributes, names. */
export function explainTagSyntax(
  events: readonly ParseEvent[],
  source: SourceText,
  lastTokenEnd: number,
): Report[] {
  // SVG and MathML have other elements.
  const foreignLines = [...source.text.matchAll(foreignContent)].map(
    (match) => [source.lineAt(match.index), source.lineAt(match.index + match[0].length)] as const,
  );
  const isForeign = (line: number): boolean => foreignLines.some(([from, to]) => line >= from && line <= to);
  const tags = listEvents(events, 'tag').filter(({ line }) => !isForeign(line));
  const swallowReports = tags
    .map((tag) => explainSwallowedContent(tag, source))
    .filter((report) => report !== undefined);
  const explainedLines = new Set(
    swallowReports.flatMap(({ span }) => [0, 1, 2, 3].map((down) => source.lineAt(span.start) + down)),
  );
  const errors = listEvents(events, 'error').filter(({ line }) => !isForeign(line));
  return [
    ...swallowReports,
    ...explainParseErrors(errors, source, lastTokenEnd, explainedLines),
    ...explainUnknownElements(tags, source),
  ];
}
