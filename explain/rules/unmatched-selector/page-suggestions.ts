import type { Page } from '../../cascade/page.ts';
import { removeSpan, setAttribute } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import type { PageElement } from '../../parse/elements.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import { listMatchingElements } from './matches-page.ts';
import type { SelectorSuggestion } from './suggestion/selector-suggestion.ts';
import type { SpanFix } from '../../report.ts';

/** The elements that a selector with `:empty` would find if they had no content; undefined for another selector. */
export function listElementsToEmpty(selector: Selector, page: Page): PageElement[] | undefined {
  const rest = selector.text.replaceAll(/(?<=[\w\])]):empty(?![\w-])/g, '');
  if (rest === selector.text) return undefined;
  return listMatchingElements(parseSelector(rest, selector.rule), page);
}

/** Whether an element has only white space in it, so that it looks empty and is not (Selectors 4, `:empty`). */
export function hasOnlySpace({ children, ownText }: PageElement): boolean {
  return children.length === 0 && ownText !== '' && ownText.trim() === '';
}

/** An element that is written on two lines, or with a space in it, and would be empty without. */
export function suggestRemovedSpace(selector: Selector, page: Page): SelectorSuggestion | undefined {
  const spaced = selector.text.endsWith(':empty')
    ? listElementsToEmpty(selector, page)?.find(hasOnlySpace)
    : undefined;
  if (!spaced) return undefined;
  const { source } = page;
  const [space = ''] = /^(\s|&nbsp;)+(?=<\/)/.exec(source.text.slice(spaced.startTagSpan.end)) ?? [];
  const { end: start } = spaced.startTagSpan;
  return {
    code: 'wrong-combinator',
    message: `${selector.text} finds nothing. White space between two tags is content, so the <${spaced.name}> of ${lineReference(spaced.line)} is not empty.`,
    fix: 'Delete the white space between its tags.',
    edits: space === '' ? [] : [removeSpan({ start, end: start + space.length })],
  };
}

/** A fix for a language that no element has: the attribute for the first one that the selector would find. */
export function suggestLanguage({ text, rule }: Selector, page: Page): SpanFix | undefined {
  const [pseudoClass = '', language] = /:lang\(\s*["']?([\w-]+)["']?\s*\)(?=[^\s>+~]*$)/i.exec(text) ?? [];
  const rest = text.replace(pseudoClass, '');
  const element =
    language !== undefined && /[\w\])]$/.test(rest)
      ? listMatchingElements(parseSelector(rest, rule), page)[0]
      : undefined;
  return element && language !== undefined
    ? {
        title: `Write lang="${language}" in the <${element.name}> of ${lineReference(element.line)}, or where the text is in that language.`,
        edits: setAttribute(page.source, element, 'lang', language),
      }
    : undefined;
}
