import { maxStops } from '../frame-messages.ts';

/**
 * An animation of a group that began together; `offset` is how much later than the group's start it began, in
 * milliseconds.
 */
export type AnimationPart = { animation: Animation; effect: KeyframeEffect; offset: number };

/**
 * How long a part lasts from the group's start, in milliseconds; of an endless one the time until it is where
 * it began.
 */
export function endOf({ effect, offset }: AnimationPart): number {
  const { endTime, delay, duration, direction } = effect.getComputedTiming();
  if (typeof endTime === 'number' && Number.isFinite(endTime)) return offset + endTime;
  const round = typeof duration === 'number' ? duration : 0;
  return offset + Number(delay) + round * (direction?.startsWith('alternate') ? 2 : 1);
}

/** The part that lasts longest: the group's time is its time. */
export function findLongest(group: readonly AnimationPart[]): AnimationPart | undefined {
  return group.reduce<AnimationPart | undefined>(
    (longest, part) => (longest === undefined || endOf(part) > endOf(longest) ? part : longest),
    undefined,
  );
}

/** Where a part is on the group's line, in milliseconds. An endless one begins again and again. */
export function timeOf(part: AnimationPart): number {
  const { animation, effect, offset } = part;
  const time = typeof animation.currentTime === 'number' ? animation.currentTime : 0;
  const end = endOf(part);
  const { endTime, delay } = effect.getComputedTiming();
  const start = offset + Number(delay);
  const now = offset + time;
  if (endTime !== Infinity || now < end) return Math.min(Math.max(now, 0), end);
  return start + ((now - start) % (end - start));
}

/**
 * The places of a part's keyframes on its line, from 0 to 1; those of the first round with their percentages.
 */
export function stopsOf(part: AnimationPart): { at: number; label: string }[] {
  const { effect, offset } = part;
  const { delay, duration, direction } = effect.getComputedTiming();
  const end = endOf(part);
  if (typeof duration !== 'number' || duration === 0 || end === 0) return [];
  const isReversed = direction?.endsWith('reverse') ?? false;
  const offsets = [
    ...new Set(
      effect.getKeyframes().map((frame) => (isReversed ? 1 - frame.computedOffset : frame.computedOffset)),
    ),
  ].toSorted((one, other) => one - other);
  const start = offset + Number(delay);
  const rounds = Math.max(1, Math.round((end - start) / duration));
  const stops = Array.from({ length: rounds }, (_, round) =>
    offsets.slice(round === 0 ? 0 : 1).map((each) => ({
      at: (start + (round + each) * duration) / end,
      label: round === 0 ? `${Math.round((isReversed ? 1 - each : each) * 100)}%` : '',
    })),
  ).flat();
  return stops.length > maxStops
    ? []
    : stops
        .filter(({ at }) => at >= 0 && at <= 1 + 1e-9)
        .map((stop) => ({ ...stop, at: Math.min(1, stop.at) }));
}
