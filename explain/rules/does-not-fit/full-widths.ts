import {
  canBeFlexItem,
  canBeGridItem,
  canHaveTableDisplay,
  isInlineBox,
  isInNormalFlow,
} from '../../cascade/layout.ts';
import { isAlwaysAbsolute } from '../../cascade/flow.ts';
import type { Page } from '../../cascade/page.ts';
import { hasAlwaysValue, isSetByAuthor, listPossibleValues } from '../../cascade/possible-values.ts';
import { addDeclarations, replaceValue } from '../../edits.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';
import { addWidths, formatWidth, findBoxWidth, parseWidth, type BoxWidth } from './box-widths.ts';

/** Whether a box of 100% begins where its containing block begins. */
function isInItsContainer(page: Page, element: PageElement): boolean {
  const isAtStart =
    isAlwaysAbsolute(page, element) && hasAlwaysValue(page, element, 'left', 'auto', /^0(px)?$/);
  return (
    element.parent !== undefined &&
    !/^(html|body|table|td|th|img)$/.test(element.name) &&
    !canBeFlexItem(page, element) &&
    !canBeGridItem(page, element) &&
    !canHaveTableDisplay(page, element) &&
    !canHaveTableDisplay(page, element.parent) &&
    !isInlineBox(page, element) &&
    (isInNormalFlow(page, element) || isAtStart)
  );
}

/** Whether the user sees where a box ends. */
function hasVisibleEdge(page: Page, element: PageElement): boolean {
  return isSetByAuthor(
    page,
    element,
    ['background-color', 'background-image', 'border-right-style', 'box-shadow', 'overflow-x'],
    ['none', 'transparent', 'visible'],
  );
}

/**
 * The space at the right of a box before the user sees an edge: that of a box around it, or of the window. Infinite in
 * a column in the middle of the page.
 */
function findSpaceBeside(page: Page, element: PageElement): number {
  let space = 0;
  for (let around = element.parent; around?.parent; around = around.parent) {
    const [padding, margin] = ['padding-right', 'margin-right'].map((longhand) =>
      parseWidth(
        listPossibleValues(
          page,
          around,
          longhand,
          around.name === 'body' && longhand === 'margin-right' ? '8px' : '0',
        )[0],
      ),
    );
    if (!padding || padding.share > 0) return Infinity;
    space += padding.pixels;
    if (hasVisibleEdge(page, around) && around.name !== 'body') return space;
    const isNarrow = isSetByAuthor(page, around, ['width', 'max-width'], ['auto', 'none', '100%']);
    if (isNarrow || !margin || margin.share > 0 || !isInNormalFlow(page, around)) return Infinity;
    space += margin.pixels;
  }
  return space;
}

/** A box that is as wide as its container by its width, and so much wider by its padding and border that it shows. */
function findOverflow(page: Page, element: PageElement): BoxWidth | undefined {
  const box = isInItsContainer(page, element) ? findBoxWidth(page, element) : undefined;
  if (!box || box.declared.share !== 1 || box.declared.pixels !== 0) return undefined;
  // A rule with nothing else is a utility class, for boxes that other rules describe.
  if (box.declaration.parent?.declarations.length === 1) return undefined;
  return box.inside.share > 0 || box.inside.pixels + box.margins.pixels > findSpaceBeside(page, element)
    ? box
    : undefined;
}

function reportOverflow({ declaration, element, inside, margins }: BoxWidth, name: string): Report {
  const beside = addWidths(inside, margins);
  const hasMargins = margins.pixels + margins.share > 0;
  return {
    code: 'too-wide',
    span: declaration.span,
    message: `${name} is wider than the box around it: width: 100% is all of that, and ${formatWidth(beside)} of padding${hasMargins ? ', border and margin' : ' and border'} come on top.`,
    data: {
      ...createDeclarationData(declaration, findRuleSelectors(declaration)),
      element: formatElement(element),
    },
    fixes: createFixes(
      `Write box-sizing: border-box${hasMargins ? ` and width: calc(100% - ${formatWidth(margins)})` : ''}.`,
      [
        ...addDeclarations(declaration, ['box-sizing: border-box']),
        ...(hasMargins ? replaceValue(declaration, `calc(100% - ${formatWidth(margins)})`) : []),
      ],
    ),
  };
}

/** Boxes with a width of 100% and padding or a border on top. */
export function explainFullWidths(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const element of page.elements) {
    const box = findOverflow(page, element);
    if (box && !reports.has(box.declaration))
      reports.set(box.declaration, reportOverflow(box, formatElement(element)));
  }
  return [...reports.values()];
}
