import { maxStops } from '../frame-messages.ts';

/**
 * An animation of a group that began together; `offset` is how much later than the group's start it began, in
 * milliseconds.
 */
export type AnimationPart = { animation: Animation; effect: KeyframeEffect; offset: number };

/**
 * When a part ends, in milliseconds from the group's start; for an infinite one, the end of its first cycle.
 */
export function getEndTime({ effect, offset }: AnimationPart): number {
  const { endTime, delay, duration, direction } = effect.getComputedTiming();
  if (typeof endTime === 'number' && Number.isFinite(endTime)) return offset + endTime;
  const iterationDuration = typeof duration === 'number' ? duration : 0;
  return offset + Number(delay) + iterationDuration * (direction?.startsWith('alternate') ? 2 : 1);
}

/** The part that ends last; the group's current time is the time of this part. */
export function findLongest(group: readonly AnimationPart[]): AnimationPart | undefined {
  return group.reduce<AnimationPart | undefined>(
    (longest, part) => (longest === undefined || getEndTime(part) > getEndTime(longest) ? part : longest),
    undefined,
  );
}

/**
 * The current time of a part on the group's timeline, in milliseconds. An infinite one starts again after
 * each cycle.
 */
export function getCurrentTime(part: AnimationPart): number {
  const { animation, effect, offset } = part;
  const time = typeof animation.currentTime === 'number' ? animation.currentTime : 0;
  const end = getEndTime(part);
  const { endTime, delay } = effect.getComputedTiming();
  const start = offset + Number(delay);
  const now = offset + time;
  if (endTime !== Infinity || now < end) return Math.min(Math.max(now, 0), end);
  return start + ((now - start) % (end - start));
}

/**
 * The positions of a part's keyframes on its timeline, from 0 to 1. Those of the first iteration are labelled
 * with percentages.
 */
export function listKeyframeStops(part: AnimationPart): { at: number; label: string }[] {
  const { effect, offset } = part;
  const { delay, duration, direction } = effect.getComputedTiming();
  const end = getEndTime(part);
  if (typeof duration !== 'number' || duration === 0 || end === 0) return [];
  const isReversed = direction?.endsWith('reverse') ?? false;
  const offsets = [
    ...new Set(
      effect.getKeyframes().map((frame) => (isReversed ? 1 - frame.computedOffset : frame.computedOffset)),
    ),
  ].sort((one, other) => one - other);
  const start = offset + Number(delay);
  const iterationCount = Math.max(1, Math.round((end - start) / duration));
  const stops = Array.from({ length: iterationCount }, (_, iteration) =>
    offsets.slice(iteration === 0 ? 0 : 1).map((each) => ({
      at: (start + (iteration + each) * duration) / end,
      label: iteration === 0 ? `${Math.round((isReversed ? 1 - each : each) * 100)}%` : '',
    })),
  ).flat();
  return stops.length > maxStops
    ? []
    : stops
        .filter(({ at }) => at >= 0 && at <= 1 + 1e-9)
        .map((stop) => ({ ...stop, at: Math.min(1, stop.at) }));
}
