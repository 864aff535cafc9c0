/** One tick of a burst: its x coordinate and half its height, in a drawing that is 314 units wide. */
export type Tick = { x: number; halfHeight: number };

const minX = 82;
const maxX = 284;
const maxHalfHeight = 23;

/**
 * Creates a tick for each hour of the event. Their heights rise and fall, and are always the same for the
 * same number of hours.
 */
export function createTicks(hours: number): Tick[] {
  return Array.from({ length: hours }, (_, hour) => {
    const progress = hours === 1 ? 0.5 : hour / (hours - 1);
    const envelope = 0.2 + 0.8 * Math.sin(Math.PI * (0.06 + 0.88 * progress)) ** 0.8;
    const jitter = 0.8 + 0.2 * Math.sin(hour * 2.4 + hours) * Math.cos(hour * 0.9);
    return {
      x: round(minX + (maxX - minX) * progress),
      halfHeight: round(Math.min(maxHalfHeight, maxHalfHeight * envelope * jitter)),
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
