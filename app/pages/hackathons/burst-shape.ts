/** One tick of a burst: its place and half its height, in the units of a drawing 314 wide. */
export type Tick = { x: number; half: number };

const from = 82;
const to = 284;
const tallest = 23;

/**
 * A burst has one tick for each hour of the event; it swells and ebbs, and is the same each time for the same hours.
 */
export function listTicks(hours: number): Tick[] {
  return Array.from({ length: hours }, (_, hour) => {
    const progress = hours === 1 ? 0.5 : hour / (hours - 1);
    const swell = 0.2 + 0.8 * Math.sin(Math.PI * (0.06 + 0.88 * progress)) ** 0.8;
    const jitter = 0.8 + 0.2 * Math.sin(hour * 2.4 + hours) * Math.cos(hour * 0.9);
    return {
      x: round(from + (to - from) * progress),
      half: round(Math.min(tallest, tallest * swell * jitter)),
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
