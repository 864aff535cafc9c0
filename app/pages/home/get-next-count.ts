/** How often a counter steps (spec section 4). */
export const countTickMs = 50;

/**
 * The counter's next value: it moves by a twentieth of the remaining distance, rounded up, and stays at
 * `target`.
 */
export function getNextCount(value: number, target: number): number {
  return Math.min(target, value + Math.ceil((target - value) / 20));
}
