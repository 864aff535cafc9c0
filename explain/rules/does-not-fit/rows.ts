import {
  canBeAbsolutelyPositioned,
  canHaveDisplay,
  findBoxParent,
  isInNormalFlow,
} from '../../cascade/layout.ts';
import { isAlwaysFloating } from '../../cascade/flow.ts';
import type { Page } from '../../cascade/page.ts';
import {
  findOnlyValue,
  hasAlwaysValue,
  isSetByAuthor,
  listPossibleValues,
} from '../../cascade/possible-values.ts';
import type { PageElement } from '../../parse/elements.ts';
import {
  addWidths,
  findBoxWidth,
  findLargestWidth,
  getOuterWidth,
  isCutOff,
  isTooWide,
  noWidth,
  parseWidth,
  type BoxWidth,
  type Width,
} from './box-widths.ts';

/** Boxes that the author put into one row by their widths, and what comes between them. */
export type Row = {
  container: PageElement;
  layout: 'float' | 'inline-block' | 'flex';
  boxes: readonly BoxWidth[];
  /** The width of all spaces or gaps between the boxes. */
  between: Width;
  gap: Width;
  /** The gap as it is written. */
  writtenGap: string;
  available: number;
  /** Whether a box that has no room moves down; otherwise it sticks out. */
  wraps: boolean;
};

/** The width of a space between two inline blocks is at least this, in every usual font. */
const spaceWidth = 3;

function findLayout(page: Page, element: PageElement): Row['layout'] | undefined {
  const parent = findBoxParent(page, element);
  if (!parent || canHaveDisplay(page, element, /^none$/)) return undefined;
  if (isAlwaysFloating(page, element)) return 'float';
  const isFlex =
    hasAlwaysValue(page, parent, 'display', 'inline', /^(inline-)?flex$/) &&
    hasAlwaysValue(page, parent, 'flex-direction', 'row', /^row/) &&
    !canBeAbsolutelyPositioned(page, element);
  if (isFlex) return 'flex';
  return isInNormalFlow(page, element) && hasAlwaysValue(page, element, 'display', 'inline', /^inline-block$/)
    ? 'inline-block'
    : undefined;
}

/** The width that counts in a flex row: the basis, and the width where that is auto. */
function findItemWidth(page: Page, element: PageElement, layout: Row['layout']): BoxWidth | undefined {
  const isBasis =
    layout === 'flex' &&
    listPossibleValues(page, element, 'flex-basis', 'auto').every((basis) =>
      /^[\d.]+(px|%)$|^calc/.test(basis),
    );
  return findBoxWidth(page, element, isBasis ? 'flex-basis' : 'width');
}

/** Whether white space between two elements becomes a space of the line. */
function isSpaceBetween({ source }: Page, before: PageElement, after: PageElement): boolean | undefined {
  const between = source.text.slice(before.endOffset, after.startTagSpan.start).replace(/<!--.*?-->/gs, '');
  return between.trim() === '' ? between !== '' : undefined;
}

function canHaveSpaces(page: Page, container: PageElement): boolean {
  return (
    !isSetByAuthor(page, container, ['font-size', 'word-spacing', 'letter-spacing'], ['normal']) &&
    !isSetByAuthor(page, container, ['white-space'], ['normal'])
  );
}

/** The share of the row that a box has by its declared width. */
function getShare({ declared: { share, pixels } }: BoxWidth, available: number): number {
  return share > 0 ? share : pixels / available;
}

/** Splits boxes into the rows that their declared widths make. */
function splitRows(boxes: readonly BoxWidth[], available: number): BoxWidth[][] {
  const rows: BoxWidth[][] = [];
  let filled = Infinity;
  for (const box of boxes) {
    const share = getShare(box, available);
    if (filled + share > 1.0005) {
      rows.push([]);
      filled = 0;
    }
    filled += share;
    rows.at(-1)?.push(box);
  }
  return rows;
}

/** The longest runs of children with one layout and known widths. */
function listRuns(page: Page, container: PageElement): { layout: Row['layout']; boxes: BoxWidth[] }[] {
  const runs: { layout: Row['layout']; boxes: BoxWidth[] }[] = [];
  let isBroken = true;
  for (const child of container.children) {
    const layout = findLayout(page, child);
    const box = layout && findItemWidth(page, child, layout);
    const last = runs.at(-1);
    const previous = last?.boxes.at(-1)?.element;
    const isInterrupted =
      isBroken ||
      last?.layout !== layout ||
      (layout === 'float' && !hasAlwaysValue(page, child, 'clear', 'none', /^none$/)) ||
      (layout === 'inline-block' &&
        previous !== undefined &&
        isSpaceBetween(page, previous, child) === undefined);
    isBroken = !layout || !box;
    if (!layout || !box) continue;
    if (isInterrupted) runs.push({ layout, boxes: [box] });
    else last?.boxes.push(box);
  }
  return runs;
}

function findGap(page: Page, container: PageElement): Pick<Row, 'gap' | 'writtenGap'> {
  const writtenGap = findOnlyValue(page, container, 'column-gap', '0') ?? '';
  return { gap: parseWidth(writtenGap) ?? noWidth, writtenGap };
}

/** What is between the boxes of a row: gaps of a flex container, or spaces of a line. */
function getBetween(page: Page, row: Pick<Row, 'container' | 'layout' | 'boxes' | 'gap'>): Width {
  const { container, layout, boxes, gap } = row;
  if (layout === 'float') return noWidth;
  if (layout === 'flex') return addWidths(...boxes.slice(1).map(() => gap));
  const spaces = boxes.slice(1).filter(({ element }, index) => {
    const before = boxes[index]?.element;
    return before !== undefined && isSpaceBetween(page, before, element) === true;
  });
  return canHaveSpaces(page, container)
    ? { share: 0, pixels: spaces.length * spaceWidth, isLeast: true }
    : noWidth;
}

/** Whether the items of a flex row can neither wrap nor shrink. */
function isRigid(page: Page, boxes: readonly BoxWidth[]): boolean {
  return boxes.every(
    ({ element, declared }) =>
      hasAlwaysValue(page, element, 'flex-shrink', '1', /^0$/) ||
      // The automatic minimum of a picture is the width that is set.
      (element.name === 'img' &&
        declared.share === 0 &&
        !isSetByAuthor(page, element, ['min-width'], ['auto']) &&
        hasAlwaysValue(page, element, 'overflow-x', 'visible', /^visible$/)),
  );
}

/** The rows of a container that are wider than it, by the widths that are written. */
export function listWideRows(page: Page, container: PageElement): Row[] {
  const available = findLargestWidth(page, container);
  return listRuns(page, container).flatMap(({ layout, boxes: run }) => {
    const wraps = layout !== 'flex' || hasAlwaysValue(page, container, 'flex-wrap', 'nowrap', /^wrap/);
    const isPlain =
      layout !== 'flex' ||
      wraps ||
      (isRigid(page, run) && run.length === container.children.length && !isCutOff(page, container));
    if (!isPlain) return [];
    const gap = findGap(page, container);
    const rows = wraps ? splitRows(run, available) : [run];
    return rows.flatMap((boxes): Row[] => {
      const row = { container, layout, boxes, ...gap, available, wraps, between: noWidth };
      const between = getBetween(page, row);
      const declared = boxes.reduce((sum, box) => sum + getShare(box, available), 0);
      const isRow = boxes.length > 1 && (declared > 0.85 || !wraps);
      return isRow && isTooWide(addWidths(between, ...boxes.map(getOuterWidth)), available)
        ? [{ ...row, between }]
        : [];
    });
  });
}
