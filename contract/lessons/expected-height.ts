/**
 * The height in CSS pixels that a page reserves for a result until it has loaded. It is a pair when the
 * height on a phone, where frames are narrower, is different.
 */
export type ExpectedHeight = number | readonly [wide: number, phone: number];

/** The heights on a wide window and on a phone, which may be the same. */
export function bothHeights(expected: ExpectedHeight): readonly [wide: number, phone: number] {
  return typeof expected === 'number' ? [expected, expected] : expected;
}
