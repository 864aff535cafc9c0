import { listEvents, type ParseEventOfType, type ParseEvent } from '../../parse/parse-events.ts';
import { findIndent, type SourceText } from '../../parse/source-text.ts';
import { voidElements } from '../../data/html-elements.ts';
import type { Report } from '../../report.ts';
import { reportRepair } from './report-repair.ts';
import { lineReference } from '../../line-reference.ts';

type Tag = ParseEventOfType<'tag'>;

/** Elements that may be empty and whose end tag is optional, so that two start tags in a row are valid. */
const repeatableElements = new Set(['td', 'th', 'tr', 'dt', 'dd', 'tbody', 'colgroup', 'rp', 'rt']);

/** The offsets of the start tags that have no end tag. */
function listUnclosedOffsets(events: readonly ParseEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'left-open') return [event.span.start];
      return event.type === 'closed-by-start' || event.type === 'closed-by-end'
        ? [event.startTag.span.start]
        : [];
    }),
  );
}

/**
 * Whether a tag is where the end tag of an earlier one belongs: after its text, or alone on a line with its
 * indentation.
 */
function isEndTagPlace(first: Tag, second: Tag, source: SourceText): boolean {
  const between = source.text.slice(first.span.end, second.span.start);
  const after = /^[^\n]*/.exec(source.text.slice(second.span.end))?.[0].trim() ?? '';
  const isLast = after === '' || after.startsWith('</');
  const hasText = between.replace(/<[^>]*>/g, '').trim() !== '';
  if (!isLast || !hasText) return false;
  if (!between.includes('\n')) return true;
  const [firstIndent, secondIndent] = [
    findIndent(source, first.span.start),
    findIndent(source, second.span.start),
  ];
  return firstIndent !== undefined && firstIndent === secondIndent && after === '';
}

/**
 * Whether a start tag was meant as the end tag of a cell: `<th>Games<th>`. The second cell is empty, and
 * the page has the end tags of its other cells.
 */
function isCellEndTag(first: Tag, second: Tag, source: SourceText): boolean {
  const between = source.text.slice(first.span.end, second.span.start);
  const after = source.text.slice(second.span.end);
  return (
    /^<t[dh]>$/i.test(source.slice(second.span)) &&
    between.trim() !== '' &&
    !/<\/?t|\n/i.test(between) &&
    /^\s*<(t[dhr]|\/t(r|head|body|foot|able))\b/i.test(after) &&
    new RegExp(`</${first.name}\\s*>`, 'i').test(source.text)
  );
}

/** Empty cells that come from end tags without a slash. */
export function explainExtraCells(events: readonly ParseEvent[], source: SourceText): Report[] {
  const tags = listEvents(events, 'tag');
  return tags.flatMap((second, index) => {
    const { name, span } = second;
    const first = tags.slice(0, index).findLast((tag) => tag.name === name);
    return first && isCellEndTag(first, second, source)
      ? reportRepair(
          'missing-slash',
          span,
          name,
          `This <${name}> begins another cell instead of closing the one before, so the row has an empty cell too many.`,
          `Write </${name}>.`,
          [{ span, newText: `</${name}>` }],
        )
      : [];
  });
}

/** A start tag where the end tag of the same element was meant: `<h3>Mug<h3>`, or `<h3>Mug<h3/>`. */
export function explainRepeatedStartTags(
  events: readonly ParseEvent[],
  source: SourceText,
): { reports: Report[]; unexplainedEvents: ParseEvent[] } {
  const tags = listEvents(events, 'tag');
  const unclosed = listUnclosedOffsets(events);
  const reports: Report[] = [];
  const explainedOffsets = new Set<number>();
  for (const [index, second] of tags.entries()) {
    const { name, span } = second;
    if (voidElements.has(name) || repeatableElements.has(name) || !unclosed.has(span.start)) continue;
    const written = source.slice(span);
    if (!/^<[a-z][\w-]*\s*\/?>$/i.test(written)) continue;
    const first = tags.slice(0, index).findLast((tag) => tag.name === name);
    if (!first || explainedOffsets.has(first.span.start) || !unclosed.has(first.span.start)) continue;
    if (new RegExp(`</${name}\\s*>`, 'i').test(source.text.slice(first.span.end, span.start))) continue;
    if (!isEndTagPlace(first, second, source)) continue;
    explainedOffsets.add(first.span.start);
    explainedOffsets.add(span.start);
    reports.push(
      reportRepair(
        'missing-slash',
        span,
        name,
        written.includes('/')
          ? `The slash of this <${name}/> is behind the name, so the browser read a second <${name}> and never closed the <${name}> of ${lineReference(first.line)}.`
          : `This <${name}> opens a second one instead of closing the <${name}> of ${lineReference(first.line)}, so neither is closed.`,
        `Write </${name}>.`,
        [{ span, newText: `</${name}>` }],
      ),
    );
  }
  const isExplained = (event: ParseEvent): boolean => {
    if (event.type === 'left-open' || event.type === 'error') return explainedOffsets.has(event.span.start);
    return (
      (event.type === 'closed-by-start' || event.type === 'closed-by-end') &&
      explainedOffsets.has(event.startTag.span.start)
    );
  };
  return { reports, unexplainedEvents: events.filter((event) => !isExplained(event)) };
}
