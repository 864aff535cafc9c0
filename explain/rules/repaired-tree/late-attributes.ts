import type { Page } from '../../cascade/page.ts';
import { insertText, removeSpan } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import { describeElement, type PageElement } from '../../parse/elements.ts';
import type { Span } from '../../parse/source-text.ts';
import { createFixes, type Report, type SpanEdit } from '../../report.ts';

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

export function describeLateAttribute({ element, attribute }: LateAttribute): string {
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
    message: describeLateAttribute(late),
    data: { element: describeElement(late.element) },
    fixes: createFixes(getLateAttributeTitle(late), late.edits),
  }));
}
