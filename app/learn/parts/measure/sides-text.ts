import { formatDecimal } from '#app/learn/format-decimal.ts';
import type { MeasuredBox } from '#app/learn/playground/frame/measure/measures.ts';

/** Four lengths as the shorthand writes them, as short as it allows: `20`, `10 20`, `8 16 0`, `0 0 0 16`. */
export function sidesText({ top, right, bottom, left }: MeasuredBox['margin']): string {
  const all = [top, right, bottom, left].map(formatDecimal);
  if (all[3] === all[1]) all.pop();
  if (all.length === 3 && all[2] === all[0]) all.pop();
  if (all.length === 2 && all[1] === all[0]) all.pop();
  return all.join(' ');
}
