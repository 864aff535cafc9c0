/** A length with at most one decimal: `75.3`, `16`. */
export function figure(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
