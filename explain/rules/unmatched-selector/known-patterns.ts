import type { Page } from '../../cascade/page.ts';
import { isUtilityRule } from '../../cascade/utility-classes.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import { isElementOnly } from './base-style-sheet.ts';
import { matchesPage } from './matches-page.ts';
import type { SelectorSuggestion } from './suggestion/selector-suggestion.ts';

/** Whether it is a utility class, and the one that it resembles is another, with a rule of its own. */
function isOtherUtility(
  { text, rule }: Selector,
  suggestion: SelectorSuggestion | undefined,
  page: Page,
): boolean {
  const other = suggestion?.edits[0]?.newText;
  return (
    other !== undefined &&
    other !== text &&
    isUtilityRule(rule, page) &&
    page.sheets.some(({ rules }) => rules.some(({ prelude }) => prelude.trim() === other))
  );
}

const quantityPattern = /:has\((?:[^()]|\([^()]*\))*:(?:nth|first|last|only)-(?:[^()]|\([^()]*\))*\)/g;

/** Whether it asks how many children an element has, as `.grid:has(> :nth-child(4))`, and the page has such elements. */
function isQuantityQuery({ text, rule }: Selector, page: Page): boolean {
  const rest = text.replace(quantityPattern, '');
  return rest !== text && rest.trim() !== '' && matchesPage(parseSelector(rest, rule), page);
}

/** What only style sheets for mails have. */
const mailPattern = /\bmso-[a-z-]+\s*:|\.ExternalClass\b|\.ReadMsgBody\b|#outlook\b/;

/** What mail programs put around a mail. */
const mailNamePattern =
  /(?:\.ExternalClass|\.ReadMsgBody|#outlook|#MessageViewBody|#MessageWebViewDiv|\.yshortcuts|\.moz-text-html|\.gmail[\w-]*|\.a6S|\.im|\.Singleton)\b|^u\s*[+~]|\[(data-)?(owa|ogsc|ogsb|outlook-cycle|x-apple-data-detectors)\b/i;

/** Whether the style sheet is for a mail, and the selector for a mail program or an element that other mails have. */
function isForMails({ text }: Selector, { sheets, source }: Page): boolean {
  return (
    sheets.length > 0 && mailPattern.test(source.text) && (mailNamePattern.test(text) || isElementOnly(text))
  );
}

/** What scripts of libraries write into the class of the root, or of an element that they load or open. */
const libraryStates =
  /\.(no-js|js|no-touch|touch|(lt-|gt-|gte-|lte-)?ie\d*|wf-(loading|active|inactive)|fonts-loaded|lazyload(ing|ed)|collapsing|admin-bar|logged-in)(?![\w-])/i;

/** Whether the selector waits for a class that a library sets. */
function isForRootClass({ text, rule }: Selector, page: Page): boolean {
  const rest = text.replace(libraryStates, '').trim();
  return rest !== text && (/^(html|body)?$/.test(rest) || matchesPage(parseSelector(rest, rule), page));
}

/** Whether a selector that finds nothing is one that working pages have. */
export function isKnownPattern(
  selector: Selector,
  suggestion: SelectorSuggestion | undefined,
  page: Page,
): boolean {
  return (
    isOtherUtility(selector, suggestion, page) ||
    isQuantityQuery(selector, page) ||
    isForMails(selector, page) ||
    isForRootClass(selector, page)
  );
}
