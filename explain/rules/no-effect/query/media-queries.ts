import { moveRuleOut, replacePrelude, insertText } from '../../../edits.ts';
import type { Page } from '../../../cascade/page.ts';
import { parseRangeCondition, type RangeLimit } from '../../../parse/range-condition.ts';
import { listAtRules } from '../../../parse/parse-document.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { listEnclosingAtRules, type AtRule } from '../../../parse/style-sheet.ts';
import { createFixes, type Report, type SpanFix, type SpanEdit } from '../../../report.ts';

/**
 * The limits of a query whose conditions are joined by `and`; undefined with `or`, `not` or nested
 * conditions.
 */
function parseLimits(query: string): RangeLimit[] | undefined {
  if (/\b(or|not)\b|\(\s*\(/i.test(query)) return undefined;
  return [...query.matchAll(/\([^()]*\)/g)].flatMap(([text]) =>
    parseRangeCondition(text).filter(({ pixels }) => !Number.isNaN(pixels)),
  );
}

function findContradiction(limits: readonly RangeLimit[]): [RangeLimit, RangeLimit] | undefined {
  for (const low of limits.filter(({ isMinimum }) => isMinimum)) {
    const high = limits.find(
      (limit) => !limit.isMinimum && limit.feature === low.feature && limit.pixels < low.pixels,
    );
    if (high) return [low, high];
  }
  return undefined;
}

/** The limits of the queries that enclose a rule. */
function listEnclosingLimits(rule: AtRule): RangeLimit[] {
  return listEnclosingAtRules(rule)
    .filter(({ name }) => name === rule.name)
    .flatMap(({ prelude }) => (prelude.includes(',') ? [] : (parseLimits(prelude) ?? [])));
}

/** The query with its lower and its upper limit swapped. */
function swapLimits(prelude: string): string {
  return prelude
    .replace(/\b(min|max)-/g, (_, word: string) => (word === 'min' ? 'max-' : 'min-'))
    .replace(/\((\s*[^()<>]+?)(\s*[<>]=?\s*[\w-]+\s*[<>]=?\s*)([^()<>]+?\s*)\)/g, '($3$2$1)')
    .replace(
      /\(([^()<>]+)([<>])(=?[^()<>]+)\)/g,
      (_, before: string, sign: string, after: string) => `(${before}${sign === '<' ? '>' : '<'}${after})`,
    );
}

/** Swaps the limits of a query that contradict each other, or moves it out of the query that excludes it. */
function suggestPossibleQuery(rule: AtRule): SpanFix[] {
  const { name, prelude, parent } = rule;
  const ownLimits = parseLimits(prelude) ?? [];
  const isContradictionInQuery = findContradiction(ownLimits) !== undefined;
  if (isContradictionInQuery && ownLimits.length === 2 && /\b(min|max)-|[<>]/.test(prelude)) {
    const fixed = swapLimits(prelude).trim();
    return createFixes(`Write @${name} ${fixed}.`, replacePrelude(rule, fixed));
  }
  if (
    !isContradictionInQuery &&
    parent?.type === 'at' &&
    parent.name === name &&
    !findContradiction([...ownLimits, ...listEnclosingLimits(parent)])
  )
    return createFixes(
      `Move @${name} ${prelude} out of @${name} ${parent.prelude}.`,
      moveRuleOut(rule, parent),
    );
  return createFixes('Make the lower limit less than the upper one, or write a comma for or.');
}

/** Media and container queries whose limits contradict each other: their rules never apply. */
export function explainImpossibleQueries(page: Page): Report[] {
  return listAtRules(page).flatMap((rule) => {
    if (!['media', 'container'].includes(rule.name) || !rule.hasBlock) return [];
    const enclosingLimits = listEnclosingLimits(rule);
    const contradictions = splitTopLevel(rule.prelude, ',').map((query) => {
      const limits = parseLimits(query);
      return limits && findContradiction([...limits, ...enclosingLimits]);
    });
    const [contradiction] = contradictions;
    if (!contradiction || contradictions.some((item) => item === undefined)) return [];
    const [low, high] = contradiction;
    return [
      {
        code: 'impossible-query' as const,
        span: rule.span,
        message: `Nothing in this @${rule.name} ever applies: ${low.text} and ${high.text} are never true together.`,
        data: { selector: `@${rule.name} ${rule.prelude}` },
        fixes: suggestPossibleQuery(rule),
      },
    ];
  });
}

/** How wide a phone's browser makes a page that doesn't name a width. */
const phoneDefaultWidth = 980;

/** Elements that set the width of the page on a phone; the last two did so on old ones. */
const viewportNames = /^(viewport|handheldfriendly|mobileoptimized)$/i;

/** Phones held upright are not wider. */
const widestPhone = 480;

function listWidthLimits(query: string): RangeLimit[] {
  return [...query.matchAll(/\([^()]*\)/g)]
    .flatMap(([text]) => parseRangeCondition(text))
    .filter(({ feature }) => feature === 'width');
}

/** Whether a phone matches the query as soon as its window is as wide as the phone: it has no mouse. */
function isForPhones(query: string): boolean {
  return (
    !/\((?:any-)?(?:hover\s*:\s*hover|pointer\s*:\s*fine)/i.test(query) &&
    listWidthLimits(query).every(({ isMinimum, pixels }) => !isMinimum || pixels <= widestPhone)
  );
}

/** Whether a list is for phones, and each of its queries needs a window narrower than a phone's default. */
function isOnlyNarrow(prelude: string): boolean {
  if (/\b(or|not|print|speech)\b/i.test(prelude)) return false;
  const queries = splitTopLevel(prelude, ',');
  return (
    queries.some(isForPhones) &&
    queries.every((query) =>
      listWidthLimits(query).some(({ isMinimum, pixels }) => !isMinimum && pixels < phoneDefaultWidth),
    )
  );
}

function isForScreens(rule: AtRule): boolean {
  return listEnclosingAtRules(rule).every(
    ({ name, prelude }) => name !== 'media' || !/\bprint\b/i.test(prelude),
  );
}

/** Whether the page can have a width for phones: it is a part of a page, has the element, or a script can add it. */
function canHaveViewport({ elements, context, hasLinkedScript }: Page): boolean {
  const isWhole = elements.some(({ name, line }) => /^(html|head)$/.test(name) && line > 0);
  return (
    !isWhole ||
    hasLinkedScript ||
    context.scriptWords.has('viewport') ||
    elements.some(
      ({ name, attributes }) => name === 'meta' && viewportNames.test(attributes.get('name')?.trim() ?? ''),
    )
  );
}

/** Adds the element after that of the encoding, or at the start of the head. */
function addViewport({ elements, source }: Page, element: string): SpanEdit[] {
  const encoding = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  const before = encoding ?? elements.find(({ name, line }) => name === 'head' && line > 0);
  if (!before) return [];
  const { start, end } = before.startTagSpan;
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(source.text.slice(lineStart, start)) ?? [];
  return insertText(end, `\n${indent}${before === encoding ? '' : '  '}${element}`);
}

/** Media queries for narrow windows in a page that phones show as if they were wide. */
export function explainNarrowQueries(page: Page): Report[] {
  if (canHaveViewport(page)) return [];
  const rule = listAtRules(page).find(
    (one) => one.name === 'media' && one.hasBlock && isOnlyNarrow(one.prelude) && isForScreens(one),
  );
  if (!rule) return [];
  const element = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return [
    {
      code: 'no-viewport',
      span: rule.span,
      message: `On a phone, nothing in @media ${rule.prelude.trim()} ever applies: the page has no <meta name="viewport">, so phones lay it out about ${phoneDefaultWidth} pixels wide and then make it smaller.`,
      data: { selector: `@media ${rule.prelude.trim()}`, element: 'meta' },
      fixes: createFixes(`Write ${element} in the <head>.`, addViewport(page, element)),
    },
  ];
}
