import { replaceAttribute, setAttribute } from '../../edits.ts';
import type { Page } from '../../cascade/page.ts';
import { findNearestWord } from '../../nearest-word.ts';
import type { PageElement } from '../../parse/elements.ts';
import { isCssType } from '../../parse/parse-document.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report, SpanFix } from '../../report.ts';
import { createFixes } from '../../report.ts';

/** What is written in the place of `stylesheet`. */
const relationAliases = new Set(['css', 'style', 'styles', 'text/css', 'style-sheet', 'sheet']);

function createReport(element: PageElement, attribute: string, message: string, fixes: SpanFix[]): Report {
  return {
    code: 'ignored-style-sheet',
    span: element.getAttributeSpan(attribute),
    message,
    data: { element: element.name },
    fixes,
  };
}

function explainStyle(element: PageElement, source: SourceText): Report | undefined {
  const type = element.attributes.get('type');
  if (type === undefined || isCssType(type)) return undefined;
  return createReport(
    element,
    'type',
    `The browser ignores this whole style sheet: its type is ${type}, and that of CSS is text/css.`,
    createFixes(
      'Write type="text/css", or leave type out.',
      replaceAttribute(source, element, 'type', 'type="text/css"'),
    ),
  );
}

function explainLink(element: PageElement, source: SourceText): Report | undefined {
  const { attributes } = element;
  const relation = attributes.get('rel')?.trim().toLowerCase();
  if (!/\.css(?:[?#]|$)/i.test(attributes.get('href') ?? '')) return undefined;
  const isMissing = relation === undefined || relation === '';
  if (!isMissing && !relationAliases.has(relation) && findNearestWord(relation, ['stylesheet']) === undefined)
    return undefined;
  if (relation === 'stylesheet') return undefined;
  return createReport(
    element,
    'rel',
    isMissing
      ? 'The browser does not load this file: without rel="stylesheet" it does not know that the link is for a style sheet.'
      : `The browser does not load this file: rel is ${relation}, and that of a style sheet is stylesheet.`,
    createFixes('Write rel="stylesheet".', setAttribute(source, element, 'rel', 'stylesheet')),
  );
}

/** Style sheets that the browser does not read at all, because it can't tell that they are CSS. */
export function explainIgnoredStyleSheets({ elements, source, hasScript }: Page): Report[] {
  // A script of Less, Tailwind and the like reads style elements of its own type.
  if (hasScript) return [];
  return elements.flatMap((element) => {
    if (!element.isHtml) return [];
    if (element.name === 'style') return explainStyle(element, source) ?? [];
    return element.name === 'link' ? (explainLink(element, source) ?? []) : [];
  });
}
