/**
 * Sets how fast an animation plays. One that has ended is left alone until it plays again: at another rate its
 * time since the start is another too, so it would jump back and go on.
 */
export function setPlaybackRate(animation: Animation, rate: number): void {
  if (animation.playState !== 'finished' && animation.playbackRate !== rate) animation.playbackRate = rate;
}
