/**
 * Sets the playback rate of an animation that has not finished. With another rate, a finished animation would
 * have another current time, so it would jump back and play on.
 */
export function setPlaybackRate(animation: Animation, rate: number): void {
  if (animation.playState !== 'finished' && animation.playbackRate !== rate) animation.playbackRate = rate;
}
