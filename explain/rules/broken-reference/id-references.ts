import { formatElement, listInclusiveAncestors, type PageElement } from '../../parse/elements.ts';
import { insertText, replaceAttribute, setAttribute } from '../../edits.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import type { Span } from '../../parse/source-text.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';
import { findNearestWord } from '../../nearest-word.ts';
import type { Page } from '../../cascade/page.ts';
import { lineReference } from '../../line-reference.ts';

function createReport(
  code: DiagnosticCode,
  span: Span,
  element: string,
  message: string,
  fix: string,
  edits: SpanEdit[],
): Report {
  return { code, span, message, data: { element }, fixes: createFixes(fix, edits) };
}

function explainLabels({ elements, hasScript, source }: Page): Report[] {
  const ids = new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return elements.flatMap((element) => {
    const wanted = element.name === 'label' ? element.attributes.get('for') : undefined;
    if (wanted === undefined || ids.has(wanted) || hasScript) return [];
    const [named, ...others] = elements.filter(
      ({ attributes, id }) => id === undefined && attributes.get('name') === wanted,
    );
    const nearest =
      findNearestWord(wanted, ids) ?? [...ids].find((id) => id.includes(wanted) || wanted.includes(id));
    return [
      createReport(
        'label-without-field',
        element.getAttributeSpan('for'),
        'label',
        `This label is for the id ${wanted}, and no element has it, so a click on the label does nothing.`,
        nearest ? `Write for="${nearest}".` : `Give the field id="${wanted}".`,
        nearest
          ? replaceAttribute(source, element, 'for', `for="${nearest}"`)
          : named && others.length === 0
            ? setAttribute(source, named, 'id', wanted)
            : [],
      ),
    ];
  });
}

/** Attributes that contain the id of another element, and what doesn't work if no element has it. */
const referenceAttributes: readonly [attribute: string, message: string][] = [
  ['href', 'so a click on the link goes nowhere'],
  ['list', 'so the field has no suggestions'],
  ['form', 'so the field belongs to no form'],
  ['popovertarget', 'so a click on it opens nothing'],
  ['commandfor', 'so a click on it does nothing'],
  ['aria-labelledby', 'so nothing names the element'],
  ['aria-describedby', 'so nothing describes the element'],
  ['aria-controls', 'so it controls nothing'],
];

/** A link to the class of an element, the only one that has it. */
function explainLinkToClass(
  link: PageElement,
  wanted: string,
  { elements, source }: Pick<Page, 'elements' | 'source'>,
): Report[] {
  const [target, ...others] = elements.filter(({ classes }) => classes.includes(wanted));
  if (!target || others.length > 0 || !target.isHtml) return [];
  // A link often has its own name as its class.
  const isLink = listInclusiveAncestors(target).some(({ name }) => name === 'a');
  if (isLink || listInclusiveAncestors(link).includes(target)) return [];
  const { id } = target;
  return [
    createReport(
      'link-without-target',
      link.getAttributeSpan('href'),
      link.name,
      `No element has the id ${wanted}, so a click on the link goes nowhere: ${wanted} is a class of ${formatElement(target)}.`,
      id ? `Write href="#${id}".` : `Give it id="${wanted}".`,
      id
        ? replaceAttribute(source, link, 'href', `href="#${id}"`)
        : setAttribute(source, target, 'id', wanted),
    ),
  ];
}

/** References to an id that no element has, where the page has a similar one. */
function explainUnknownIds({ elements, hasScript, source }: Page): Report[] {
  const ids = new Set(elements.flatMap(({ id }) => (id === undefined || id === '' ? [] : [id])));
  const names = new Set(elements.flatMap(({ attributes }) => attributes.get('name') ?? []));
  return elements.flatMap((element) =>
    referenceAttributes.flatMap(([attribute, message]) => {
      const value = element.attributes.get(attribute) ?? '';
      const isLink = attribute === 'href';
      if (hasScript || !element.isHtml || (isLink && (element.name !== 'a' || !/^#./.test(value)))) return [];
      const wanted = isLink ? value.slice(1) : value;
      if (/\s|%/.test(wanted) || wanted === '' || ids.has(wanted) || names.has(wanted)) return [];
      const nearest = wanted === 'top' ? undefined : findNearestWord(wanted, ids);
      if (nearest === undefined)
        return isLink ? explainLinkToClass(element, wanted, { elements, source }) : [];
      const fixed = `${attribute}="${isLink ? '#' : ''}${nearest}"`;
      return [
        createReport(
          'link-without-target',
          element.getAttributeSpan(attribute),
          element.name,
          `No element has the id ${wanted}, ${message}. The page has the id ${nearest}.`,
          `Write ${fixed}.`,
          replaceAttribute(source, element, attribute, fixed),
        ),
      ];
    }),
  );
}

function explainDuplicateIds({ elements }: Page): Report[] {
  const firstLines = new Map<string, number>();
  return elements.flatMap((element) => {
    const { id } = element;
    if (id === undefined || id === '' || !element.isHtml) return [];
    const first = firstLines.get(id);
    if (first === undefined) {
      firstLines.set(id, element.line);
      return [];
    }
    return [
      createReport(
        'duplicate-id',
        element.getAttributeSpan('id'),
        element.name,
        `The id ${id} is on ${lineReference(first)} already: labels, links and scripts find only the first, not ${formatElement(element)} here.`,
        'Give each element its own id, or use a class.',
        [],
      ),
    ];
  });
}

/** A whole page, with <html> or <head>, that has no doctype. */
function explainDoctype({ parsed, source }: Page): Report[] {
  const missing = parsed.events.find((event) => event.type === 'error' && event.code === 'missing-doctype');
  const tag = parsed.events.find(
    (event) => event.type === 'tag' && ['html', 'head', 'body'].includes(event.name),
  );
  if (!missing || tag?.type !== 'tag' || !/<(html|head|body)\b/i.test(source.text)) return [];
  return [
    createReport(
      'missing-doctype',
      tag.span,
      'html',
      'The page has no doctype, so the browser lays it out in quirks mode, like pages of the 1990s.',
      'Write <!DOCTYPE html> on the first line.',
      insertText(0, '<!DOCTYPE html>\n'),
    ),
  ];
}

/** References to missing ids, duplicate ids and a missing doctype. */
export function explainReferences(page: Page): Report[] {
  return [
    ...explainLabels(page),
    ...explainUnknownIds(page),
    ...explainDuplicateIds(page),
    ...explainDoctype(page),
  ];
}
