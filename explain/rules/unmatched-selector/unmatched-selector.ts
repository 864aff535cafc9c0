import { isKept, isStyleRule } from '../../match/kept-rules.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';
import { insertAt } from '../../edits.ts';
import { matchScope, matchSelector } from '../../match/match-selector.ts';
import { isBaseRule, isElementOnly } from './base-rules.ts';
import { findAbsent, findMeant } from './meant-selector.ts';
import { splitSelector } from './selector-shapes.ts';
import type { Page } from '../../match/page.ts';
import { outerRule, parseSelector, selectorsOf, type Selector } from '../../read/selectors.ts';
import { atRulesAround, type AtRule, type CssRule } from '../../read/style-sheet.ts';

/** What a page's base rules set on elements it may not have yet. */
const resetting = new Set([
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

/** Classes that a page sets on the way, by habit of naming. */
const stateNames =
  /^(is|has|js|no|was|theme|state)-|^(active|open|opened|closed|selected|current|disabled|hidden|show|shown|visible|collapsed|expanded|checked|loading|loaded|error|invalid|valid|success|dark|light|dark-mode|light-mode|sticky|fixed|scrolled|dragging|focused|hover|on|off|sr-only|visually-hidden|print|no-js)$|--(active|open|selected|current|disabled|hidden|visible|dark|light|loading|error)$/;

/** Helper classes of the usual kits, which a page keeps at hand and need not use. */
const helperNames =
  /^(clearfix|container(-fluid)?|row|visually-hidden|[mp][trblxyse]?-(\d+|auto)|(gap|w|h|z|fs|fw|lh|col|row|rounded|shadow|opacity|order)-(\d+|xs|sm|md|lg|xl|full|auto)|(text|font|float|align|justify|items|d|bg|flex|grid)-(left|right|center|start|end|justify|between|around|bold|bolder|light|normal|italic|uppercase|lowercase|muted|primary|secondary|success|danger|warning|info|none|block|inline|inline-block|flex|grid|wrap|nowrap|column|row|middle|xs|sm|lg|xl))$/;

/**
 * Whether a lone class is a helper, or a variant (`block--variant`) of a block the page has, that no element uses yet.
 */
function isSpare(text: string, page: Page): boolean {
  const name = /^\.([\w-]+)$/.exec(text)?.[1];
  if (name === undefined) return false;
  const block = /^(\w+(?:-\w+)*)--\w/.exec(name)?.[1];
  return (
    helperNames.test(name) ||
    (block !== undefined && page.elements.some(({ classes }) => classes.includes(block)))
  );
}

function findsAny(selector: Selector, page: Page): boolean {
  return page.elements.some((element) => matchSelector(element, selector, page.context) > 0);
}

function isReset(selector: Selector, partOfList: boolean): boolean {
  const bare = /^[a-z][a-z0-9]*(:{1,2}[\w-]+)*$/i.test(selector.text);
  if (!bare) return false;
  if (partOfList) return true;
  const first = /^[a-z0-9]+/i.exec(selector.text)?.[0] ?? '';
  return (
    resetElements.test(first) && selector.rule.declarations.every(({ property }) => resetting.has(property))
  );
}

/** Whether the selector speaks of a number of siblings that the page doesn't have now, as `li:only-child`. */
function countsSiblings(selector: Selector, page: Page): boolean {
  const rest = selector.text.replace(/:only-(child|of-type)|:first-child:nth-last-child\([^)]*\)/g, '');
  return (
    rest !== selector.text &&
    rest.trim() !== '' &&
    !/[>+~]\s*$/.test(rest) &&
    findsAny(parseSelector(rest, selector.rule), page)
  );
}

/** Whether the selector would find something once a script or the user set its state class. */
function waitsForState(selector: Selector, page: Page): boolean {
  const pieces = splitSelector(selector.text);
  const present = new Set(page.elements.flatMap(({ classes }) => classes));
  const rest = pieces.filter(
    (piece) => !(piece.startsWith('.') && stateNames.test(piece.slice(1)) && !present.has(piece.slice(1))),
  );
  if (rest.length === pieces.length) return false;
  const text = rest.join('').trim();
  return text === '' || findsAny(parseSelector(text, selector.rule), page);
}

/** Whether a class is one of a numbered family, such as the columns of a grid: a page uses some of them. */
function isNumbered(text: string, page: Page): boolean {
  const family = (name: string): string => name.replace(/\d+/g, '0');
  const present = new Set(page.elements.flatMap(({ classes }) => classes));
  const styled = new Set(
    page.sheets.flatMap(({ rules }) =>
      rules.flatMap(({ prelude }) => prelude.match(/\.[\w-]*\d[\w-]*/g) ?? []),
    ),
  );
  return (text.match(/\.[\w-]*\d[\w-]*/g) ?? []).some(
    (name) =>
      !present.has(name.slice(1)) && [...styled].filter((other) => family(other) === family(name)).length > 2,
  );
}

/** Whether a script of the page names what the selector lacks, or an element in it: then it may make or move it. */
function isScripted(text: string, absent: string | undefined, page: Page): boolean {
  const { scriptWords } = page.context;
  const names =
    absent === undefined ? splitSelector(text).filter((piece) => /^[.#]?[\w-]+$/.test(piece)) : [absent];
  return names.some((piece) => scriptWords.has(piece.replace(/^[.#]/, '')));
}

/** The nearest rule around it whose block is never closed. */
function findUnclosed(rule: CssRule): CssRule | undefined {
  for (let outer = outerRule(rule); outer; outer = outerRule(outer)) if (!outer.closed) return outer;
  return undefined;
}

/** Who can come into a state, and what to do about it. */
function statesOf(state: string): [why: string, fix: string] {
  if (state.startsWith('focus'))
    return [
      "can't have the keyboard focus",
      'Add tabindex="0" to the element, or use :focus-within or :hover.',
    ];
  if (/link|visited/.test(state)) return ['is no link with an href', 'Give the <a> an href.'];
  return [
    `can't be ${state}: only form controls can`,
    `Put :${state} on the input, or use :has(:${state}) on what is around it.`,
  ];
}

function explain(selector: Selector, page: Page, partOfList: boolean): Report | undefined {
  const { text, span, rule } = selector;
  const report = (code: DiagnosticCode, message: string, fix: string, edits: SpanEdit[] = []): Report => ({
    code,
    span,
    message,
    data: { selector: text },
    fixes: fixes(fix, edits),
  });
  const unclosed = findUnclosed(rule);
  if (unclosed && findsAny({ ...selector, rule: { ...rule, parent: undefined } }, page)) {
    return report(
      'unclosed-block',
      `The block of ${unclosed.prelude} (line ${unclosed.line}) is never closed, so ${text} looks only inside it and finds nothing.`,
      `Write } before ${text}.`,
      rule.sheet.isEditable && outerRule(rule) === unclosed ? insertAt(rule.span.start, '}\n') : [],
    );
  }
  const meant = findMeant(selector, page);
  const absent = findAbsent(text, page);
  // A script may make the element.
  if (isScripted(text, absent, page)) return undefined;
  if (page.hasLinkedScript && (!meant || meant.isWeak)) return undefined;
  if (isNumbered(text, page)) return undefined;
  if (isSpare(text, page) && (meant === undefined || /-\d+$/.test(text))) return undefined;
  if (waitsForState(selector, page) && (meant === undefined || meant.code === 'wrong-combinator'))
    return undefined;
  if (countsSiblings(selector, page)) return undefined;
  // A style sheet that pages share has rules for the others.
  if (!rule.sheet.isEditable && (!meant || meant.isWeak || isElementOnly(text))) return undefined;
  if (meant?.code !== 'misspelt-selector' && isBaseRule(selector, page, (one) => findsAny(one, page)))
    return undefined;
  const state =
    /:(focus(?:-visible)?|checked|disabled|enabled|required|optional|invalid|valid|visited|link|any-link)$/.exec(
      text,
    )?.[1];
  const bare = state === undefined ? '' : text.slice(0, -state.length - 1);
  if (
    state !== undefined &&
    /[\w\])]$/.test(bare) &&
    !page.hasScript &&
    findsAny(parseSelector(bare, rule), page)
  ) {
    const [why, fix] = statesOf(state);
    return report('no-such-element', `${text} finds nothing: what ${bare} finds ${why}.`, fix);
  }
  if (isReset(selector, partOfList) && (absent === undefined || !meant || partOfList)) return undefined;
  if (meant) return report(meant.code, meant.message, meant.fix, meant.edits);
  const scope = atRulesAround(rule).find(({ name }) => name === 'scope');
  if (scope && absent === undefined && findsAny({ ...selector, rule: { ...rule, parent: undefined } }, page))
    return report(
      'no-such-element',
      `${text} finds nothing: what it would find is outside @scope ${scope.prelude}.`,
      'Move the rule out of @scope, or put the element inside.',
    );
  if (absent === undefined)
    return report(
      'no-such-element',
      `${text} finds nothing: no element of the page is where it looks.`,
      'Compare it with the elements of the page.',
    );
  const name = absent.slice(1);
  const [what, fix] = absent.startsWith('.')
    ? [`has the class ${name}`, `Give the element class="${name}".`]
    : absent.startsWith('#')
      ? [`has the id ${name}`, `Give the element id="${name}".`]
      : [`is a <${absent}>`, `Put a <${absent}> in the page, or name an element that is there.`];
  return report('no-such-element', `${text} finds nothing: no element of the page ${what}.`, fix);
}

/** Whether no element of the page is in the scope. */
function isMissedScope(rule: AtRule, page: Page): boolean {
  return (
    rule.name === 'scope' && !page.elements.some((element) => matchScope(element, rule, page.context) > 0)
  );
}

/** A scope without a root in the page: none of its rules applies. */
function explainScope(scope: AtRule, rule: CssRule, page: Page): Report[] {
  const text = /^\(([^()]+)\)/.exec(scope.prelude)?.[1]?.trim() ?? '';
  if (text === '' || !scope.sheet.isEditable) return [];
  const start = scope.preludeSpan.start + page.source.slice(scope.preludeSpan).indexOf(text);
  const outside = { ...rule, parent: undefined };
  const root = { ...parseSelector(text, outside), span: { start, end: start + text.length } };
  const report = explain(root, page, false);
  return report ? [{ ...report, message: `${report.message} So nothing in this @scope applies.` }] : [];
}

/** Selectors that find no element of the page, in no state it can come into. */
export function explainUnmatched(page: Page): Report[] {
  const missed = new Set<CssRule>();
  const scopes = new Set<AtRule>();
  const reports: Report[] = [];
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isKept(rule)) continue;
    const scope = atRulesAround(rule).find((around) => isMissedScope(around, page));
    if (scope) {
      if (!scopes.has(scope)) reports.push(...explainScope(scope, rule, page));
      scopes.add(scope);
      continue;
    }
    const selectors = selectorsOf(rule);
    const unmatched = selectors.filter((selector) => !findsAny(selector, page));
    if (unmatched.length === selectors.length) missed.add(rule);
    const outer = outerRule(rule);
    // A rule inside one that finds nothing can find nothing either.
    if (outer && missed.has(outer)) continue;
    for (const selector of unmatched) {
      const report = explain(selector, page, selectors.length > unmatched.length || selectors.length > 2);
      if (report) reports.push(report);
    }
  }
  return reports;
}
