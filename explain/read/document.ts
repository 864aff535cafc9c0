import { listElements, readRoot, textOf, type PageElement } from './elements.ts';
import { parsePage, type ParsedPage } from './parse-page.ts';
import { readSheet, readStyleAttribute } from './sheet-reader.ts';
import { SourceText, type Span } from './source-text.ts';
import type { Declaration, ParsedSheet, Sheet } from './style-sheet.ts';

/** A page as it was written and parsed, before any selector is matched. */
export type PageDocument = {
  source: SourceText;
  parsed: ParsedPage;
  root: PageElement;
  elements: PageElement[];
  /** Of style elements and linked files, in the order of the page. */
  sheets: ParsedSheet[];
  attributeSheets: { element: PageElement; sheet: ParsedSheet }[];
};

/** Text that begins at an offset of the page. */
function sheetAt(source: SourceText, text: string, start: number): Sheet {
  return {
    text,
    source,
    spanOf: (from, to) => ({ start: start + from, end: start + to }),
    lineOf: (offset) => source.lineAt(start + offset),
    isEditable: true,
  };
}

/** Text that the page does not hold as it is; all of it is shown at `owner`. */
function sheetElsewhere(source: SourceText, text: string, owner: Span): Sheet {
  const line = source.lineAt(owner.start);
  return { text, source, spanOf: () => owner, lineOf: () => line, isEditable: false };
}

const pageTags = /<\/?(?:head|body|html|title|div|p|main|header|h[1-6])\b/i;

/** Whether a link's style sheet applies: an alternate one waits until the user chooses it. */
function isApplied(relation: string): boolean {
  return /\bstylesheet\b/i.test(relation) && !/\balternate\b/i.test(relation);
}

function readSheets(
  source: SourceText,
  elements: readonly PageElement[],
  linked: ReadonlyMap<string, string>,
  nextPlace: () => number,
): ParsedSheet[] {
  return elements.flatMap((element) => {
    if (element.name === 'style' && element.html) {
      const whole = textOf(element);
      // A style element that is never closed holds the page's tags too. The tree's rules report that.
      const end = whole.search(pageTags);
      const text = end < 0 ? whole : whole.slice(0, end);
      return [readSheet(sheetAt(source, text, element.textStart), nextPlace)];
    }
    const text =
      element.name === 'link' && isApplied(element.attributes.get('rel') ?? '')
        ? linked.get(element.attributes.get('href') ?? '')
        : undefined;
    return text === undefined ? [] : [readSheet(sheetElsewhere(source, text, element.span), nextPlace)];
  });
}

function readAttributes(
  source: SourceText,
  elements: readonly PageElement[],
  nextPlace: () => number,
): PageDocument['attributeSheets'] {
  return elements.flatMap((element) => {
    const text = element.attributes.get('style');
    if (text === undefined) return [];
    const span = element.spanOfAttribute('style');
    // With character references the value is not in the page as the browser reads it.
    const start = source.slice(span).lastIndexOf(text);
    const sheet =
      start < 0 || text === ''
        ? sheetElsewhere(source, text, span)
        : sheetAt(source, text, span.start + start);
    return [{ element, sheet: readStyleAttribute(sheet, nextPlace) }];
  });
}

/** Reads a page or a fragment; `linked` holds the text of linked style sheets by their href. */
export function readDocument(html: string, linked: ReadonlyMap<string, string>): PageDocument {
  const source = new SourceText(html.replace(/\r\n?/g, '\n'));
  const parsed = parsePage(source.text);
  const root = readRoot(parsed.document);
  const elements = listElements(root);
  let place = 0;
  const nextPlace = (): number => (place += 1);
  return {
    source,
    parsed,
    root,
    elements,
    sheets: readSheets(source, elements, linked, nextPlace),
    attributeSheets: readAttributes(source, elements, nextPlace),
  };
}

/** Every declaration of the page, those of style attributes last. */
export function listDeclarations({ sheets, attributeSheets }: PageDocument): Declaration[] {
  return [...sheets, ...attributeSheets.map(({ sheet }) => sheet)].flatMap(
    ({ declarations }) => declarations,
  );
}
