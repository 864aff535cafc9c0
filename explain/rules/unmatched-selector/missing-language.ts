import type { Page } from '../../cascade/page.ts';
import { setAttribute } from '../../edits.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import type { SpanFix } from '../../report.ts';
import { listMatchingElements } from './matches-page.ts';
import { lineReference } from '../../line-reference.ts';

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
