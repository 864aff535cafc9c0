import { listInclusiveDescendants, buildElementTree, getTextContent, type PageElement } from './elements.ts';
import { parseHtml, type ParsedHtml } from './parse-html.ts';
import { parseStyleSheet, parseStyleAttribute } from './parse-style-sheet.ts';
import { SourceText, type Span } from './source-text.ts';
import type { AtRule, Declaration, ParsedSheet, SheetSource } from './style-sheet.ts';

/** A parsed page, before selectors are matched. */
export type ParsedDocument = {
  source: SourceText;
  parsed: ParsedHtml;
  root: PageElement;
  elements: PageElement[];
  /** The style sheets of style elements and linked files, in the order of the page. */
  sheets: ParsedSheet[];
  attributeSheets: { element: PageElement; sheet: ParsedSheet }[];
};

/** The source of a style sheet that begins at an offset of the page. */
function createInlineSource(source: SourceText, text: string, start: number): SheetSource {
  return {
    text,
    source,
    spanOf: (from, to) => ({ start: start + from, end: start + to }),
    lineOf: (offset) => source.lineAt(start + offset),
    isEditable: true,
  };
}

/** The source of a style sheet that is not in the page; all of its spans are that of `owner`. */
function createExternalSource(source: SourceText, text: string, owner: Span): SheetSource {
  const line = source.lineAt(owner.start);
  return { text, source, spanOf: () => owner, lineOf: () => line, isEditable: false };
}

/** A tag of the page. One before a brace or a comma is a selector with the brackets of a tag: `<p> { … }`. */
const pageTagPattern = /<\/?(?:head|body|html|title|div|p|main|header|h[1-6])\b(?!>\s*,|>?[^<{}]*\{)/i;

/** Whether a link loads a style sheet that applies; an alternate one doesn't until the user chooses it. */
function isAppliedRelation(relation: string): boolean {
  return /\bstylesheet\b/i.test(relation) && !/\balternate\b/i.test(relation);
}

/** Whether a style element of this type is CSS; the standard compares it with text/css and trims nothing. */
export function isCssType(type: string): boolean {
  return type === '' || type.toLowerCase() === 'text/css';
}

function parseStyleSheets(
  source: SourceText,
  elements: readonly PageElement[],
  linkedSheets: ReadonlyMap<string, string>,
  nextOrder: () => number,
): ParsedSheet[] {
  return elements.flatMap((element) => {
    if (element.name === 'style' && element.isHtml) {
      if (!isCssType(element.attributes.get('type') ?? '')) return [];
      const content = getTextContent(element);
      // A style element that is never closed contains the tags of the page. The rules for repairs report
      // that.
      const end = content.search(pageTagPattern);
      const text = end < 0 ? content : content.slice(0, end);
      return [parseStyleSheet(createInlineSource(source, text, element.contentStart), nextOrder)];
    }
    const text =
      element.name === 'link' && isAppliedRelation(element.attributes.get('rel') ?? '')
        ? linkedSheets.get(element.attributes.get('href') ?? '')
        : undefined;
    return text === undefined
      ? []
      : [parseStyleSheet(createExternalSource(source, text, element.startTagSpan), nextOrder)];
  });
}

function parseStyleAttributes(
  source: SourceText,
  elements: readonly PageElement[],
  nextOrder: () => number,
): ParsedDocument['attributeSheets'] {
  return elements.flatMap((element) => {
    const text = element.attributes.get('style');
    if (text === undefined) return [];
    const span = element.getAttributeSpan('style');
    // A value with character references is not in the page as the browser parses it.
    const start = source.slice(span).lastIndexOf(text);
    const sheet =
      start < 0 || text === ''
        ? createExternalSource(source, text, span)
        : createInlineSource(source, text, span.start + start);
    return [{ element, sheet: parseStyleAttribute(sheet, nextOrder) }];
  });
}

/** Parses a page or a fragment; `linkedSheets` holds the text of linked style sheets by their href. */
export function parseDocument(html: string, linkedSheets: ReadonlyMap<string, string>): ParsedDocument {
  const source = new SourceText(html.replace(/\r\n?/g, '\n'));
  const parsed = parseHtml(source.text);
  const root = buildElementTree(parsed.document);
  const elements = listInclusiveDescendants(root);
  let order = 0;
  const nextOrder = (): number => (order += 1);
  return {
    source,
    parsed,
    root,
    elements,
    sheets: parseStyleSheets(source, elements, linkedSheets, nextOrder),
    attributeSheets: parseStyleAttributes(source, elements, nextOrder),
  };
}

/** All at-rules of the page's style sheets, nested ones too. */
export function listAtRules({ sheets }: { sheets: readonly ParsedSheet[] }): AtRule[] {
  return sheets.flatMap(({ atRules }) => atRules);
}

/** All declarations of the page, those of style attributes last. */
export function listDeclarations({ sheets, attributeSheets }: ParsedDocument): Declaration[] {
  return [...sheets, ...attributeSheets.map(({ sheet }) => sheet)].flatMap(
    ({ declarations }) => declarations,
  );
}
