import { eventsOf, type EventOf, type ParseEvent } from '../../read/parse-events.ts';
import { indentAt, type SourceText } from '../../read/source-text.ts';
import { voidElements } from '../../data/html-elements.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';

type Tag = EventOf<'tag'>;

/** Elements that may be empty and whose end tag may be left out: two of them in a row are no mistake. */
const mayFollowItself = new Set(['td', 'th', 'tr', 'dt', 'dd', 'tbody', 'colgroup', 'rp', 'rt']);

/** Where the elements begin that got no end tag of their own. */
function openedWithoutEnd(events: readonly ParseEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'left-open') return [event.span.start];
      return event.type === 'closed-by-start' || event.type === 'closed-by-end'
        ? [event.opened.span.start]
        : [];
    }),
  );
}

/** Whether a tag comes where the end tag of an earlier one does: behind its text, or alone on a line like its own. */
function isAtEnd(first: Tag, second: Tag, source: SourceText): boolean {
  const between = source.text.slice(first.span.end, second.span.start);
  const after = /^[^\n]*/.exec(source.text.slice(second.span.end))?.[0].trim() ?? '';
  const isLast = after === '' || after.startsWith('</');
  const hasText = between.replace(/<[^>]*>/g, '').trim() !== '';
  if (!isLast || !hasText) return false;
  if (!between.includes('\n')) return true;
  const [own, other] = [indentAt(source, first.span.start), indentAt(source, second.span.start)];
  return own !== undefined && own === other && after === '';
}

/**
 * A second cell where the end tag of the first was meant: `<th>Games<th>`. It is empty, and the page writes the end
 * tags of its other cells.
 */
function isExtraCell(first: Tag, second: Tag, source: SourceText): boolean {
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

/** Cells that a row has too many, one for each end tag without its slash. */
export function findExtraCells(events: readonly ParseEvent[], source: SourceText): Report[] {
  const tags = eventsOf(events, 'tag');
  return tags.flatMap((second, at) => {
    const { name, span } = second;
    const first = tags.slice(0, at).findLast((tag) => tag.name === name);
    return first && isExtraCell(first, second, source)
      ? repair(
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
export function findDoubledStarts(
  events: readonly ParseEvent[],
  source: SourceText,
): { reports: Report[]; rest: ParseEvent[] } {
  const tags = eventsOf(events, 'tag');
  const unclosed = openedWithoutEnd(events);
  const reports: Report[] = [];
  const known = new Set<number>();
  for (const [at, second] of tags.entries()) {
    const { name, span } = second;
    if (voidElements.has(name) || mayFollowItself.has(name) || !unclosed.has(span.start)) continue;
    const written = source.slice(span);
    if (!/^<[a-z][\w-]*\s*\/?>$/i.test(written)) continue;
    const first = tags.slice(0, at).findLast((tag) => tag.name === name);
    if (!first || known.has(first.span.start) || !unclosed.has(first.span.start)) continue;
    if (new RegExp(`</${name}\\s*>`, 'i').test(source.text.slice(first.span.end, span.start))) continue;
    if (!isAtEnd(first, second, source)) continue;
    known.add(first.span.start);
    known.add(span.start);
    reports.push(
      repair(
        'missing-slash',
        span,
        name,
        written.includes('/')
          ? `The slash of this <${name}/> is behind the name, so the browser read a second <${name}> and never closed the <${name}> of line ${first.line}.`
          : `This <${name}> opens a second one instead of closing the <${name}> of line ${first.line}, so neither is closed.`,
        `Write </${name}>.`,
        [{ span, newText: `</${name}>` }],
      ),
    );
  }
  const isExplained = (event: ParseEvent): boolean => {
    if (event.type === 'left-open' || event.type === 'error') return known.has(event.span.start);
    return (
      (event.type === 'closed-by-start' || event.type === 'closed-by-end') &&
      known.has(event.opened.span.start)
    );
  };
  return { reports, rest: events.filter((event) => !isExplained(event)) };
}
