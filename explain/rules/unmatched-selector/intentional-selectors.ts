import { htmlElements } from '../../data/html-elements.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { withoutStateClasses } from '../../cascade/state-classes.ts';
import { isUtilityRule } from '../../cascade/utility-classes.ts';
import { isStyleRule, isValidRule } from '../../cascade/valid-rules.ts';
import { listSelectors, parseSelector, type Selector } from '../../parse/selectors.ts';
import { splitTopLevel } from '../../parse/split-top-level.ts';
import { hasBaseStyleSheet, hasVariant, isBaseRule, isElementOnly } from './base-style-sheet.ts';
import { isLeftOver, isPartOfLibrary, isUnusedVariant } from './class-families.ts';
import { isKnownPattern } from './known-patterns.ts';
import { matchesPage } from './matches-page.ts';
import { hasOnlySpace, listElementsToEmpty } from './page-suggestions.ts';
import { isUnknownPart, getPageNames, getTemplateWords } from './suggestion/page-names.ts';
import { splitSelectorParts } from './suggestion/selector-candidates.ts';
import { splitSelectorSteps, withoutPseudoClasses } from './suggestion/selector-steps.ts';
import type { SelectorSuggestion } from './suggestion/selector-suggestion.ts';

/** Properties that a reset sets on elements which the page may not have yet. */
const resetProperties = new Set([
  'box-sizing',
  'margin',
  'margin-left',
  'margin-right',
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
  /^(img|picture|video|canvas|svg|iframe|audio|table|a|button|input|textarea|select|hr|ul|ol|figure|blockquote|fieldset|legend|pre|code|summary)$/;

/** Usual names of utility classes, which a page may define and not use. */
const utilityClassPattern =
  /^(clearfix|container(-fluid)?|row|visually-hidden|[mp][trblxyse]?-(\d+|auto)|(gap|w|h|z|fs|fw|lh|col|row|rounded|shadow|opacity|order)-(\d+|xs|sm|md|lg|xl|full|auto)|(text|font|float|align|justify|items|d|bg|flex|grid)-(left|right|center|start|end|justify|between|around|bold|bolder|light|normal|italic|uppercase|lowercase|muted|primary|secondary|success|danger|warning|info|none|block|inline|inline-block|flex|grid|wrap|nowrap|column|row|middle|xs|sm|lg|xl))$/;

/** Whether the rule only takes space away from a component at one end, where it may stand on other pages. */
function isSpaceAtEnd({ text, rule }: Selector, page: Page): boolean {
  const name = /^\.([\w-]+):(first|last)-(child|of-type)$/.exec(text)?.[1];
  const components = page.elements.filter(({ classes }) => name !== undefined && classes.includes(name));
  return (
    components.length > 0 &&
    // Beside another of its kind, it is the first or the last that the author means.
    new Set(components.map(({ parent }) => parent)).size === components.length &&
    rule.declarations.length > 0 &&
    rule.declarations.every(
      ({ property, value }) => /^(margin|padding|border)/.test(property) && /^(0(px)?|none)$/.test(value),
    )
  );
}

/** Whether a lone class is a utility, or an unknown class is a variant (`block--variant`) of a block of the page. */
function isUnusedUtilityOrVariant(text: string, unknownPart: string | undefined, page: Page): boolean {
  const block = /^\.(\w+(?:-\w+)*)--\w/.exec(unknownPart ?? '')?.[1];
  return (
    (/^\.[\w-]+$/.test(text) && utilityClassPattern.test(text.slice(1))) ||
    (block !== undefined && page.elements.some(({ classes }) => classes.includes(block)))
  );
}

/** Whether a rule is for a missing level of headings, and each heading of the page has another rule. */
function isOtherHeading({ text }: Selector, page: Page): boolean {
  if (!/^h[1-6]$/.test(text)) return false;
  const headings = page.elements.filter(({ name }) => /^h[1-6]$/.test(name));
  return (
    headings.length > 0 &&
    headings.every((heading) => listApplied(page, heading).some(({ selector }) => selector?.text !== '*'))
  );
}

/** Whether another rule names the element in a list beside elements of the page, as resets do. */
function isNamedInList({ text, rule }: Selector, page: Page): boolean {
  return (
    isElementOnly(text) &&
    page.sheets.some(({ rules }) =>
      rules.some(
        (other) =>
          other !== rule &&
          isStyleRule(other) &&
          isValidRule(other) &&
          listSelectors(other).some((selector) => selector.text === text) &&
          listSelectors(other).some((selector) => selector.text !== text && matchesPage(selector, page)),
      ),
    )
  );
}

/** Whether a selector is one of a reset, for an element that the page doesn't have yet. */
export function isResetSelector(selector: Selector, isPartOfList: boolean, page: Page): boolean {
  // `table th, table td` waits for a table.
  const names = selector.text.toLowerCase().split(/\s+/);
  if (
    names.length > 1 &&
    splitTopLevel(selector.rule.prelude, ',').length > 1 &&
    names.every((name) => htmlElements.has(name)) &&
    !page.elements.some(({ name }) => name === names[0])
  )
    return true;
  // `article img` and `.card > hr` wait for a picture and a line.
  const subject = names.at(-1) ?? '';
  const around = names.slice(0, -1).join(' ').replace(/\s*>$/, '');
  if (
    names.length > 1 &&
    resetElements.test(subject) &&
    page.elements.every(({ name }) => name !== subject) &&
    selector.rule.declarations.every(({ property }) => resetProperties.has(property)) &&
    matchesPage(parseSelector(around, selector.rule), page)
  )
    return true;
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

/** Whether the selector would find something beside a sibling of the same kind, as `.item + .item` on a page with one item. */
function isWaitingForSibling({ text, rule }: Selector, page: Page): boolean {
  const steps = splitSelectorSteps(text);
  const rests = steps.flatMap((step, index) => {
    const [before, after] = [steps[index - 1], steps[index + 1]];
    const isAlike =
      before !== undefined &&
      after !== undefined &&
      /^[+~]$/.test(step.trim()) &&
      (withoutPseudoClasses(before) === withoutPseudoClasses(after) || (before === '*' && after === '*'));
    return isAlike ? [steps.toSpliced(index - 1, 2).join('')] : [];
  });
  const withoutPlace = text.replace(
    /:not\(\s*:(first|last)-(child|of-type)\s*\)|:nth-(last-)?(child|of-type)\(\s*(even|[^()]*\dn[^()]*)\)/g,
    '',
  );
  if (withoutPlace !== text && /[\w\])*]$/.test(withoutPlace)) rests.push(withoutPlace);
  return rests.some((rest) => matchesPage(parseSelector(rest, rule), page));
}

/**
 * Whether the selector waits for an element to lose its content, such as `.list:empty`. Where an element has only
 * white space in it, the author most likely takes it for empty.
 */
function isWaitingForEmptiness(selector: Selector, page: Page): boolean {
  const found = listElementsToEmpty(selector, page) ?? [];
  return found.length > 0 && !found.some(hasOnlySpace);
}

/** Whether the selector would find something once a script sets its state class, or takes it away. */
function isWaitingForState(selector: Selector, page: Page): boolean {
  const present = new Set(page.elements.flatMap(({ classes }) => classes));
  const text = withoutStateClasses(selector.text, present).trim();
  if (text === selector.text) return false;
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

/** Whether a template or script contains a name, or a script puts it together: `mood-happy` by `'mood-' + mood`. */
function isScriptName(name: string, page: Page): boolean {
  const { context } = page;
  return (
    getTemplateWords(page).has(name) ||
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
  if (isNamedByScript(text, suggestion, unknownPart, page) || isKnownPattern(selector, suggestion, page))
    return true;
  if (page.hasLinkedScript && hasWeakSuggestion) return true;
  if (isNumberedUtility(text, page)) return true;
  if (isNamedInList(selector, page)) return true;
  if (isUnusedUtilityOrVariant(text, unknownPart, page) && (!suggestion || /-\d+$/.test(text))) return true;
  if (isWaitingForState(selector, page) && (!suggestion || suggestion.code === 'wrong-combinator'))
    return true;
  if (isSiblingCountSelector(selector, page) || isWaitingForEmptiness(selector, page)) return true;
  if (isWaitingForSibling(selector, page) || isSpaceAtEnd(selector, page)) return true;
  if ((text.includes('\\') || isUtilityRule(rule, page)) && hasWeakSuggestion) return true;
  const isUnknownClass = unknownPart?.startsWith('.') === true && !suggestion;
  if (suggestion?.code !== 'misspelt-selector' && isUnusedVariant(unknownPart, page)) return true;
  if (!suggestion && (isPartOfLibrary(unknownPart, page) || isLeftOver(text, unknownPart, page))) return true;
  const isFound = (other: Selector): boolean => matchesPage(other, page);
  if (
    isUnknownClass &&
    (hasBaseStyleSheet(page, isFound) || hasVariant(selector, unknownPart, page, isFound))
  )
    return true;
  if (isOtherHeading(selector, page)) return true;
  // A style sheet that pages share has rules for the others.
  if (!rule.sheet.isEditable && (hasWeakSuggestion || isElementOnly(text))) return true;
  return (
    suggestion?.code !== 'misspelt-selector' &&
    isBaseRule(selector, page, (other) => matchesPage(other, page))
  );
}
