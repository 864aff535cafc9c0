/** How often a counter steps (spec section 4). */
export const countTickMs = 50;

/**
 * The counter's next value: one twentieth of what is left, rounded up, closer to `target`; stays there once reached.
 */
export function nextCount(value: number, target: number): number {
  return Math.min(target, value + Math.ceil((target - value) / 20));
}
