import { htmlElements } from '../../data/html-elements.ts';
import { insertAt } from '../../edits.ts';
import { findNearest } from '../../nearest-word.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import { eventsOf, type EventOf, type ParseEvent } from '../../read/parse-events.ts';
import type { SourceText } from '../../read/source-text.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';
import { explainDuplicate, explainLongEnd, findTagEnd } from './tag-parts.ts';

type Tag = EventOf<'tag'>;

/** A tag that swallowed what follows, because its quote or its own end is missing. */
function swallowing(tag: Tag, source: SourceText): Report | undefined {
  const { name, span, attributes } = tag;
  const value = attributes.find(
    (attribute) =>
      // The tag's own end or line comes first, and then the next tag.
      /^[^<]*[>\n][^<]*<\/?[a-z]/i.test(source.slice(attribute.span)) &&
      attribute.name !== 'srcdoc' &&
      !attribute.name.startsWith('on') &&
      attribute.name !== 'style',
  );
  if (value) {
    const end = source.slice(value.span).indexOf('>');
    return repair(
      'unclosed-attribute-quote',
      value.span,
      name,
      `The quote of ${value.name} is never closed, so the browser read on to the next quote and made everything between its value.`,
      `Close the quote of ${value.name}.`,
      end < 0 ? [] : insertAt(value.span.start + end, '"'),
    );
  }
  if (attributes.some((attribute) => attribute.name.includes('<'))) {
    const raw = source.slice(span);
    const next = raw.indexOf('<', 1);
    return repair(
      'unclosed-tag',
      span,
      name,
      `The tag <${name}> has no closing >, so the browser read the next tag as attributes of it.`,
      'End the tag with >.',
      next < 0 ? [] : insertAt(span.start + findTagEnd(raw), '>'),
    );
  }
  const quoted = attributes.find((attribute) => /["'“”‘’]/.test(attribute.name));
  const [, bare, given] = /^([a-z][\w-]*)(["'][^"']*["'])$/.exec(quoted?.name ?? '') ?? [];
  if (quoted && bare !== undefined && given !== undefined)
    return repair(
      'stray-quote',
      quoted.span,
      name,
      `There is no equals sign between ${bare} and its value, so the browser made one attribute ${quoted.name} of both.`,
      `Write ${bare}=${given}.`,
      insertAt(quoted.span.start + bare.length, '='),
    );
  if (quoted)
    return repair(
      'stray-quote',
      quoted.span,
      name,
      `There is a quote too many or too few in <${name}>: the browser made an attribute ${quoted.name} of the rest.`,
      'Put exactly one quote before and one after each value.',
    );
  const curly = attributes.find((attribute) => /^[“”‘’]/.test(attribute.value));
  if (!curly) return undefined;
  const straight = `${curly.name}="${curly.value.replace(/[“”‘’]/g, '')}"`;
  return repair(
    'curly-quotes',
    curly.span,
    name,
    `The value of ${curly.name} is in curly quotes, and the browser made them part of it.`,
    `Use straight quotes: ${straight}.`,
    [{ span: curly.span, newText: straight }],
  );
}

const errorMessages: Readonly<Record<string, (name: string) => [DiagnosticCode, string, string]>> = {
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
    'Write the value after the equals sign.',
  ],
  'unexpected-equals-sign-before-attribute-name': (name) => [
    'unquoted-value',
    `There is an equals sign in place of a name in <${name}>.`,
    'Write name="value" without a space before the equals sign.',
  ],
  'invalid-first-character-of-tag-name': () => [
    'text-like-tag',
    'The < is not followed by a tag name: the browser shows it as text.',
    'Write &lt; for the character itself, or remove the space after <.',
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

const swallowed: Readonly<Record<string, [DiagnosticCode, string, string]>> = {
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

/** The element that a tag at an offset names. */
function tagAt(html: string, offset: number): string {
  const start = html.lastIndexOf('<', Math.max(0, offset - 1));
  return /^<\/?\s*([a-z][\w-]*)/i.exec(html.slice(start))?.[1]?.toLowerCase() ?? '';
}

/** From an offset to the end of its line. */
function toLineEnd({ text }: SourceText, start: number): { start: number; end: number } {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

/** The parser's own errors that change what the page does. */
function parseErrors(
  errors: readonly EventOf<'error'>[],
  source: SourceText,
  lastTokenEnd: number,
  knownLines: ReadonlySet<number>,
): Report[] {
  const reports: Report[] = [];
  const { text: html } = source;
  for (const { code, line, span } of errors) {
    const rest = swallowed[code];
    if (rest) {
      const isComment = code === 'eof-in-comment';
      const start = isComment ? html.lastIndexOf('<!--') : html.indexOf('<', lastTokenEnd);
      const place = toLineEnd(source, start);
      const edits = insertAt(place.end, isComment ? ' -->' : '>');
      reports.push(repair(rest[0], place, tagAt(html, start + 1) || undefined, rest[1], rest[2], edits));
    }
    if (knownLines.has(line)) continue;
    if (reports.some((other) => source.lineAt(other.span.start) === line)) continue;
    if (code === 'duplicate-attribute') {
      const start = html.lastIndexOf('<', span.start);
      const duplicate = explainDuplicate(source, start, tagAt(html, start + 1));
      if (duplicate) reports.push(duplicate);
    }
    if (code === 'end-tag-with-attributes') {
      const start = html.lastIndexOf('</', span.start);
      reports.push(explainLongEnd(source, { start, end: span.end }, tagAt(html, start + 1)));
    }
    const say = errorMessages[code];
    if (!say) continue;
    // The parser reports a solidus at the tag's own beginning; the tokenizer reports the rest where it reads.
    const isAtTag = code === 'non-void-html-element-start-tag-with-trailing-solidus';
    const name = tagAt(html, isAtTag ? span.start + 1 : span.start);
    const [reported, message, fix] = say(name);
    const slash = html.indexOf('/>', span.start);
    const edits =
      reported === 'self-closing-tag' && slash >= 0
        ? [{ span: { start: slash, end: slash + 2 }, newText: `></${name}>` }]
        : reported === 'missing-space'
          ? insertAt(span.start, ' ')
          : [];
    reports.push(repair(reported, span, name || undefined, message, fix, edits));
  }
  return reports;
}

/** Every tag of a name, start and end tags alike, under another one. */
function renameTags({ text }: SourceText, from: string, to: string) {
  return [...text.matchAll(new RegExp(`(?<=</?)${from}(?![\\w-])`, 'gi'))].map(({ index }) => ({
    span: { start: index, end: index + from.length },
    newText: to,
  }));
}

function misspelt(tags: readonly Tag[], source: SourceText): Report[] {
  const seen = new Set<string>();
  return tags.flatMap(({ name, span }) => {
    if (htmlElements.has(name) || name.includes('-') || seen.has(name)) return [];
    seen.add(name);
    const nearest = findNearest(
      name,
      [...htmlElements].filter((known) => known.length > 1),
    );
    const message = `There is no element <${name}>: the browser made an unknown inline element of it, without the look or the meaning of ${nearest ? `<${nearest}>` : 'a real one'}.`;
    return [
      repair(
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

const foreign = /<(svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;

/** Mistakes inside single tags: quotes, slashes, attributes, names. */
export function explainTag(
  events: readonly ParseEvent[],
  source: SourceText,
  lastTokenEnd: number,
): Report[] {
  // SVG and MathML have other names.
  const foreignLines = [...source.text.matchAll(foreign)].map(
    (match) => [source.lineAt(match.index), source.lineAt(match.index + match[0].length)] as const,
  );
  const isForeign = (line: number): boolean => foreignLines.some(([from, to]) => line >= from && line <= to);
  const tags = eventsOf(events, 'tag').filter(({ line }) => !isForeign(line));
  const swallowers = tags.map((tag) => swallowing(tag, source)).filter((report) => report !== undefined);
  const followUps = new Set(
    swallowers.flatMap(({ span }) => [0, 1, 2, 3].map((down) => source.lineAt(span.start) + down)),
  );
  const errors = eventsOf(events, 'error').filter(({ line }) => !isForeign(line));
  return [...swallowers, ...parseErrors(errors, source, lastTokenEnd, followUps), ...misspelt(tags, source)];
}
