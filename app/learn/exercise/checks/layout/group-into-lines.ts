/**
 * Whether two boxes are on one line: they overlap vertically by more than half the height of the smaller one.
 */
export function areOnOneLine(one: DOMRect, other: DOMRect): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap > Math.min(one.height, other.height) / 2;
}

/**
 * Groups boxes into lines, from top to bottom, each line from left to right. Returns indexes into the given
 * list.
 */
export function groupIntoLines(boxes: readonly DOMRect[]): number[][] {
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
