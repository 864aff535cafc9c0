import { nameOf } from '../../read/elements.ts';
import { insertAt, replaceAttribute } from '../../edits.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../read/source-text.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';

function report(
  code: DiagnosticCode,
  span: Span,
  element: string,
  message: string,
  fix: string,
  edits: SpanEdit[],
): Report {
  return { code, span, message, data: { element }, fixes: fixes(fix, edits) };
}

function explainLabels({ elements, hasScript, source }: Page): Report[] {
  const ids = new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return elements.flatMap((element) => {
    const wanted = element.name === 'label' ? element.attributes.get('for') : undefined;
    if (wanted === undefined || ids.has(wanted) || hasScript) return [];
    const near =
      findNearest(wanted, ids) ?? [...ids].find((id) => id.includes(wanted) || wanted.includes(id));
    return [
      report(
        'label-without-field',
        element.spanOfAttribute('for'),
        'label',
        `This label is for the id ${wanted}, and no element has it, so a click on the label does nothing.`,
        near ? `Write for="${near}".` : `Give the field id="${wanted}".`,
        near ? replaceAttribute(source, element, 'for', `for="${near}"`) : [],
      ),
    ];
  });
}

/** Attributes that hold the ids of other elements, and what is missing without them. */
const referring: readonly [attribute: string, message: string][] = [
  ['href', 'so a click on the link goes nowhere'],
  ['list', 'so the field has no suggestions'],
  ['form', 'so the field belongs to no form'],
  ['popovertarget', 'so a click on it opens nothing'],
  ['commandfor', 'so a click on it does nothing'],
  ['aria-labelledby', 'so nothing names the element'],
  ['aria-describedby', 'so nothing describes the element'],
  ['aria-controls', 'so it controls nothing'],
];

/** Ids that no element has, where one of the page is a slip away from it. */
function explainIds({ elements, hasScript, source }: Page): Report[] {
  const ids = new Set(elements.flatMap(({ id }) => (id === undefined || id === '' ? [] : [id])));
  const names = new Set(elements.flatMap(({ attributes }) => attributes.get('name') ?? []));
  return elements.flatMap((element) =>
    referring.flatMap(([attribute, message]) => {
      const value = element.attributes.get(attribute) ?? '';
      const isLink = attribute === 'href';
      if (hasScript || !element.html || (isLink && (element.name !== 'a' || !/^#./.test(value)))) return [];
      const wanted = isLink ? value.slice(1) : value;
      if (/\s|%/.test(wanted) || wanted === '' || ids.has(wanted) || names.has(wanted)) return [];
      const near = wanted === 'top' ? undefined : findNearest(wanted, ids);
      if (near === undefined) return [];
      const fixed = `${attribute}="${isLink ? '#' : ''}${near}"`;
      return [
        report(
          'link-without-target',
          element.spanOfAttribute(attribute),
          element.name,
          `No element has the id ${wanted}, ${message}. The page has the id ${near}.`,
          `Write ${fixed}.`,
          replaceAttribute(source, element, attribute, fixed),
        ),
      ];
    }),
  );
}

function explainDoubleIds({ elements }: Page): Report[] {
  const seen = new Map<string, number>();
  return elements.flatMap((element) => {
    const { id } = element;
    if (id === undefined || id === '' || !element.html) return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, element.line);
      return [];
    }
    return [
      report(
        'duplicate-id',
        element.spanOfAttribute('id'),
        element.name,
        `The id ${id} is on line ${first} already: labels, links and scripts find only the first, not ${nameOf(element)} here.`,
        'Give each element its own id, or use a class.',
        [],
      ),
    ];
  });
}

/** A page written whole, with <html> or <head>, that leaves the doctype out. */
function explainDoctype({ parsed, source }: Page): Report[] {
  const missing = parsed.events.find((event) => event.type === 'error' && event.code === 'missing-doctype');
  const tag = parsed.events.find(
    (event) => event.type === 'tag' && ['html', 'head', 'body'].includes(event.name),
  );
  if (!missing || tag?.type !== 'tag' || !/<(html|head|body)\b/i.test(source.text)) return [];
  return [
    report(
      'missing-doctype',
      tag.span,
      'html',
      'The page has no doctype, so the browser lays it out in quirks mode, like pages of the 1990s.',
      'Write <!DOCTYPE html> on the first line.',
      insertAt(0, '<!DOCTYPE html>\n'),
    ),
  ];
}

/** What refers to ids that are missing or double, and the page's first line. */
export function explainReferences(page: Page): Report[] {
  return [...explainLabels(page), ...explainIds(page), ...explainDoubleIds(page), ...explainDoctype(page)];
}
