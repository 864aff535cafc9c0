import { isAlwaysAbsolute } from '../../cascade/flow.ts';
import { canHaveTableDisplay, isBlockBox, isInlineBox, isInNormalFlow } from '../../cascade/layout.ts';
import { canBeRightToLeft, listApplied, type Page } from '../../cascade/page.ts';
import { findWinner } from '../../cascade/cascade.ts';
import { findOnlyValue, hasAlwaysValue, isSetByAuthor } from '../../cascade/possible-values.ts';
import { addDeclarations, replaceValue } from '../../edits.ts';
import {
  formatElement,
  listAncestors,
  listInclusiveAncestors,
  type PageElement,
} from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import {
  createDeclarationData,
  createFixes,
  findRuleSelectors,
  type Report,
  type SpanFix,
} from '../../report.ts';
import { addWidths, formatWidth, findInside, findSides, isCutOff, type Width } from './box-widths.ts';

/** Whether something moves the box away from its place in the flow. */
function canBeMoved(page: Page, element: PageElement): boolean {
  return isSetByAuthor(
    page,
    element,
    ['left', 'right', 'transform', 'translate', 'zoom'],
    ['auto', '0', '0px', 'none'],
  );
}

/** How far from the left edge of the window the box begins, at least; undefined where that is not known. */
function findStart(page: Page, element: PageElement): Width | undefined {
  const margin = findSides(page, element, 'margin', ['left']);
  if (canBeMoved(page, element) || !margin) return undefined;
  if (!isInNormalFlow(page, element))
    return hasAlwaysValue(page, element, 'position', 'static', /^fixed$/) &&
      hasAlwaysValue(page, element, 'left', 'auto', /^0(px)?$/)
      ? margin
      : undefined;
  let start = margin;
  for (const around of listAncestors(element)) {
    const beside = findSides(page, around, 'margin', ['left']);
    const padding = findSides(page, around, 'padding', ['left']);
    const isPlain = isInNormalFlow(page, around) && isBlockBox(page, around) && !canBeMoved(page, around);
    if (!isPlain || !beside || !padding) return undefined;
    start = addWidths(start, beside, padding);
  }
  return start;
}

type WideBox = { element: PageElement; declaration: Declaration; start: Width; inside: Width };

/** A box as wide as the window that begins beside its edge, or has padding or a border on top. */
function findWideBox(page: Page, element: PageElement): WideBox | undefined {
  const width = findOnlyValue(page, element, 'width', 'auto') ?? '';
  const declaration = findWinner(listApplied(page, element), 'width')?.declaration;
  if (!/^100[dls]?vw$/.test(width) || !declaration) return undefined;
  const isBox =
    !isInlineBox(page, element) &&
    !listInclusiveAncestors(element).some((one) => canHaveTableDisplay(page, one)) &&
    !isSetByAuthor(page, element, ['max-width', 'max-inline-size'], ['none']) &&
    !isCutOff(page, element) &&
    !canBeRightToLeft(page);
  const start = isBox ? findStart(page, element) : undefined;
  const inside = findInside(page, element);
  if (!start || !inside) return undefined;
  const { share, pixels } = addWidths(start, inside);
  return share > 0 || pixels > 0.5 ? { element, declaration, start, inside } : undefined;
}

function suggestFit(page: Page, { element, declaration, inside }: WideBox): SpanFix[] {
  if (!isAlwaysAbsolute(page, element) && isBlockBox(page, element))
    return createFixes(
      'Write width: auto, and the box is as wide as what it is in.',
      replaceValue(declaration, 'auto'),
    );
  const hasInside = inside.share + inside.pixels > 0;
  return createFixes(`Write width: 100%${hasInside ? ' and box-sizing: border-box' : ''}.`, [
    ...replaceValue(declaration, '100%'),
    ...(hasInside ? addDeclarations(declaration, ['box-sizing: border-box']) : []),
  ]);
}

function reportWideBox(page: Page, box: WideBox): Report {
  const { element, declaration, start, inside } = box;
  const name = formatElement(element);
  const parts = [
    inside.share + inside.pixels === 0 ? '' : `${formatWidth(inside)} of padding and border come on top`,
    start.share + start.pixels === 0 ? '' : `the box begins ${formatWidth(start)} from its left edge`,
  ].filter((part) => part !== '');
  return {
    code: 'too-wide',
    span: declaration.span,
    message: `${name} is wider than the window, so the page scrolls sideways: ${declaration.property}: ${declaration.value} is the whole window, and ${parts.join(', and ')}.`,
    data: { ...createDeclarationData(declaration, findRuleSelectors(declaration)), element: name },
    fixes: suggestFit(page, box),
  };
}

/** Boxes of `100vw` that stick out of the window. */
export function explainWindowWidths(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const element of page.elements) {
    const box = findWideBox(page, element);
    if (box && !reports.has(box.declaration)) reports.set(box.declaration, reportWideBox(page, box));
  }
  return [...reports.values()];
}
