import { findWinner } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { findOnlyValue, hasAlwaysValue } from '../../cascade/possible-values.ts';
import { replaceValue } from '../../edits.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { splitTopLevel } from '../../parse/split-top-level.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';
import { addWidths, formatWidth, findLargestWidth, isTooWide, parseWidth, type Width } from './box-widths.ts';

/** The columns of a template where all have a width in percent or pixels. */
function listColumns(template: string): Width[] | undefined {
  const columns = splitTopLevel(template, ' ').flatMap((track) => {
    const [, count, repeated] = /^repeat\(\s*(\d+)\s*,\s*(\S+)\s*\)$/.exec(track) ?? [];
    return repeated === undefined ? [track] : Array.from({ length: Number(count) }, () => repeated);
  });
  const widths = columns.map(parseWidth).filter((width) => width !== undefined);
  return widths.length === columns.length && widths.length > 1 ? widths : undefined;
}

/** Shares of the free space that keep the proportions of the columns. */
function toFractions(columns: readonly Width[]): string {
  const [first] = columns;
  const isEqual = columns.every(({ share }) => share === first?.share);
  return isEqual
    ? `repeat(${columns.length}, 1fr)`
    : columns.map(({ share }) => `${Number((share * 100).toFixed(2))}fr`).join(' ');
}

function explainColumns(page: Page, element: PageElement): [Declaration, Report][] {
  const declaration = findWinner(listApplied(page, element), 'grid-template-columns')?.declaration;
  if (declaration?.property !== 'grid-template-columns') return [];
  const columns = listColumns(findOnlyValue(page, element, 'grid-template-columns', 'none') ?? '');
  const gap = parseWidth(findOnlyValue(page, element, 'column-gap', '0'));
  if (!columns || !gap || !hasAlwaysValue(page, element, 'display', 'inline', /^(inline-)?grid$/)) return [];
  const gaps = addWidths(...columns.slice(1).map(() => gap));
  const sum = addWidths(...columns);
  if (!isTooWide(addWidths(sum, gaps), findLargestWidth(page, element)) || sum.share < 0.85) return [];
  const fractions = toFractions(columns);
  return [
    [
      declaration,
      {
        code: 'too-wide',
        span: declaration.span,
        message: `The columns of ${formatElement(element)} don't fit: together they are ${formatWidth(sum)}${gaps.pixels + gaps.share > 0 ? `, and ${formatWidth(gaps)} of gaps come on top` : ''}.`,
        data: {
          ...createDeclarationData(declaration, findRuleSelectors(declaration)),
          element: formatElement(element),
        },
        fixes: createFixes(
          `Write ${fractions}: fr shares what the gaps leave.`,
          replaceValue(declaration, fractions),
        ),
      },
    ],
  ];
}

/** Columns of a grid in percent that are wider than it with their gaps. */
export function explainGridColumns(page: Page): Report[] {
  return [...new Map(page.elements.flatMap((element) => explainColumns(page, element))).values()];
}
