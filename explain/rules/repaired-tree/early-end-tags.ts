import { removeSpan } from '../../edits.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import { findIndent } from '../../parse/source-text.ts';
import type { Report } from '../../report.ts';
import { reportRepair, type RepairContext } from './report-repair.ts';
import { lineReference } from '../../line-reference.ts';

type EndTag = ParseEventOfType<'ended'>;

/** The name of an element that is opened before an end tag on the same line and is not closed there. */
function findOpenElementOnLine(
  { events, source }: RepairContext,
  { span, line, name }: EndTag,
): string | undefined {
  return listEvents(events, 'tag').findLast(
    (tag) =>
      tag.line === line &&
      tag.span.end <= span.start &&
      tag.name !== name &&
      listEvents(events, 'closed-by-end').some(({ startTag }) => startTag.span.start === tag.span.start) &&
      !source.text.slice(tag.span.end, span.start).includes('<'),
  )?.name;
}

/** An end tag in the middle of a line, which closes an element of an earlier line or an empty one. */
function findEndTagInLine(
  { events, source }: RepairContext,
  stray: ParseEventOfType<'stray-end'>,
): EndTag | undefined {
  return listEvents(events, 'ended').findLast(
    ({ name, span, startTag, line }) =>
      name === stray.name &&
      span.start < stray.span.start &&
      startTag.line > 0 &&
      findIndent(source, startTag.span.start) !== undefined &&
      findIndent(source, span.start) === undefined &&
      (startTag.line < line ||
        // The element is closed at once and empty.
        (startTag.span.end === span.start &&
          findIndent(source, startTag.span.start) === findIndent(source, stray.span.start))),
  );
}

/**
 * The second of two end tags with the same indentation, which closes an element that is further out than its
 * indentation says.
 */
function findRepeatedEndTag(
  { events, source }: RepairContext,
  stray: ParseEventOfType<'stray-end'>,
): EndTag | undefined {
  const strayIndent = findIndent(source, stray.span.start) ?? '';
  const ended = listEvents(events, 'ended');
  return ended.find(({ name, span, startTag }) => {
    const [startIndent, endIndent] = [startTag.span, span].map(({ start }) => findIndent(source, start));
    return (
      name === stray.name &&
      span.start < stray.span.start &&
      startTag.line > 0 &&
      startIndent !== undefined &&
      endIndent !== undefined &&
      endIndent.length > startIndent.length &&
      strayIndent.length <= startIndent.length &&
      ended.some(
        (other) =>
          other.name === name &&
          other.span.end <= span.start &&
          source.text.slice(other.span.end, span.start).trim() === '' &&
          findIndent(source, other.span.start) === endIndent &&
          findIndent(source, other.startTag.span.start) === endIndent,
      )
    );
  });
}

/** What the content of an element begins with, where its children can only be these. */
const childPatterns: ReadonlyMap<string, RegExp> = new Map([
  ['ul', /^<li\b/i],
  ['ol', /^<li\b/i],
  ['menu', /^<li\b/i],
  ['dl', /^<d[td]\b/i],
  ['select', /^<opt(ion|group)\b/i],
  ['table', /^<(t(r|body|foot|head)|caption|colgroup)\b/i],
]);

/** The first of two end tags with children of the element between them: `</ul><li>Three</li></ul>`. */
function findEndTagBeforeChildren(
  { events, source }: RepairContext,
  stray: ParseEventOfType<'stray-end'>,
): EndTag | undefined {
  const early = listEvents(events, 'ended').findLast(
    ({ name, span }) => name === stray.name && span.end <= stray.span.start,
  );
  if (!early) return undefined;
  const between = source.text.slice(early.span.end, stray.span.start).trim();
  return childPatterns.get(stray.name)?.test(between) === true && !between.includes(`<${stray.name}`)
    ? early
    : undefined;
}

/**
 * Superfluous end tags: each closes an element of an earlier line, whose own end tag then closes nothing.
 */
export function explainEarlyEndTags(context: RepairContext): Report[] {
  const { events, source, explainedEndTags } = context;
  return listEvents(events, 'stray-end').flatMap((stray) => {
    if (
      stray.isElementCreated ||
      explainedEndTags.has(stray) ||
      findIndent(source, stray.span.start) === undefined
    )
      return [];
    const early =
      findEndTagInLine(context, stray) ??
      findRepeatedEndTag(context, stray) ??
      findEndTagBeforeChildren(context, stray);
    if (!early) return [];
    explainedEndTags.add(stray);
    const { name, span, startTag } = early;
    const intendedName = findOpenElementOnLine(context, early);
    return [
      reportRepair(
        'stray-end-tag',
        span,
        name,
        `This </${name}> already closes the <${name}> ${startTag.line === early.line ? 'before it' : `of ${lineReference(startTag.line)}`}, so the </${name}> on ${lineReference(stray.line)} closes nothing.`,
        intendedName ? `Write </${intendedName}>.` : `Delete this </${name}>.`,
        [intendedName ? { span, newText: `</${intendedName}>` } : removeSpan(span)],
      ),
    ];
  });
}
