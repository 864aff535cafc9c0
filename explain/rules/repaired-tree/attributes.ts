import type { Page } from '../../cascade/page.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import type { Span } from '../../parse/source-text.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { globalAttributes, elementAttributes } from '../../data/html-attributes.ts';
import { reportRepair } from './report-repair.ts';

/** An attribute that stands as text after the end of the start tag that it was for. */
type LateAttribute = {
  element: PageElement;
  attribute: string;
  value: string;
  span: Span;
  edits: SpanEdit[];
};

const attributeText =
  /^\s*(class|id|style|href|src|alt|title|type|name|for|placeholder|target|width|height|action|method)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')\s*(>)?/i;
/** Elements whose text may be about HTML. */
const codeElements = /^(code|pre|kbd|samp|textarea|script|style|title|option|td|xmp)$/;

/** The attributes that were written after the `>` of their tag. */
export function listLateAttributes({ elements, source }: Page): LateAttribute[] {
  return elements.flatMap((element) => {
    const { startTagSpan, name } = element;
    if (element.line === 0 || codeElements.test(name)) return [];
    const found = attributeText.exec(source.text.slice(startTagSpan.end, startTagSpan.end + 300));
    const [text, attribute, doubleQuoted, singleQuoted, end] = found ?? [];
    if (text === undefined || attribute === undefined) return [];
    const stop = startTagSpan.end + text.length;
    const tagEnd = source.text[startTagSpan.end - 2] === '/' ? startTagSpan.end - 2 : startTagSpan.end - 1;
    return [
      {
        element,
        attribute: attribute.toLowerCase(),
        value: doubleQuoted ?? singleQuoted ?? '',
        span: { start: startTagSpan.end, end: stop },
        edits: [
          { ...removeSpan({ start: tagEnd, end: startTagSpan.end }), newText: /^\s/.test(text) ? '' : ' ' },
          ...(end === undefined ? insertText(stop, '>') : []),
        ],
      },
    ];
  });
}

export function formatLateAttribute({ element, attribute }: LateAttribute): string {
  return `On ${lineReference(element.line)} the > of <${element.name}> comes before ${attribute}, so the browser shows the attribute as text of the page.`;
}

export function getLateAttributeTitle({ element, attribute }: LateAttribute): string {
  return `Write the > of <${element.name}> after ${attribute}.`;
}

/** Attributes that are text of the page, because the `>` of their tag comes before them. */
export function explainLateAttributes(page: Page): Report[] {
  return listLateAttributes(page).map((late) => ({
    code: 'attribute-after-tag',
    span: late.span,
    message: formatLateAttribute(late),
    data: { element: formatElement(late.element) },
    fixes: createFixes(getLateAttributeTitle(late), late.edits),
  }));
}

/** A name that can be a misspelt attribute; those of frameworks have other characters, such as `@click`. */
const lowercaseWord = /^[a-z]+$/;

function explainUnknownAttribute(element: PageElement, page: Page, name: string): Report | undefined {
  const elementNames = elementAttributes[element.name] ?? [];
  if (!lowercaseWord.test(name) || globalAttributes.includes(name) || name.startsWith('on')) return undefined;
  // An attribute of another element is not misspelt.
  if (Object.values(elementAttributes).some((names) => names.includes(name))) return undefined;
  const candidates = [...elementNames, ...globalAttributes].filter((known) => !element.attributes.has(known));
  const nearest = findNearestWord(name, candidates);
  if (nearest === undefined || page.context.scriptWords.has(name)) return undefined;
  const span = element.getAttributeSpan(name);
  return reportRepair(
    'unknown-attribute',
    span,
    element.name,
    `HTML has no attribute ${name}, so this <${element.name}> has no ${nearest}.`,
    `Write ${nearest} in place of ${name}.`,
    span === element.startTagSpan
      ? []
      : [{ span: { start: span.start, end: span.start + name.length }, newText: nearest }],
  );
}

/** Attributes that HTML doesn't have, and that are similar to one that the element may have. */
export function explainMisspeltAttributes(page: Page): Report[] {
  return page.elements.flatMap((element) =>
    element.isHtml && !element.name.includes('-')
      ? [...element.attributes.keys()].flatMap((name) => explainUnknownAttribute(element, page, name) ?? [])
      : [],
  );
}
