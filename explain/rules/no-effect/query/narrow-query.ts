import { insertText } from '../../../edits.ts';
import type { Page } from '../../../cascade/page.ts';
import { parseRangeCondition } from '../../../parse/range-condition.ts';
import { listAtRules } from '../../../parse/parse-document.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { listEnclosingAtRules, type AtRule } from '../../../parse/style-sheet.ts';
import { createFixes, type Report, type SpanEdit } from '../../../report.ts';

/** How wide a phone's browser makes a page that doesn't name a width. */
const phoneDefaultWidth = 980;

/** Elements that set the width of the page on a phone; the last two did so on old ones. */
const viewportNames = /^(viewport|handheldfriendly|mobileoptimized)$/i;

/** Whether every query of a list needs a window that is narrower than a phone's default. */
function isOnlyNarrow(prelude: string): boolean {
  if (/\b(or|not|print|speech)\b/i.test(prelude)) return false;
  return splitTopLevel(prelude, ',').every((query) =>
    [...query.matchAll(/\([^()]*\)/g)]
      .flatMap(([text]) => parseRangeCondition(text))
      .some(
        ({ feature, isMinimum, pixels }) => feature === 'width' && !isMinimum && pixels < phoneDefaultWidth,
      ),
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
