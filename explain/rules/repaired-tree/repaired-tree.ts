import { formattingElements } from '../../data/html-elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { ParsedHtml } from '../../parse/parse-html.ts';
import type { SourceText } from '../../parse/source-text.ts';
import { diagnosticCodes, restOfPageLost } from '../../priorities.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { explainEarlyEndTags } from './early-end-tags.ts';
import { explainEarlyTerminations } from './early-terminations.ts';
import { type RepairContext, reportRepair } from './report-repair.ts';
import { explainMovedContent } from './moved-content.ts';
import { explainExtraCells, explainRepeatedStartTags } from './repeated-start-tags.ts';
import { separateLinks } from './nested-links.ts';
import { explainSplitElements } from './split-elements.ts';
import { explainStrayEndTags } from './stray-end-tags.ts';
import { explainTagSyntax } from './tag-syntax.ts';
import { explainUnclosedElements, findOptionsEnd } from './unclosed-elements.ts';
import { lineReference } from '../../line-reference.ts';

/**
 * Edits that turn a paragraph with a block in it into a <div>; undefined where the paragraph can end before the block,
 * because there is something before it and nothing after it.
 */
function convertParagraphToDiv(
  source: SourceText,
  { startTag, closedBy, span }: ParseEventOfType<'closed-by-start'>,
  stray: ParseEventOfType<'stray-end'> | undefined,
): SpanEdit[] | undefined {
  const end = stray && source.text.lastIndexOf(`</${closedBy}`, stray.span.start);
  if (!stray || end === undefined || end < span.start) return undefined;
  const after = source.text.slice(end, stray.span.start).replace(/<[^>]*>/g, '');
  const start = startTag.span.start + 1;
  const before = source.text.slice(startTag.span.end, span.start);
  return after.trim() === '' && before.trim() !== ''
    ? undefined
    : [
        { span: { start, end: start + 1 }, newText: 'div' },
        { span: stray.span, newText: '</div>' },
      ];
}

function explainClosedByStartTag(
  source: SourceText,
  event: ParseEventOfType<'closed-by-start'>,
  stray: ParseEventOfType<'stray-end'> | undefined,
): Report {
  const { closed, startTag, closedBy, span } = event;
  // The end tag moves before the tag that closed the element.
  const closingEdits = [
    ...insertText(span.start, `</${closed}>`),
    ...(stray ? [removeSpan(stray.span)] : []),
  ];
  if (closed === 'head')
    return reportRepair(
      'body-content-in-head',
      span,
      closedBy,
      `A <${closedBy}> is not allowed in the head, so the browser ended the head there and put it and everything after it in the body.`,
      `Move the <${closedBy}> into <body>.`,
    );
  if (closed === closedBy && ['a', 'button', 'nobr'].includes(closed)) {
    const separation = closed === 'a' ? separateLinks(source, startTag.span, span) : undefined;
    return reportRepair(
      'nested-same-element',
      span,
      closedBy,
      `The <${closed}> of ${lineReference(startTag.line)} was still open, and a <${closedBy}> can't contain another: the browser closed the first where the second begins.`,
      separation?.title ?? `Close the first with </${closed}> before the second <${closedBy}>.`,
      separation ? [...separation.edits, ...(stray ? [removeSpan(stray.span)] : [])] : closingEdits,
    );
  }
  const divEdits = closed === 'p' ? convertParagraphToDiv(source, event, stray) : undefined;
  return reportRepair(
    'content-not-allowed',
    span,
    closed,
    `A <${closed}> can't contain a <${closedBy}>: the browser closed the <${closed}> of ${lineReference(startTag.line)} before it, so they are siblings.${closed === 'p' ? ' The </p> then made an empty paragraph.' : ''}`,
    divEdits
      ? `Make the <p> a <div>${isEmptyParagraph(source, event) ? '' : `, or close it before the <${closedBy}>`}.`
      : closed === 'p'
        ? `Close the <p> before the <${closedBy}>, or make it a <div>.`
        : `Close the <${closed}> before the <${closedBy}>.`,
    divEdits ?? closingEdits,
  );
}

/** Whether a block closes a paragraph before anything is in it. A `<p>` before another one is for space. */
function isEmptyParagraph(
  source: SourceText,
  { closed, closedBy, startTag, span }: ParseEventOfType<'closed-by-start'>,
): boolean {
  return (
    closed === 'p' &&
    !['p', 'hr'].includes(closedBy) &&
    source.text.slice(startTag.span.end, span.start).trim() === ''
  );
}

function explainEmptyParagraph({ closedBy, startTag }: ParseEventOfType<'closed-by-start'>): Report {
  const hasAttributes = startTag.span.end - startTag.span.start > '<p>'.length;
  return reportRepair(
    'content-not-allowed',
    startTag.span,
    'p',
    `A <p> can't contain a <${closedBy}>: the browser closed this <p> before the <${closedBy}>, so the paragraph is empty.`,
    hasAttributes ? `Write its attributes in the <${closedBy}>, and remove the <p>.` : 'Remove the <p>.',
    hasAttributes ? [] : [removeSpan(startTag.span)],
  );
}

/** Elements that another start tag closed, so that their own end tag closes nothing. */
function explainClosedEarly({ events, source, explainedEndTags }: RepairContext): Report[] {
  const reports: Report[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type !== 'closed-by-start') continue;
    const { closed, startTag, closedBy, line } = event;
    const stray = events
      .slice(index + 1)
      .find(
        (later): later is ParseEventOfType<'stray-end'> =>
          later.type === 'stray-end' && later.name === closed && !explainedEndTags.has(later),
      );
    if (closed === 'select' && !stray) {
      reports.push(
        reportRepair(
          'unclosed-select',
          startTag.span,
          closed,
          `The <select> is never closed, so the browser kept only the text of what follows, up to the <${closedBy}> on ${lineReference(line)}.`,
          'Write </select> after the last option.',
          insertText(findOptionsEnd(source, startTag.span.end), '</select>'),
        ),
      );
      continue;
    }
    if (stray) explainedEndTags.add(stray);
    const isSameKind = closed === closedBy && ['a', 'button', 'nobr'].includes(closed);
    if (stray || isSameKind || /^h[1-6]$/.test(closed))
      reports.push(explainClosedByStartTag(source, event, stray));
    else if (isEmptyParagraph(source, event)) reports.push(explainEmptyParagraph(event));
  }
  return reports;
}

/** Replaces the reports for elements that are opened twice by one about the missing slash: `<b>One<b>`. */
function replaceByMissingSlash(reports: Report[], { source }: RepairContext): Report[] {
  const unclosedReports = reports.filter(({ code }) => code === 'unclosed-element');
  const lineOf = ({ span }: Report): number => source.lineAt(span.start);
  const repeatedReports = unclosedReports.filter(
    (candidate) =>
      unclosedReports.filter(
        (other) =>
          other.data.element === candidate.data.element &&
          (Math.abs(lineOf(other) - lineOf(candidate)) <= 3 ||
            /^(ul|ol|menu)$/.test(candidate.data.element ?? '')),
      ).length > 1,
  );
  const last = repeatedReports.toSorted((first, second) => second.span.start - first.span.start)[0];
  const name = last?.data.element;
  const hasEnd = new RegExp(`</${name}\\s*>`, 'i').test(source.text);
  const isList = ['ul', 'ol', 'menu'].includes(name ?? '') && !hasEnd;
  if (!last || name === undefined || !(formattingElements.has(name) || isList)) return reports;
  return [
    reportRepair(
      'missing-slash',
      last.span,
      name,
      `This <${name}> opens a second one instead of closing the first, so both stay open.`,
      `Write </${name}> with its slash.`,
      [{ span: last.span, newText: `</${name}>` }],
    ),
    ...reports.filter((report) => !repeatedReports.includes(report)),
  ];
}

/** The reports without those on rows and cells that are outside of their table because a tag closed it too early. */
function withoutRowsAfterTable(
  reports: readonly Report[],
  earlyEndReports: readonly Report[],
  source: SourceText,
): Report[] {
  return reports.filter(
    ({ code, span }) =>
      code !== 'ignored-start-tag' ||
      !earlyEndReports.some(
        (early) =>
          early.data.element === 'table' &&
          early.span.end <= span.start &&
          !/<\/?table\b/i.test(source.text.slice(early.span.end, span.start)),
      ),
  );
}

/** Everything that the parser closed, moved, dropped or created. */
export function explainRepairs(
  { events: allEvents, lastTokenEnd }: ParsedHtml,
  source: SourceText,
): Report[] {
  const { reports: doubled, unexplainedEvents: events } = explainRepeatedStartTags(allEvents, source);
  const context: RepairContext = { events, source, explainedEndTags: new Set() };
  const closedEarlyReports = explainClosedEarly(context);
  const terminationReports = explainEarlyTerminations(context);
  const splitReports = explainSplitElements(context);
  const earlyEndReports = explainEarlyEndTags(context);
  const unclosedReports = replaceByMissingSlash(explainUnclosedElements(context), context);
  const headingReports = listEvents(events, 'other-heading').map(({ opened, closed, span }) =>
    reportRepair(
      'stray-end-tag',
      span,
      opened,
      `The <${opened}> is closed with </${closed}>; the browser accepted that as its end.`,
      `Write </${opened}>.`,
      [{ span, newText: `</${opened}>` }],
    ),
  );
  const tagReports = explainTagSyntax(events, source, lastTokenEnd);
  const selfClosedNames = new Set(
    tagReports.filter(({ code }) => code === 'self-closing-tag').map(({ data }) => data.element),
  );
  const reports = [
    ...doubled,
    ...explainExtraCells(events, source),
    ...tagReports,
    ...closedEarlyReports,
    ...earlyEndReports,
    ...terminationReports,
    ...splitReports,
    ...withoutRowsAfterTable(explainMovedContent(events, source), earlyEndReports, source),
    ...headingReports,
    ...unclosedReports.filter(({ data }) => !selfClosedNames.has(data.element)),
    ...explainStrayEndTags(context),
  ];
  const lostPageReports = reports.filter(({ code }) => diagnosticCodes[code].priority >= restOfPageLost);
  // Where the rest of the page is lost, its end tags are lost too, and elements without end tags are not
  // mistakes.
  return lostPageReports.length > 0 ? lostPageReports : reports;
}
