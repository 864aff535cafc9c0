import type { Page } from '../../cascade/page.ts';
import { parseSelector, type Selector } from '../../parse/selectors.ts';
import { splitTopLevel } from '../../parse/split-top-level.ts';
import { isBaseRule, isElementOnly } from './base-style-sheet.ts';
import { matchesPage } from './matches-page.ts';
import { hasOnlySpace, listElementsToEmpty } from './spaced-elements.ts';
import { isUnknownPart, getPageNames } from './suggestion/page-names.ts';
import { splitSelectorParts } from './suggestion/selector-candidates.ts';
import type { SelectorSuggestion } from './suggestion/selector-suggestion.ts';

/** Properties that a reset sets on elements which the page may not have yet. */
const resetProperties = new Set([
  'box-sizing',
  'margin',
  'padding',
  'font',
  'font-family',
  'font-size',
  'color',
  'max-width',
  'display',
  'height',
  'width',
  'border',
  'border-collapse',
  'border-spacing',
  'text-decoration',
  'list-style',
  'vertical-align',
  'line-height',
  'letter-spacing',
  'background',
]);
const resetElements =
  /^(img|picture|video|canvas|svg|iframe|audio|table|a|button|input|textarea|select|ul|ol|figure|blockquote|fieldset|legend|pre|code|summary)$/;

/** Usual names of classes that a script adds when a state changes. */
const stateClassPattern =
  /^(is|has|js|no|was|theme|state)-|^(active|open|opened|closed|selected|current|disabled|hidden|show|shown|visible|collapsed|expanded|checked|loading|loaded|error|invalid|valid|success|dark|light|dark-mode|light-mode|sticky|fixed|scrolled|dragging|focused|hover|on|off|sr-only|visually-hidden|print|no-js)$|--(active|open|selected|current|disabled|hidden|visible|dark|light|loading|error)$/;

/** Usual names of utility classes, which a page may define and not use. */
const utilityClassPattern =
  /^(clearfix|container(-fluid)?|row|visually-hidden|[mp][trblxyse]?-(\d+|auto)|(gap|w|h|z|fs|fw|lh|col|row|rounded|shadow|opacity|order)-(\d+|xs|sm|md|lg|xl|full|auto)|(text|font|float|align|justify|items|d|bg|flex|grid)-(left|right|center|start|end|justify|between|around|bold|bolder|light|normal|italic|uppercase|lowercase|muted|primary|secondary|success|danger|warning|info|none|block|inline|inline-block|flex|grid|wrap|nowrap|column|row|middle|xs|sm|lg|xl))$/;

/** Whether a lone class is a utility, or a variant (`block--variant`) of a block that the page has. */
function isUnusedUtilityOrVariant(text: string, page: Page): boolean {
  const name = /^\.([\w-]+)$/.exec(text)?.[1];
  if (name === undefined) return false;
  const block = /^(\w+(?:-\w+)*)--\w/.exec(name)?.[1];
  return (
    utilityClassPattern.test(name) ||
    (block !== undefined && page.elements.some(({ classes }) => classes.includes(block)))
  );
}

/** Whether a selector is one of a reset, for an element that the page doesn't have yet. */
export function isResetSelector(selector: Selector, isPartOfList: boolean): boolean {
  const isPlainElement = /^[a-z][a-z0-9]*(:{1,2}[\w-]+)*$/i.test(selector.text);
  if (!isPlainElement) return false;
  if (isPartOfList) return true;
  const element = /^[a-z0-9]+/i.exec(selector.text)?.[0] ?? '';
  return (
    resetElements.test(element) &&
    selector.rule.declarations.every(({ property }) => resetProperties.has(property))
  );
}

/** Whether the element of a rule for `p:only-child` has siblings of other types only, and no other rule. */
function isOnlyOfType(selector: Selector, rest: string, page: Page): boolean {
  const ofType = selector.text.replaceAll(':only-child', ':only-of-type');
  return (
    ofType !== selector.text &&
    !page.hasScript &&
    matchesPage(parseSelector(ofType, selector.rule), page) &&
    !page.sheets.some(({ rules }) => rules.some(({ prelude }) => splitTopLevel(prelude, ',').includes(rest)))
  );
}

/** Whether the selector only asks for another number of siblings, such as `li:only-child`. */
function isSiblingCountSelector(selector: Selector, page: Page): boolean {
  const rest = selector.text.replace(/:only-(child|of-type)|:first-child:nth-last-child\([^)]*\)/g, '');
  return (
    rest !== selector.text &&
    rest.trim() !== '' &&
    !/[>+~]\s*$/.test(rest) &&
    matchesPage(parseSelector(rest, selector.rule), page) &&
    !isOnlyOfType(selector, rest, page)
  );
}

/**
 * Whether the selector waits for an element to lose its content, such as `.list:empty`. Where an element has only
 * white space in it, the author most likely takes it for empty.
 */
function isWaitingForEmptiness(selector: Selector, page: Page): boolean {
  const found = listElementsToEmpty(selector, page) ?? [];
  return found.length > 0 && !found.some(hasOnlySpace);
}

/** Whether the selector would find something once a script sets its state class. */
function isWaitingForState(selector: Selector, page: Page): boolean {
  const parts = splitSelectorParts(selector.text);
  const present = new Set(page.elements.flatMap(({ classes }) => classes));
  const rest = parts.filter(
    (part) => !(part.startsWith('.') && stateClassPattern.test(part.slice(1)) && !present.has(part.slice(1))),
  );
  if (rest.length === parts.length) return false;
  const text = rest.join('').trim();
  return text === '' || matchesPage(parseSelector(text, selector.rule), page);
}

/** Whether a class is one of a numbered family, such as the columns of a grid, of which a page uses some. */
function isNumberedUtility(text: string, page: Page): boolean {
  const getFamily = (name: string): string => name.replace(/\d+/g, '0');
  const present = new Set(page.elements.flatMap(({ classes }) => classes));
  const styled = new Set(
    page.sheets.flatMap(({ rules }) =>
      rules.flatMap(({ prelude }) => prelude.match(/\.[\w-]*\d[\w-]*/g) ?? []),
    ),
  );
  return (text.match(/\.[\w-]*\d[\w-]*/g) ?? []).some(
    (name) =>
      !present.has(name.slice(1)) &&
      [...styled].filter((other) => getFamily(other) === getFamily(name)).length > 2,
  );
}

/** Whether a script contains a name, or puts it together: `mood-happy` by `'mood-' + mood`. */
function isScriptName(name: string, { context }: Page): boolean {
  return (
    context.scriptWords.has(name) ||
    [...context.scriptWords].some(
      (word) =>
        (/[a-z][-_]$/i.test(word) && name.startsWith(word)) ||
        (/^[-_][a-z]/i.test(word) && name.endsWith(word)),
    )
  );
}

/**
 * Whether a script contains a name of the selector, so that it may create or move the element. Another
 * name that is misspelt counts as a mistake all the same.
 */
function isNamedByScript(
  text: string,
  suggestion: SelectorSuggestion | undefined,
  unknownPart: string | undefined,
  page: Page,
): boolean {
  const isNamed = (part: string): boolean => isScriptName(part.replace(/^[.#]/, ''), page);
  const parts = splitSelectorParts(text).filter((part) => /^[.#]?[\w-]+$/.test(part));
  if (unknownPart === undefined) return parts.some(isNamed);
  const isMisspelt = suggestion?.code === 'misspelt-selector' && suggestion.isPartial !== true;
  const names = getPageNames(page);
  return (
    isNamed(unknownPart) &&
    !(isMisspelt && parts.some((part) => isUnknownPart(part, names) && !isNamed(part)))
  );
}

/**
 * Whether a selector may find nothing on purpose: a script may make its element, a state may come, or its
 * rule is for other pages.
 */
export function isIntentional(
  selector: Selector,
  suggestion: SelectorSuggestion | undefined,
  unknownPart: string | undefined,
  page: Page,
): boolean {
  const { text, rule } = selector;
  const hasWeakSuggestion = !suggestion || suggestion.isPartial === true;
  if (isNamedByScript(text, suggestion, unknownPart, page)) return true;
  if (page.hasLinkedScript && hasWeakSuggestion) return true;
  if (isNumberedUtility(text, page)) return true;
  if (isUnusedUtilityOrVariant(text, page) && (!suggestion || /-\d+$/.test(text))) return true;
  if (isWaitingForState(selector, page) && (!suggestion || suggestion.code === 'wrong-combinator'))
    return true;
  if (isSiblingCountSelector(selector, page) || isWaitingForEmptiness(selector, page)) return true;
  // A style sheet that pages share has rules for the others.
  if (!rule.sheet.isEditable && (hasWeakSuggestion || isElementOnly(text))) return true;
  return (
    suggestion?.code !== 'misspelt-selector' &&
    isBaseRule(selector, page, (other) => matchesPage(other, page))
  );
}
