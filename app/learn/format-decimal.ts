/** A number with at most one decimal, without trailing zeros: `75.3`, `16`. */
export function formatDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
