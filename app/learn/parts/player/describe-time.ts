import type { SliderStop } from '#app/learn/parts/node-slider/node-slider.tsx';

/** `0.54 s` */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

const near = 0.004;

/** *0.54 seconds, between 25% and 60%*: a moment in words, by the keyframes around it. */
export function describeTime(time: number, duration: number, stops: readonly SliderStop[]): string {
  const share = duration === 0 ? 0 : time / duration;
  const named = stops.filter(({ label }) => label !== '');
  const at = named.find((stop) => Math.abs(stop.at - share) < near);
  const before = named.findLast((stop) => stop.at < share);
  const after = named.find((stop) => stop.at > share);
  const place = at
    ? `, at ${at.label}`
    : before && after
      ? `, between ${before.label} and ${after.label}`
      : '';
  return `${(time / 1000).toFixed(2)} seconds${place}`;
}

/** The keyframe after (1) or before (-1) a moment, in milliseconds; the line's end where there is none. */
export function findStop(
  time: number,
  duration: number,
  stops: readonly SliderStop[],
  direction: 1 | -1,
): number {
  const share = duration === 0 ? 0 : time / duration;
  const found =
    direction === 1
      ? stops.find(({ at }) => at > share + near)
      : stops.findLast(({ at }) => at < share - near);
  return (found?.at ?? (direction === 1 ? 1 : 0)) * duration;
}
