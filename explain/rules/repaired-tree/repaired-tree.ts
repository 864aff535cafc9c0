import { formattingElements, htmlElements, voidElements } from '../../data/html-elements.ts';
import { insertAt } from '../../edits.ts';
import { codes, restOfPageLost } from '../../priorities.ts';
import { eventsOf, type EventOf, type ParseEvent } from '../../read/parse-events.ts';
import type { ParsedPage } from '../../read/parse-page.ts';
import type { SourceText } from '../../read/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { repair } from './report-repair.ts';
import { explainCutShort } from './cut-short.ts';
import { findDoubledStarts, findExtraCells } from './doubled-start.ts';
import { explainEarlyEnds } from './early-end.ts';
import { explainTag } from './repaired-tag.ts';
import { explainSplitElements } from './split-elements.ts';
import { explainUnclosed, endOfOptions, remove, type Log } from './unclosed-element.ts';

/** The paragraph as a `<div>`, which may contain what comes in its middle; undefined where nothing comes after that. */
function asDiv(
  source: SourceText,
  { opened, by, span }: EventOf<'closed-by-start'>,
  stray: EventOf<'stray-end'> | undefined,
): SpanEdit[] | undefined {
  const end = stray && source.text.lastIndexOf(`</${by}`, stray.span.start);
  if (!stray || end === undefined || end < span.start) return undefined;
  const after = source.text.slice(end, stray.span.start).replace(/<[^>]*>/g, '');
  const start = opened.span.start + 1;
  return after.trim() === ''
    ? undefined
    : [
        { span: { start, end: start + 1 }, newText: 'div' },
        { span: stray.span, newText: '</div>' },
      ];
}

function closedByTag(
  source: SourceText,
  event: EventOf<'closed-by-start'>,
  stray: EventOf<'stray-end'> | undefined,
): Report {
  const { closed, opened, by, span } = event;
  // The end tag that came too late goes, and a new one comes before the tag that closed the element.
  const closeBefore = [...insertAt(span.start, `</${closed}>`), ...(stray ? [remove(stray.span)] : [])];
  if (closed === 'head')
    return repair(
      'body-content-in-head',
      span,
      by,
      `A <${by}> is not allowed in the head, so the browser ended the head there and put it and everything after it in the body.`,
      `Move the <${by}> into <body>.`,
    );
  if (closed === by && ['a', 'button', 'nobr'].includes(closed))
    return repair(
      'nested-same-element',
      span,
      by,
      `The <${closed}> of line ${opened.line} was still open, and a <${by}> can't contain another: the browser closed the first where the second begins.`,
      `Close the first with </${closed}> before the second <${by}>.`,
      closeBefore,
    );
  const wider = closed === 'p' ? asDiv(source, event, stray) : undefined;
  return repair(
    'content-not-allowed',
    span,
    closed,
    `A <${closed}> can't contain a <${by}>: the browser closed the <${closed}> of line ${opened.line} before it, so they are siblings.${closed === 'p' ? ' The </p> then made an empty paragraph.' : ''}`,
    wider
      ? `Make the <p> a <div>, or close it before the <${by}>.`
      : closed === 'p'
        ? `Close the <p> before the <${by}>, or make it a <div>.`
        : `Close the <${closed}> before the <${by}>.`,
    wider ?? closeBefore,
  );
}

/** Elements that another start tag closed before their own end tag came, which then closed nothing. */
function closedEarly({ events, source, strays }: Log): Report[] {
  const reports: Report[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type !== 'closed-by-start') continue;
    const { closed, opened, by, line } = event;
    const stray = events
      .slice(at + 1)
      .find(
        (later): later is EventOf<'stray-end'> =>
          later.type === 'stray-end' && later.name === closed && !strays.has(later),
      );
    if (closed === 'select' && !stray) {
      reports.push(
        repair(
          'unclosed-select',
          opened.span,
          closed,
          `The <select> is never closed, so the browser kept only the text of what follows, up to the <${by}> on line ${line}.`,
          'Write </select> after the last option.',
          insertAt(endOfOptions(source, opened.span.end), '</select>'),
        ),
      );
      continue;
    }
    if (stray) strays.add(stray);
    const isSameKind = closed === by && ['a', 'button', 'nobr'].includes(closed);
    if (stray || isSameKind || /^h[1-6]$/.test(closed)) reports.push(closedByTag(source, event, stray));
  }
  return reports;
}

/** A start tag of the same element where the end tag was meant: `<b>One<b>`. */
function withoutSlash(reports: Report[], { source }: Log): Report[] {
  const open = reports.filter(({ code }) => code === 'unclosed-element');
  const lineOf = ({ span }: Report): number => source.lineAt(span.start);
  const doubled = open.filter(
    (one) =>
      open.filter(
        (other) =>
          other.data.element === one.data.element &&
          (Math.abs(lineOf(other) - lineOf(one)) <= 3 || /^(ul|ol|menu)$/.test(one.data.element ?? '')),
      ).length > 1,
  );
  const last = doubled.toSorted((one, other) => other.span.start - one.span.start)[0];
  const name = last?.data.element;
  const hasEnd = new RegExp(`</${name}\\s*>`, 'i').test(source.text);
  const isList = ['ul', 'ol', 'menu'].includes(name ?? '') && !hasEnd;
  if (!last || name === undefined || !(formattingElements.has(name) || isList)) return reports;
  return [
    repair(
      'missing-slash',
      last.span,
      name,
      `This <${name}> opens a second one instead of closing the first, so both stay open.`,
      `Write </${name}> with its slash.`,
      [{ span: last.span, newText: `</${name}>` }],
    ),
    ...reports.filter((report) => !doubled.includes(report)),
  ];
}

function moved(events: readonly ParseEvent[]): Report[] {
  const found = eventsOf(events, 'moved-before-table')
    .slice(0, 1)
    .map(({ name, span }) =>
      name === '#text'
        ? repair(
            'moved-before-table',
            span,
            'table',
            'Text is not allowed directly in a table: the browser moved it before the table.',
            'Put the text in a cell (<td>) or in <caption>.',
          )
        : repair(
            'moved-before-table',
            span,
            name,
            `A <${name}> is not allowed directly in a table or a row: the browser moved it before the table.`,
            `Put the <${name}> in a cell (<td>).`,
          ),
    );
  const ignored = eventsOf(events, 'ignored-start')
    .filter(({ parent, name }) => parent !== 'select' && name !== 'frame' && name !== 'frameset')
    .slice(0, 1)
    .map(({ name, span }) =>
      name === 'form'
        ? repair(
            'ignored-start-tag',
            span,
            name,
            "A form can't contain another form: the browser ignored the inner one.",
            'Close the first </form> before the second begins.',
          )
        : repair(
            'ignored-start-tag',
            span,
            name,
            `A <${name}> is not allowed here: outside a table the browser ignores the tag and keeps only its text.`,
            `Put the <${name}> in ${name === 'td' || name === 'th' ? 'a row (<tr>) of a <table>' : 'a <table>'}.`,
          ),
    );
  return [...found, ...ignored];
}

/** The element right before an end tag with only a part of its name: `<li>One</l>`. */
function findCut(source: SourceText, name: string, end: number): string | undefined {
  const last = /<([a-z]\w*)(?:\s[^<>]*)?>[^<>]*$/i.exec(source.text.slice(0, end))?.[1]?.toLowerCase();
  return last !== undefined && (last.startsWith(name) || name.startsWith(last)) ? last : undefined;
}

/** Where the name of a start tag is written without its `<`: in front of the end tag, with no other tag between. */
function findMissingLessThan(source: SourceText, name: string, end: number): number | undefined {
  const before = source.text.slice(0, end);
  const found = new RegExp(`(?<=^|[\\s>])${name}(?:\\s[^<>]*)?>[^<>]*$`, 'i').exec(before);
  return found?.index;
}

function strayEnds({ events, source, strays: known }: Log): Report[] {
  const ignored = new Set(eventsOf(events, 'ignored-start').map(({ name }) => name));
  return eventsOf(events, 'stray-end')
    .filter((event) => !known.has(event) && !ignored.has(event.name))
    .map(({ name, span, made }) => {
      if (name === 'br')
        return repair(
          'stray-end-tag',
          span,
          name,
          'There is no </br>: the browser made a line break of it.',
          'Write <br>.',
          [{ span, newText: '<br>' }],
        );
      if (voidElements.has(name))
        return repair(
          'stray-end-tag',
          span,
          name,
          `<${name}> has no content and no end tag: the browser ignored </${name}>.`,
          `Delete </${name}>.`,
          [remove(span)],
        );
      const cut = htmlElements.has(name) ? undefined : findCut(source, name, span.start);
      if (cut !== undefined)
        return repair(
          'misspelt-end-tag',
          span,
          cut,
          `There is no element <${name}>, so the browser ignored </${name}>: the end tag of <${cut}> is </${cut}>.`,
          `Write </${cut}>.`,
          [{ span, newText: `</${cut}>` }],
        );
      const lessThan = findMissingLessThan(source, name, span.start);
      if (lessThan !== undefined)
        return repair(
          'stray-end-tag',
          { start: lessThan, end: source.text.indexOf('>', lessThan) + 1 },
          name,
          `The < of this <${name}> is missing, so the browser shows ${name}> as text, and the </${name}> on line ${source.lineAt(span.start)} closes nothing.`,
          `Write < before ${name}.`,
          insertAt(lessThan, '<'),
        );
      if (made)
        return repair(
          'stray-end-tag',
          span,
          name,
          `No <${name}> is open here: the browser made an empty one for this </${name}>.`,
          `Delete </${name}>, or open the <${name}> before.`,
          [remove(span)],
        );
      return repair(
        'stray-end-tag',
        span,
        name,
        `No <${name}> is open here: the browser ignored this </${name}>.`,
        `Delete </${name}>, or write the <${name}> that it should close.`,
        [remove(span)],
      );
    });
}

/** What the parser closed, moved, dropped or made up. */
export function explainRepairs({ events: logged, lastTokenEnd }: ParsedPage, source: SourceText): Report[] {
  const { reports: doubled, rest: events } = findDoubledStarts(logged, source);
  const log: Log = { events, source, strays: new Set() };
  const early = closedEarly(log);
  const short = explainCutShort(log);
  const split = explainSplitElements(log);
  const ends = explainEarlyEnds(log);
  const open = withoutSlash(explainUnclosed(log), log);
  const headings = eventsOf(events, 'other-heading').map(({ opened, closed, span }) =>
    repair(
      'stray-end-tag',
      span,
      opened,
      `The <${opened}> is closed with </${closed}>; the browser accepted that as its end.`,
      `Write </${opened}>.`,
      [{ span, newText: `</${opened}>` }],
    ),
  );
  const tags = explainTag(events, source, lastTokenEnd);
  const selfClosed = new Set(
    tags.filter(({ code }) => code === 'self-closing-tag').map(({ data }) => data.element),
  );
  const all = [
    ...doubled,
    ...findExtraCells(events, source),
    ...tags,
    ...early,
    ...ends,
    ...short,
    ...split,
    ...moved(events),
    ...headings,
    ...open.filter(({ data }) => !selfClosed.has(data.element)),
    ...strayEnds(log),
  ];
  const cut = all.filter(({ code }) => codes[code].priority >= restOfPageLost);
  // What took the rest of the page along also took its end tags: those are not mistakes.
  return cut.length > 0 ? cut : all;
}
