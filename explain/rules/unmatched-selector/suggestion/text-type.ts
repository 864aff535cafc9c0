import type { Page } from '../../../cascade/page.ts';
import { setAttribute } from '../../../edits.ts';
import { matchSelector } from '../../../match/match-selector.ts';
import { noMatch } from '../../../match/match-result.ts';
import { parseSelector, type Selector } from '../../../parse/selectors.ts';
import type { SelectorSuggestion } from './selector-suggestion.ts';

const typePattern = /(?<=(?:^|[\s>+~])input)\[\s*type\s*=\s*(["']?)text\1\s*\]/i;

/** For `input[type="text"]` the attribute that text fields of the page don't have, because it is their default. */
export function suggestTextType({ text, rule }: Selector, page: Page): SelectorSuggestion | undefined {
  const withoutType = text.replace(typePattern, '');
  if (withoutType === text || page.hasScript) return undefined;
  const selector = parseSelector(withoutType, rule);
  const fields = page.elements.filter(
    (element) =>
      element.name === 'input' &&
      !element.attributes.has('type') &&
      matchSelector(element, selector, page.context) > noMatch,
  );
  const edits = fields.map((field) => setAttribute(page.source, field, 'type', 'text'));
  return fields.length > 0 && edits.every((part) => part.length > 0)
    ? {
        code: 'misspelt-attribute',
        message: `${text} finds nothing. An <input> without type is a text field, and ${typePattern.exec(text)?.[0] ?? ''} finds only those that have the attribute.`,
        fix: 'Write <input type="text"> in the page.',
        edits: edits.flat(),
      }
    : undefined;
}
