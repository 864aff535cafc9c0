import type { Rect } from '#app/learn/playground/frame/measure/measures.ts';

const characterWidth = 7.2;
const labelHeight = 16;
const distance = 3;

/** A label in the monospaced font of 12 pixels, with the space that it takes. */
export type PlacedLabel = { text: string; rect: Rect };

/** How wide a label is, in CSS pixels. */
export function getLabelWidth(text: string): number {
  return text.length * characterWidth + 6;
}

/** A label whose middle is at a point. */
export function centerLabel(text: string, x: number, y: number): PlacedLabel {
  const width = getLabelWidth(text);
  return { text, rect: { x: x - width / 2, y: y - labelHeight / 2, width, height: labelHeight } };
}

function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * A label beside a box: below, above, right or left of it, else in a large box, where it covers none of
 * `taken` and is inside the window; undefined where there is no such place.
 */
export function placeLabel(
  text: string,
  box: Rect,
  occupied: readonly Rect[],
  window: { width: number; height: number },
): PlacedLabel | undefined {
  const [centre, middle] = [box.x + box.width / 2, box.y + box.height / 2];
  const [offsetX, offsetY] = [getLabelWidth(text) / 2 + distance, labelHeight / 2 + distance];
  const candidates = [
    centerLabel(text, centre, box.y + box.height + offsetY),
    centerLabel(text, centre, box.y - offsetY),
    centerLabel(text, box.x + box.width + offsetX, middle),
    centerLabel(text, box.x - offsetX, middle),
  ];
  if (box.width > getLabelWidth(text) + 2 * distance && box.height > 3 * labelHeight)
    candidates.push(centerLabel(text, centre, box.y + box.height - offsetY));
  return candidates.find(
    ({ rect }) =>
      rect.x >= 0 &&
      rect.x + rect.width <= window.width &&
      rect.y >= -labelHeight &&
      rect.y + rect.height <= window.height + labelHeight &&
      !occupied.some((each) => overlaps(rect, each)),
  );
}
