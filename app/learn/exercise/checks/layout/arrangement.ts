import type { Check } from '#contract/lessons/lesson-checks.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import {
  getBoxes,
  formatElement,
  findFirstFailure,
  getElement,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

/**
 * Whether two boxes are on one line: they overlap vertically by more than half the height of the smaller one.
 */
function areOnOneLine(one: DOMRect, other: DOMRect): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap > Math.min(one.height, other.height) / 2;
}

/**
 * Groups boxes into lines, from top to bottom, each line from left to right. Returns indexes into the given
 * list.
 */
function groupIntoLines(boxes: readonly DOMRect[]): number[][] {
  const lines: number[][] = [];
  const byTop = boxes
    .map((box, index) => ({ box, index }))
    .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left);
  for (const { box, index } of byTop) {
    const line = lines.find(([first = 0]) => boxes[first] !== undefined && areOnOneLine(boxes[first], box));
    if (line) line.push(index);
    else lines.push([index]);
  }
  return lines.map((line) => line.sort((one, other) => (boxes[one]?.left ?? 0) - (boxes[other]?.left ?? 0)));
}

function getSeveralBoxes(selector: string): DOMRect[] {
  const boxes = getBoxes(getElements(selector));
  if (boxes.length < 2) throw new UnmeasurableError(`only one element matches ${selector}`);
  return boxes;
}

const areSideBySide = (boxes: readonly DOMRect[], line: readonly number[]) =>
  line.every(
    (index, position) =>
      position === 0 || (boxes[index]?.left ?? 0) >= (boxes[line[position - 1] ?? 0]?.right ?? 0) - 1,
  );

/** `row`: all boxes are side by side on one line. */
export function checkRow(selector: string): Outcome {
  const boxes = getSeveralBoxes(selector);
  const lines = groupIntoLines(boxes);
  const isApart = lines.every((line) => areSideBySide(boxes, line));
  return {
    passed: lines.length === 1 && isApart,
    expected: 'one row',
    got: isApart ? `${lines.length} ${lines.length === 1 ? 'row' : 'rows'}` : 'boxes on top of each other',
  };
}

/** `column`: every box is on its own line. */
export function checkColumn(selector: string): Outcome {
  const boxes = getSeveralBoxes(selector);
  const lines = groupIntoLines(boxes);
  return {
    passed: lines.length === boxes.length,
    expected: `${boxes.length} boxes, one below the other`,
    got: `${boxes.length} boxes in ${lines.length} ${lines.length === 1 ? 'row' : 'rows'}`,
  };
}

/** `lines`: the number of lines the boxes form. */
export function checkLines({ of, ...bounds }: NonNullable<Check['lines']>): Outcome {
  return compareBounds(
    groupIntoLines(getBoxes(getElements(of))).length,
    bounds,
    0,
    (words) => `${words} ${words === '1' ? 'row' : 'rows'}`,
  );
}

/**
 * `gap`: between neighbours in a line; between lines when every line holds one box or the check asks for
 * lines.
 */
export function checkGap({
  between,
  lines: isBetweenLines = false,
  ...bounds
}: NonNullable<Check['gap']>): Outcome {
  const boxes = getSeveralBoxes(between);
  const lines = groupIntoLines(boxes).map((line) => line.flatMap((index) => boxes[index] ?? []));
  const isColumn = isBetweenLines || lines.every(({ length }) => length === 1);
  if (isColumn && lines.length === 1) throw new UnmeasurableError('all of them are on one line');
  const getEdge = (line: readonly DOMRect[] | undefined, side: 'top' | 'bottom') =>
    Math[side === 'top' ? 'min' : 'max'](...(line ?? []).map((box) => box[side]));
  const gaps = isColumn
    ? lines.slice(1).map((line, position) => getEdge(line, 'top') - getEdge(lines[position], 'bottom'))
    : lines.flatMap((line) => line.slice(1).map(({ left }, position) => left - (line[position]?.right ?? 0)));
  return findFirstFailure(
    gaps.map((gap) =>
      compareBounds(gap, bounds, 1, (words) => `${words} px ${isColumn ? 'below' : 'beside'} each other`),
    ),
  );
}

/** The closest common ancestor. Its `direction` is the one in which the elements are read. */
function commonAncestor([first, ...others]: readonly Element[]): Element {
  let ancestor = first?.parentElement ?? null;
  while (ancestor && !others.every((other) => ancestor?.contains(other))) ancestor = ancestor.parentElement;
  return ancestor ?? document.documentElement;
}

/** The box of each element's first line: a link that wraps is where its first line is. */
function getFirstLineBoxes(elements: readonly Element[]): DOMRect[] {
  return getBoxes(elements).map((box, index) => elements[index]?.getClientRects()[0] ?? box);
}

/**
 * `order`: seen in this order, line by line, in the direction of the text. All that one selector matches: in
 * that of the document.
 */
export function checkOrder(selectors: NonNullable<Check['order']>): Outcome {
  const elements = typeof selectors === 'string' ? getElements(selectors) : selectors.map(getElement);
  const boxes = getFirstLineBoxes(elements);
  const isRightToLeft = getComputedStyle(commonAncestor(elements)).direction === 'rtl';
  const visualOrder = groupIntoLines(boxes).flatMap((line) => (isRightToLeft ? [...line].reverse() : line));
  const formatOrder = (order: readonly number[]) =>
    order.map((index) => (elements[index] ? formatElement(elements[index]) : '')).join(', ');
  return {
    passed: visualOrder.every((index, position) => index === position),
    expected: formatOrder(elements.map((_element, index) => index)),
    got: formatOrder(visualOrder),
  };
}
