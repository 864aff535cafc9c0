import type { Weighed } from '../../diagnostic.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { findNearest } from '../../nearest-word.ts';
import type { ParseEvent } from '../../read/parse-log.ts';

type Tag = Extract<ParseEvent, { type: 'tag' }>;

function lineAt(html: string, offset: number): number {
  return html.slice(0, offset).split('\n').length;
}

function repaired(
  weight: number,
  line: number,
  element: string | undefined,
  message: string,
  mend: string,
): Weighed {
  return {
    kind: 'repaired-tree',
    weight,
    line,
    ...(element === undefined ? {} : { element }),
    message,
    mend,
  };
}

/** A tag that swallowed what follows, because its quote or its own end is missing. */
function swallowing(tag: Tag): Weighed | undefined {
  const { name, line, attributes } = tag;
  const value = attributes.find(
    (attribute) =>
      /<\/?[a-z]/i.test(attribute.value) &&
      /[>\n]/.test(attribute.value) &&
      attribute.name !== 'srcdoc' &&
      !attribute.name.startsWith('on') &&
      attribute.name !== 'style',
  );
  if (value)
    return repaired(
      100,
      value.line,
      name,
      `The quote of ${value.name} is never closed, so the browser read on to the next quote and took all between as its value.`,
      `Close the quote of ${value.name}.`,
    );
  if (attributes.some((attribute) => attribute.name.includes('<'))) {
    return repaired(
      100,
      line,
      name,
      `The tag <${name}> has no closing >, so the browser took the next tag as attributes of it.`,
      `End the tag with >.`,
    );
  }
  const quoted = attributes.find((attribute) => /["'“”‘’]/.test(attribute.name));
  if (quoted)
    return repaired(
      96,
      quoted.line,
      name,
      `A quote too many or too few in <${name}>: the browser made an attribute ${quoted.name} of what is left.`,
      'Put exactly one quote before and one after each value.',
    );
  const curly = attributes.find((attribute) => /^[“”‘’]/.test(attribute.value));
  if (curly)
    return repaired(
      96,
      curly.line,
      name,
      `The value of ${curly.name} stands in curly quotes, and the browser took them as part of it.`,
      `Use straight quotes: ${curly.name}="${curly.value.replace(/[“”‘’]/g, '')}".`,
    );
  return undefined;
}

const errorMessages: Readonly<Record<string, (name: string) => [number, string, string]>> = {
  'duplicate-attribute': (name) => [
    90,
    `An attribute stands twice in <${name}>: the browser kept the first and dropped the second.`,
    'Keep one; put several classes in one class attribute with spaces.',
  ],
  'missing-whitespace-between-attributes': () => [
    82,
    'Two attributes stand without a space between them; the browser guessed where the second begins.',
    'Put a space between the attributes.',
  ],
  'non-void-html-element-start-tag-with-trailing-solidus': (name) => [
    95,
    `<${name} /> is not self-closing in HTML: the browser ignored the slash and left the element open.`,
    `Write <${name}></${name}>.`,
  ],
  'end-tag-with-attributes': (name) => [
    96,
    `The end tag </${name}> has no closing > or has attributes: the browser dropped what it took along.`,
    `Write </${name}>.`,
  ],
  'unexpected-character-in-unquoted-attribute-value': (name) => [
    88,
    `A value in <${name}> has a quote or a sign in its middle, because it doesn't begin with a quote.`,
    'Put the whole value in quotes.',
  ],
  'missing-attribute-value': (name) => [
    88,
    `An attribute of <${name}> has an equals sign and no value: the browser gave it an empty one.`,
    'Write the value after the equals sign.',
  ],
  'unexpected-equals-sign-before-attribute-name': (name) => [
    88,
    `An equals sign stands where a name belongs in <${name}>.`,
    'Write name="value" without a space before the equals sign.',
  ],
  'invalid-first-character-of-tag-name': () => [
    86,
    'A < stands before something that is no tag name: the browser shows it as text.',
    'Write &lt; for the sign itself, or take the space after < away.',
  ],
  'unexpected-solidus-in-tag': (name) => [
    82,
    `A slash stands inside the tag <${name}>: the browser ignored it.`,
    'Take the slash away.',
  ],
  'missing-end-tag-name': () => [
    86,
    'An end tag has no name: the browser dropped it.',
    'Write the name after </.',
  ],
};

const swallowed: Readonly<Record<string, [string, string]>> = {
  'eof-in-comment': [
    'The comment is never closed, so the browser took all the rest of the page as comment.',
    'Write --> where it ends.',
  ],
  'eof-in-tag': [
    'The tag has no end (a > or a closing quote is missing), so the browser dropped it and all the rest of the page.',
    'Close the quote and end the tag with >.',
  ],
};

function tagAt(html: string, offset: number): string {
  const start = html.lastIndexOf('<', Math.max(0, offset - 1));
  return /^<\/?\s*([a-z][\w-]*)/i.exec(html.slice(start))?.[1]?.toLowerCase() ?? '';
}

function errors(
  events: readonly ParseEvent[],
  html: string,
  lastTokenEnd: number,
  known: ReadonlySet<number>,
): Weighed[] {
  const findings: Weighed[] = [];
  for (const event of events) {
    if (event.type !== 'error') continue;
    const rest = swallowed[event.code];
    if (rest) {
      const start =
        event.code === 'eof-in-comment' ? html.lastIndexOf('<!--') : html.indexOf('<', lastTokenEnd);
      findings.push(repaired(100, lineAt(html, start), tagAt(html, start + 1) || undefined, ...rest));
    }
    const say = errorMessages[event.code];
    if (!say || known.has(event.line) || findings.some(({ line }) => line === event.line)) continue;
    const isEnd = event.code === 'end-tag-with-attributes';
    // The parser tells of a solidus at the tag's own beginning; the tokenizer tells of the rest where it reads.
    const atTag = event.code === 'non-void-html-element-start-tag-with-trailing-solidus';
    const start = isEnd ? html.lastIndexOf('</', event.offset) : atTag ? event.offset + 1 : event.offset;
    const name = tagAt(html, isEnd ? start + 1 : start);
    const [weight, message, mend] = say(name);
    findings.push(
      repaired(weight, isEnd ? lineAt(html, start) : event.line, name || undefined, message, mend),
    );
  }
  return findings;
}

function misspelt(tags: readonly Tag[]): Weighed[] {
  const seen = new Set<string>();
  return tags.flatMap(({ name, line }) => {
    if (htmlElements.has(name) || name.includes('-') || seen.has(name)) return [];
    seen.add(name);
    const nearest = findNearest(
      name,
      [...htmlElements].filter((known) => known.length > 1),
    );
    const message = `There is no element <${name}>: the browser made an unknown inline element of it, without the look or the meaning of ${nearest ? `<${nearest}>` : 'a real one'}.`;
    return [
      repaired(94, line, name, message, nearest ? `Write <${nearest}>.` : 'Use an element that HTML has.'),
    ];
  });
}

/** Faults inside single tags: quotes, slashes, attributes, names. */
export function explainTag(events: readonly ParseEvent[], html: string, lastTokenEnd: number): Weighed[] {
  const all = events.filter((event): event is Tag => event.type === 'tag');
  // Inside SVG and MathML other names hold.
  const foreign = /<(svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;
  const foreignLines = [...html.matchAll(foreign)].map(
    (match) => [lineAt(html, match.index), lineAt(html, match.index + match[0].length)] as const,
  );
  const isForeign = (line: number): boolean => foreignLines.some(([from, to]) => line >= from && line <= to);
  const tags = all.filter(({ line }) => !isForeign(line));
  const swallowers = tags.map(swallowing).filter((finding) => finding !== undefined);
  const followUps = new Set(swallowers.flatMap(({ line }) => [line, line + 1, line + 2, line + 3]));
  const plainErrors = errors(
    events.filter((event) => event.type === 'error' && !isForeign(event.line)),
    html,
    lastTokenEnd,
    followUps,
  );
  return [...swallowers, ...plainErrors, ...misspelt(tags)];
}
