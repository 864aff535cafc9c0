import { eventsOf, type EventOf } from '../../read/parse-events.ts';
import { indentAt } from '../../read/source-text.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';
import { remove, type Log } from './unclosed-element.ts';

/** A start tag on the line of an end tag, before it, that has no end tag there itself. */
function openOnLine({ events, source }: Log, { span, line, name }: EventOf<'ended'>): string | undefined {
  return eventsOf(events, 'tag').findLast(
    (tag) =>
      tag.line === line &&
      tag.span.end <= span.start &&
      tag.name !== name &&
      eventsOf(events, 'closed-by-end').some(({ opened }) => opened.span.start === tag.span.start) &&
      !source.text.slice(tag.span.end, span.start).includes('<'),
  )?.name;
}

/**
 * End tags too many in the middle of lines: each closes an element of an earlier line, whose own end tag then closes
 * nothing.
 */
export function explainEarlyEnds(log: Log): Report[] {
  const { events, source, strays } = log;
  return eventsOf(events, 'stray-end').flatMap((stray) => {
    if (stray.made || strays.has(stray) || indentAt(source, stray.span.start) === undefined) return [];
    const early = eventsOf(events, 'ended').findLast(
      ({ name, span, opened, line }) =>
        name === stray.name &&
        span.start < stray.span.start &&
        opened.line > 0 &&
        indentAt(source, opened.span.start) !== undefined &&
        indentAt(source, span.start) === undefined &&
        (opened.line < line ||
          // Closed at once, with nothing in it.
          (opened.span.end === span.start &&
            indentAt(source, opened.span.start) === indentAt(source, stray.span.start))),
    );
    if (!early) return [];
    strays.add(stray);
    const { name, span, opened } = early;
    const meant = openOnLine(log, early);
    return [
      repair(
        'stray-end-tag',
        span,
        name,
        `This </${name}> already closes the <${name}> ${opened.line === early.line ? 'before it' : `of line ${opened.line}`}, so the </${name}> on line ${stray.line} closes nothing.`,
        meant ? `Write </${meant}>.` : `Delete this </${name}>.`,
        [meant ? { span, newText: `</${meant}>` } : remove(span)],
      ),
    ];
  });
}
