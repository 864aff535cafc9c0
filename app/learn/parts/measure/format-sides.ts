import { formatDecimal } from '#app/learn/format-decimal.ts';
import type { MeasuredBox } from '#app/learn/playground/frame/measure/measures.ts';

/** Four lengths as the shorthand writes them, as short as it allows: `20`, `10 20`, `8 16 0`, `0 0 0 16`. */
export function formatSides({ top, right, bottom, left }: MeasuredBox['margin']): string {
  const lengths = [top, right, bottom, left].map(formatDecimal);
  if (lengths[3] === lengths[1]) lengths.pop();
  if (lengths.length === 3 && lengths[2] === lengths[0]) lengths.pop();
  if (lengths.length === 2 && lengths[1] === lengths[0]) lengths.pop();
  return lengths.join(' ');
}
