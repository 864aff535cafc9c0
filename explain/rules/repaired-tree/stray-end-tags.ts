import { htmlElements, voidElements } from '../../data/html-elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { type RepairContext, reportRepair } from './report-repair.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';
import { lineReference } from '../../line-reference.ts';

type StrayEndTag = ParseEventOfType<'stray-end'>;

/** The element that an end tag with only a part of its name should close: `<li>One</l>`. */
function findTruncatedName(source: SourceText, name: string, end: number): string | undefined {
  const last = /<([a-z]\w*)(?:\s[^<>]*)?>[^<>]*$/i.exec(source.text.slice(0, end))?.[1]?.toLowerCase();
  return last !== undefined && (last.startsWith(name) || name.startsWith(last)) ? last : undefined;
}

/** The offset of a start tag without its `<`, before its end tag and with no other tag in between. */
function findMissingLessThan(source: SourceText, name: string, end: number): number | undefined {
  const before = source.text.slice(0, end);
  const found = new RegExp(`(?<=^|[\\s>])${escapePattern(name)}(?:\\s[^<>]*)?>[^<>]*$`, 'i').exec(before);
  return found?.index;
}

function reportStrayEndTag(
  { name, span }: StrayEndTag,
  message: string,
  fix: string,
  edits: SpanEdit[],
): Report {
  return reportRepair('stray-end-tag', span, name, message, fix, edits);
}

/** `</br>` and the end tags of other elements without content. */
function explainVoidEndTag(endTag: StrayEndTag): Report | undefined {
  const { name, span } = endTag;
  if (name === 'br')
    return reportStrayEndTag(
      endTag,
      'There is no </br>: the browser turned it into a line break.',
      'Write <br>.',
      [{ span, newText: '<br>' }],
    );
  return voidElements.has(name)
    ? reportStrayEndTag(
        endTag,
        `<${name}> has no content and no end tag: the browser ignored </${name}>.`,
        `Delete </${name}>.`,
        [removeSpan(span)],
      )
    : undefined;
}

function explainTruncatedName({ name, span }: StrayEndTag, source: SourceText): Report | undefined {
  const fullName = htmlElements.has(name) ? undefined : findTruncatedName(source, name, span.start);
  return fullName === undefined
    ? undefined
    : reportRepair(
        'misspelt-end-tag',
        span,
        fullName,
        `There is no element <${name}>, so the browser ignored </${name}>: the end tag of <${fullName}> is </${fullName}>.`,
        `Write </${fullName}>.`,
        [{ span, newText: `</${fullName}>` }],
      );
}

/** Cells and items that students take for one another, each with the other one's end tag. */
const pairedElements: Readonly<Record<string, string>> = { td: 'th', th: 'td', dt: 'dd', dd: 'dt' };

/** A cell or an item with the end tag of the other kind: `<td>One</th>`. */
function explainPairedName(endTag: StrayEndTag, source: SourceText): Report | undefined {
  const { name, span } = endTag;
  const other = pairedElements[name];
  const before = source.text.slice(0, span.start);
  const isOpen =
    other !== undefined &&
    new RegExp(`<${other}(?:\\s[^<>]*)?>(?:(?!</?(?:t[dhr]|d[tdl]|table)\\b)[^])*$`, 'i').test(before);
  return isOpen
    ? reportStrayEndTag(
        endTag,
        `The <${other}> is closed with </${name}>, which the browser ignored.`,
        `Write </${other}>.`,
        [{ span, newText: `</${other}>` }],
      )
    : undefined;
}

function explainMissingLessThan({ name, span }: StrayEndTag, source: SourceText): Report | undefined {
  const start = findMissingLessThan(source, name, span.start);
  return start === undefined
    ? undefined
    : reportRepair(
        'stray-end-tag',
        { start, end: source.text.indexOf('>', start) + 1 },
        name,
        `The < of this <${name}> is missing, so the browser shows ${name}> as text, and the </${name}> on ${lineReference(source.lineAt(span.start))} closes nothing.`,
        `Write < before ${name}.`,
        insertText(start, '<'),
      );
}

function explainEndTagWithoutElement(endTag: StrayEndTag): Report {
  const { name, span, isElementCreated } = endTag;
  return isElementCreated
    ? reportStrayEndTag(
        endTag,
        `No <${name}> is open here: the browser made an empty one for this </${name}>.`,
        `Delete </${name}>, or open the <${name}> before.`,
        [removeSpan(span)],
      )
    : reportStrayEndTag(
        endTag,
        `No <${name}> is open here: the browser ignored this </${name}>.`,
        `Delete </${name}>, or write the <${name}> that it should close.`,
        [removeSpan(span)],
      );
}

/** End tags that close nothing and that no other report explains. */
export function explainStrayEndTags({ events, source, explainedEndTags }: RepairContext): Report[] {
  const ignoredNames = new Set(listEvents(events, 'ignored-start').map(({ name }) => name));
  return listEvents(events, 'stray-end')
    .filter((endTag) => !explainedEndTags.has(endTag) && !ignoredNames.has(endTag.name))
    .map(
      (endTag) =>
        explainVoidEndTag(endTag) ??
        explainTruncatedName(endTag, source) ??
        explainPairedName(endTag, source) ??
        explainMissingLessThan(endTag, source) ??
        explainEndTagWithoutElement(endTag),
    );
}
