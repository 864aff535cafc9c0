import type { Check } from '#contract/lessons/lesson-checks.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import {
  boxesOf,
  describe,
  firstFailure,
  getElement,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';
import { linesOf } from './rows.ts';

function severalBoxes(selector: string): DOMRect[] {
  const boxes = boxesOf(getElements(selector));
  if (boxes.length < 2) throw new UnmeasurableError(`only one element matches ${selector}`);
  return boxes;
}

const sideBySide = (boxes: readonly DOMRect[], line: readonly number[]) =>
  line.every(
    (index, place) =>
      place === 0 || (boxes[index]?.left ?? 0) >= (boxes[line[place - 1] ?? 0]?.right ?? 0) - 1,
  );

/** `row`: all boxes are side by side on one line. */
export function checkRow(selector: string): Outcome {
  const boxes = severalBoxes(selector);
  const lines = linesOf(boxes);
  const isApart = lines.every((line) => sideBySide(boxes, line));
  return {
    passed: lines.length === 1 && isApart,
    expected: 'one row',
    got: isApart ? `${lines.length} ${lines.length === 1 ? 'row' : 'rows'}` : 'boxes on top of each other',
  };
}

/** `column`: every box is on its own line. */
export function checkColumn(selector: string): Outcome {
  const boxes = severalBoxes(selector);
  const lines = linesOf(boxes);
  return {
    passed: lines.length === boxes.length,
    expected: `${boxes.length} boxes, one below the other`,
    got: `${boxes.length} boxes in ${lines.length} ${lines.length === 1 ? 'row' : 'rows'}`,
  };
}

/** `lines`: the number of lines the boxes form. */
export function checkLines({ of, ...bounds }: NonNullable<Check['lines']>): Outcome {
  return compareBounds(
    linesOf(boxesOf(getElements(of))).length,
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
  lines: asksLines = false,
  ...bounds
}: NonNullable<Check['gap']>): Outcome {
  const boxes = severalBoxes(between);
  const lines = linesOf(boxes).map((line) => line.flatMap((index) => boxes[index] ?? []));
  const isColumn = asksLines || lines.every(({ length }) => length === 1);
  if (isColumn && lines.length === 1) throw new UnmeasurableError('all of them are on one line');
  const edge = (line: readonly DOMRect[] | undefined, side: 'top' | 'bottom') =>
    Math[side === 'top' ? 'min' : 'max'](...(line ?? []).map((box) => box[side]));
  const gaps = isColumn
    ? lines.slice(1).map((line, place) => edge(line, 'top') - edge(lines[place], 'bottom'))
    : lines.flatMap((line) => line.slice(1).map(({ left }, place) => left - (line[place]?.right ?? 0)));
  return firstFailure(
    gaps.map((gap) =>
      compareBounds(gap, bounds, 1, (words) => `${words} px ${isColumn ? 'below' : 'beside'} each other`),
    ),
  );
}

/** The element around all of these: its direction is the one that they are read in. */
function commonAncestor([first, ...others]: readonly Element[]): Element {
  let at = first?.parentElement ?? null;
  while (at && !others.every((other) => at?.contains(other))) at = at.parentElement;
  return at ?? document.documentElement;
}

/** Where elements begin: a link that breaks into two lines counts where its first line is. */
function beginningsOf(elements: readonly Element[]): DOMRect[] {
  return boxesOf(elements).map((box, index) => elements[index]?.getClientRects()[0] ?? box);
}

/** `order`: seen in this order, line by line, in the direction of the text. All that one selector matches: in that of the document. */
export function checkOrder(asked: NonNullable<Check['order']>): Outcome {
  const elements = typeof asked === 'string' ? getElements(asked) : asked.map(getElement);
  const boxes = beginningsOf(elements);
  const isRightToLeft = getComputedStyle(commonAncestor(elements)).direction === 'rtl';
  const seen = linesOf(boxes).flatMap((line) => (isRightToLeft ? line.toReversed() : line));
  const formatOrder = (order: readonly number[]) =>
    order.map((index) => (elements[index] ? describe(elements[index]) : '')).join(', ');
  return {
    passed: seen.every((index, place) => index === place),
    expected: formatOrder(elements.map((_element, index) => index)),
    got: formatOrder(seen),
  };
}
