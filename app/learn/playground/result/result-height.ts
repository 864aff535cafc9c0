/**
 * The limits of a result's height, in CSS pixels; higher content scrolls in its frame. `first` is for a
 * result whose height has not been measured.
 */
export const resultHeight = { lowest: 56, highest: 560, first: 120 } as const;

/** The height of a frame whose content is that high, in whole CSS pixels. */
export function boundHeight(content: number): number {
  return Math.min(resultHeight.highest, Math.max(resultHeight.lowest, Math.ceil(content)));
}
