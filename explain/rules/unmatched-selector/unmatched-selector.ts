import { isKept, isStyleRule } from '../../match/kept-rules.ts';
import type { DiagnosticCode } from '../../priorities.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';
import { insertAt } from '../../edits.ts';
import { matchSelector } from '../../match/match-selector.ts';
import { findAbsent, findMeant } from './meant-selector.ts';
import { splitSelector } from './selector-shapes.ts';
import type { Page } from '../../match/page.ts';
import { outerRule, parseSelector, selectorsOf, type Selector } from '../../read/selectors.ts';
import type { CssRule } from '../../read/style-sheet.ts';

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

/** Whether a lone class is a helper, or a variant (`block--variant`) of a block the page has, that no element uses yet. */
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

function isUnclosed(rule: CssRule): CssRule | undefined {
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
  const unclosed = isUnclosed(rule);
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
  if (absent !== undefined && page.context.scriptWords.has(absent)) return undefined;
  if (isSpare(text, page) && (meant === undefined || /-\d+$/.test(text))) return undefined;
  if (waitsForState(selector, page) && (meant === undefined || meant.code === 'wrong-combinator'))
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

/** Selectors that find no element of the page, in no state it can come into. */
export function explainUnmatched(page: Page): Report[] {
  const missed = new Set<CssRule>();
  const reports: Report[] = [];
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isKept(rule)) continue;
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
