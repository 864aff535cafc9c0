import type { Page } from '../../cascade/page.ts';
import { listEvents, type ParseEvent } from '../../parse/parse-events.ts';
import type { Span } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

/** Elements with text that students put into a <select>. A <div> may group its options. */
const textElements = /^(p|h[1-6]|ul|ol|li|label|span|a|b|strong|em|i|small)$/;

/** Whether the next tag of a <select> closes it: one that is never closed is reported for that. */
function isClosedAfter({ source }: Page, offset: number): boolean {
  return /<(\/?)select\b/i.exec(source.text.slice(offset))?.[1] === '/';
}

/** Makes an option of an element in which there is only text. */
function makeOption({ source }: Page, name: string, { start, end }: Span): SpanEdit[] {
  const content = /^[^<]*(?=<(\/[a-z][a-z0-9]*)\s*>)/i.exec(source.text.slice(end));
  if (content?.[1]?.toLowerCase() !== `/${name}`) return [];
  const endTag = end + content[0].length;
  return [
    { span: { start, end }, newText: '<option>' },
    { span: { start: endTag, end: source.text.indexOf('>', endTag) + 1 }, newText: '</option>' },
  ];
}

function explainElements(page: Page, events: readonly ParseEvent[]): Report[] {
  return listEvents(events, 'ignored-start')
    .filter(
      ({ name, parent, span }) =>
        parent === 'select' && textElements.test(name) && isClosedAfter(page, span.end),
    )
    .slice(0, 1)
    .map(({ name, span }) =>
      reportRepair(
        'content-not-allowed',
        span,
        name,
        `A <select> shows its options only: this <${name}> is not one, so it is not in the list.`,
        'Make it an <option>, or put it before the <select>.',
        makeOption(page, name, span),
      ),
    );
}

/** Text behind the start tag of a <select>, or between its options. */
function explainText(page: Page): Report[] {
  return page.elements.flatMap(({ name, isHtml, startTagSpan: { end: contentStart } }) => {
    if (name !== 'select' || !isHtml || !isClosedAfter(page, contentStart)) return [];
    const [content = ''] = page.source.text.slice(contentStart).split(/<\/select/i, 1);
    const [before, , text] = /(^|<\/opt(?:ion|group)\s*>)\s*([^<\s](?:[^<]*[^<\s])?)/i.exec(content) ?? [];
    if (before === undefined || text === undefined) return [];
    const end = contentStart + content.indexOf(before) + before.length;
    const span = { start: end - text.length, end };
    return [
      reportRepair(
        'content-not-allowed',
        span,
        name,
        'A <select> shows its options only: this text is in none, so it is not in the list.',
        'Put the text in an <option>.',
        [{ span, newText: `<option>${text}</option>` }],
      ),
    ];
  });
}

/** Text that a <select> doesn't show. With `appearance: base-select` a <select> shows all of its content. */
export function explainSelectContent(page: Page): Report[] {
  return page.source.text.includes('base-select') || page.hasScript
    ? []
    : [...explainElements(page, page.parsed.events), ...explainText(page)];
}
