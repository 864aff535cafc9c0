import type { Rect } from '#app/learn/playground/frame/measure/measures.ts';

const characterWidth = 7.2;
const labelHeight = 16;
const distance = 3;

/** A label in the monospaced font of 12 pixels, with the space that it takes. */
export type PlacedLabel = { words: string; at: Rect };

/** How wide a label is, in CSS pixels. */
export function labelWidth(words: string): number {
  return words.length * characterWidth + 6;
}

/** A label whose middle is at a point. */
export function labelAround(words: string, x: number, y: number): PlacedLabel {
  const width = labelWidth(words);
  return { words, at: { x: x - width / 2, y: y - labelHeight / 2, width, height: labelHeight } };
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
  words: string,
  box: Rect,
  taken: readonly Rect[],
  window: { width: number; height: number },
): PlacedLabel | undefined {
  const [centre, middle] = [box.x + box.width / 2, box.y + box.height / 2];
  const [beside, across] = [labelWidth(words) / 2 + distance, labelHeight / 2 + distance];
  const places = [
    labelAround(words, centre, box.y + box.height + across),
    labelAround(words, centre, box.y - across),
    labelAround(words, box.x + box.width + beside, middle),
    labelAround(words, box.x - beside, middle),
  ];
  if (box.width > labelWidth(words) + 2 * distance && box.height > 3 * labelHeight)
    places.push(labelAround(words, centre, box.y + box.height - across));
  return places.find(
    ({ at }) =>
      at.x >= 0 &&
      at.x + at.width <= window.width &&
      at.y >= -labelHeight &&
      at.y + at.height <= window.height + labelHeight &&
      !taken.some((each) => overlaps(at, each)),
  );
}
