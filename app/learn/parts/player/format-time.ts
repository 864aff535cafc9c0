import type { SliderStop } from '#app/learn/parts/node-slider/node-slider.tsx';

/** `0.54 s` */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

const tolerance = 0.004;

/** *0.54 seconds, between 25% and 60%*: a moment in words, by the keyframes around it. */
export function formatTime(time: number, duration: number, stops: readonly SliderStop[]): string {
  const fraction = duration === 0 ? 0 : time / duration;
  const labelledStops = stops.filter(({ label }) => label !== '');
  const currentStop = labelledStops.find((stop) => Math.abs(stop.at - fraction) < tolerance);
  const before = labelledStops.findLast((stop) => stop.at < fraction);
  const after = labelledStops.find((stop) => stop.at > fraction);
  const positionText = currentStop
    ? `, at ${currentStop.label}`
    : before && after
      ? `, between ${before.label} and ${after.label}`
      : '';
  return `${(time / 1000).toFixed(2)} seconds${positionText}`;
}

/** The keyframe after (1) or before (-1) a moment, in milliseconds; the line's end where there is none. */
export function findStop(
  time: number,
  duration: number,
  stops: readonly SliderStop[],
  direction: 1 | -1,
): number {
  const fraction = duration === 0 ? 0 : time / duration;
  const found =
    direction === 1
      ? stops.find(({ at: currentStop }) => currentStop > fraction + tolerance)
      : stops.findLast(({ at: currentStop }) => currentStop < fraction - tolerance);
  return (found?.at ?? (direction === 1 ? 1 : 0)) * duration;
}
