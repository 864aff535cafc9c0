/**
 * The height in CSS pixels of a result that is not loaded yet; two where it differs on a phone, whose frames
 * are narrower.
 */
export type ExpectedHeight = number | readonly [wide: number, phone: number];

/** Both heights: the second is the first where a phone makes no difference. */
export function bothHeights(expected: ExpectedHeight): readonly [wide: number, phone: number] {
  return typeof expected === 'number' ? [expected, expected] : expected;
}
