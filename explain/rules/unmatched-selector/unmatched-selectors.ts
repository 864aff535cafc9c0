import type { Page } from '../../cascade/page.ts';
import { isStyleRule, isValidRule } from '../../cascade/valid-rules.ts';
import { insertText, moveRuleOut } from '../../edits.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { noMatch } from '../../match/match-result.ts';
import { matchScope } from '../../match/match-selector.ts';
import { findParentRule, listSelectors, parseSelector, type Selector } from '../../parse/selectors.ts';
import { listEnclosingAtRules, type AtRule, type QualifiedRule } from '../../parse/style-sheet.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import { createFixes, type Report, type SpanEdit, type SpanFix } from '../../report.ts';
import { formatImpossibleState } from './impossible-state.ts';
import { isIntentional, isResetSelector } from './intentional-selectors.ts';
import { matchesPage } from './matches-page.ts';
import { suggestLanguage, suggestRemovedSpace } from './page-suggestions.ts';
import { findUnknownPart, getPageNames, parseNamePart } from './suggestion/page-names.ts';
import { splitSelectorParts } from './suggestion/selector-candidates.ts';
import { splitSelectorSteps } from './suggestion/selector-steps.ts';
import type { SelectorSuggestion } from './suggestion/selector-suggestion.ts';
import { suggestTextType } from './suggestion/text-type.ts';
import { suggestSelector } from './suggestion/suggest-selector.ts';
import { lineReference } from '../../line-reference.ts';

/** The nearest enclosing rule whose block is never closed. */
function findUnclosedParent(rule: QualifiedRule): QualifiedRule | undefined {
  for (let outer = findParentRule(rule); outer; outer = findParentRule(outer))
    if (!outer.isClosed) return outer;
  return undefined;
}

/** The selector as if its rule were in no other rule and in no at-rule. */
function withoutParent(selector: Selector): Selector {
  return { ...selector, rule: { ...selector.rule, parent: undefined } };
}

function createReport(
  { text, span }: Selector,
  code: DiagnosticCode,
  message: string,
  fixes: SpanFix[],
): Report {
  return { code, span, message, data: { selector: text }, fixes };
}

/** A selector that would find something if the block of an enclosing rule were closed. */
function explainUnclosedParent(selector: Selector, page: Page): Report | undefined {
  const { text, rule } = selector;
  const unclosedParent = findUnclosedParent(rule);
  if (!unclosedParent || !matchesPage(withoutParent(selector), page)) return undefined;
  return createReport(
    selector,
    'unclosed-block',
    `The block of ${unclosedParent.prelude} (${lineReference(unclosedParent.line)}) is never closed, so ${text} looks only inside it and finds nothing.`,
    createFixes(
      `Write } before ${text}.`,
      rule.sheet.isEditable && findParentRule(rule) === unclosedParent
        ? insertText(rule.span.start, '}\n')
        : [],
    ),
  );
}

/** A selector whose elements exist and can't come into the state that it asks for. */
function explainImpossibleState(selector: Selector, page: Page): Report | undefined {
  const found = formatImpossibleState(selector, page);
  return (
    found &&
    createReport(
      selector,
      'no-such-element',
      `${selector.text} finds nothing: what ${found.textWithoutState} finds ${found.why}.`,
      found.fixes,
    )
  );
}

/** A selector without a likely correction. */
function explainMissingElement(selector: Selector, unknownPart: string | undefined, page: Page): Report {
  const { text, rule } = selector;
  const report = (message: string, fix: string, edits: SpanEdit[] = []): Report =>
    createReport(selector, 'no-such-element', `${text} finds nothing: ${message}`, createFixes(fix, edits));
  const scope = listEnclosingAtRules(rule).find(({ name }) => name === 'scope');
  if (scope && unknownPart === undefined && matchesPage(withoutParent(selector), page))
    return report(
      `what it would find is outside @scope ${scope.prelude}.`,
      'Move the rule out of @scope, or put the element inside.',
      rule.parent === scope ? moveRuleOut(rule, scope) : [],
    );
  const languageFix = unknownPart === undefined ? suggestLanguage(selector, page) : undefined;
  if (languageFix)
    return report('no such element is in that language.', languageFix.title, languageFix.edits);
  if (unknownPart === undefined)
    return report('no element of the page is where it looks.', 'Compare it with the elements of the page.');
  const name = unknownPart.slice(1);
  const [what, fix] = unknownPart.startsWith('.')
    ? [`has the class ${name}`, `Give the element class="${name}".`]
    : unknownPart.startsWith('#')
      ? [`has the id ${name}`, `Give the element id="${name}".`]
      : [`is a <${unknownPart}>`, `Put a <${unknownPart}> in the page, or name an element that is there.`];
  // A lone word before a selector, such as `center .box`.
  const [first = '', combinator = '', ...rest] = splitSelectorSteps(text);
  const isLoneWord = first === unknownPart && /^[a-z]+$/i.test(first) && /^\s+$/.test(combinator);
  const withoutWord = rest.join('');
  return isLoneWord && rule.sheet.isEditable && matchesPage(parseSelector(withoutWord, rule), page)
    ? report(`no element of the page ${what}.`, `Write ${withoutWord}.`, [
        { span: selector.span, newText: withoutWord },
      ])
    : report(`no element of the page ${what}.`, fix);
}

/**
 * Whether a selector beside others that find something is a misspelt name: a list names what pages may have, and only a
 * name that is nearly one of the page, and which no other selector has, is certainly a mistake.
 */
function isNearMiss(
  { rule }: Selector,
  unknownPart: string | undefined,
  suggestion: SelectorSuggestion | undefined,
  page: Page,
): boolean {
  if (unknownPart === undefined || suggestion?.code !== 'misspelt-selector' || suggestion.isPartial === true)
    return false;
  const namePart = parseNamePart(unknownPart);
  if (!namePart || (namePart.kind === 'elements' && htmlElements.has(namePart.name))) return false;
  const names = getPageNames(page)[namePart.kind];
  const nearest = findNearestWord(namePart.name, names);
  const withoutNumber = (name: string): string => name.replace(/\d+/g, '');
  return (
    nearest !== undefined &&
    withoutNumber(nearest) !== withoutNumber(namePart.name) &&
    !listSelectors(rule).some(({ text }) => splitSelectorParts(text).some((part) => part.endsWith(nearest)))
  );
}

/** Whether a list is long, or names elements that pages may have. */
function isListOfElements(selectors: readonly Selector[]): boolean {
  return (
    selectors.length > 2 ||
    (selectors.length > 1 && selectors.every(({ text }) => htmlElements.has(text.toLowerCase())))
  );
}

function explainSelector(
  selector: Selector,
  page: Page,
  isPartOfList: boolean,
  isBesideMatching = false,
): Report | undefined {
  const unclosedReport = explainUnclosedParent(selector, page);
  if (unclosedReport) return unclosedReport;
  const suggestion =
    suggestRemovedSpace(selector, page) ?? suggestTextType(selector, page) ?? suggestSelector(selector, page);
  const unknownPart = findUnknownPart(selector.text, page);
  if (isBesideMatching && !isNearMiss(selector, unknownPart, suggestion, page)) return undefined;
  if (isIntentional(selector, suggestion, unknownPart, page)) return undefined;
  const stateReport = explainImpossibleState(selector, page);
  if (stateReport) return stateReport;
  if (
    isResetSelector(selector, isPartOfList, page) &&
    (unknownPart === undefined || !suggestion || isPartOfList)
  )
    return undefined;
  return suggestion
    ? createReport(
        selector,
        suggestion.code,
        suggestion.message,
        createFixes(suggestion.fix, suggestion.edits),
      )
    : explainMissingElement(selector, unknownPart, page);
}

/** Whether no element of the page is in the scope. */
function isUnmatchedScope(rule: AtRule, page: Page): boolean {
  return (
    rule.name === 'scope' &&
    !page.elements.some((element) => matchScope(element, rule, page.context) > noMatch)
  );
}

/** A scope whose root is not in the page: none of its rules applies. */
function explainUnmatchedScope(scope: AtRule, rule: QualifiedRule, page: Page): Report[] {
  const text = /^\(([^()]+)\)/.exec(scope.prelude)?.[1]?.trim() ?? '';
  if (text === '' || !scope.sheet.isEditable) return [];
  const start = scope.preludeSpan.start + page.source.slice(scope.preludeSpan).indexOf(text);
  const outerRule = { ...rule, parent: undefined };
  const root = { ...parseSelector(text, outerRule), span: { start, end: start + text.length } };
  const report = explainSelector(root, page, false);
  return report ? [{ ...report, message: `${report.message} So nothing in this @scope applies.` }] : [];
}

/** Reports on the selectors of a list that find nothing. */
function explainList(selectors: readonly Selector[], unmatched: readonly Selector[], page: Page): Report[] {
  const explain = (isBesideMatching: boolean): (Report | undefined)[] =>
    unmatched.map((selector) =>
      explainSelector(selector, page, isBesideMatching || isListOfElements(selectors), isBesideMatching),
    );
  const isBesideMatching = selectors.length > unmatched.length;
  const reports = explain(isBesideMatching);
  // Beside a selector that waits for a state, such as `.btn.disabled`, the others wait too.
  const isWaiting = !isBesideMatching && unmatched.length > 1 && reports.includes(undefined);
  return (isWaiting ? explain(true) : reports).filter((report) => report !== undefined);
}

/** Selectors that find no element of the page in any state. */
export function explainUnmatchedSelectors(page: Page): Report[] {
  const unmatchedRules = new Set<QualifiedRule>();
  const scopes = new Set<AtRule>();
  const reports: Report[] = [];
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isValidRule(rule)) continue;
    const scope = listEnclosingAtRules(rule).find((atRule) => isUnmatchedScope(atRule, page));
    if (scope) {
      if (!scopes.has(scope)) reports.push(...explainUnmatchedScope(scope, rule, page));
      scopes.add(scope);
      continue;
    }
    const selectors = listSelectors(rule);
    const unmatched = selectors.filter((selector) => !matchesPage(selector, page));
    if (unmatched.length === selectors.length) unmatchedRules.add(rule);
    const parentRule = findParentRule(rule);
    // The rules nested in a rule that finds nothing can't find anything either.
    if (parentRule && unmatchedRules.has(parentRule)) continue;
    reports.push(...explainList(selectors, unmatched, page));
  }
  return reports;
}
