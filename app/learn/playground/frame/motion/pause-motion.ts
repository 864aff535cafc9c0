import { setPlaybackRate } from './set-playback-rate.ts';
import { watchVisibility } from './watch-visibility.ts';

/**
 * Keeps the animations that begin with the document at their first frame until the result is on screen, and
 * stops them whenever it is not. Rates are set instead of pausing: after a call of `pause()` the code's own
 * `animation-play-state` would no longer count.
 */
export function pauseMotion(): { release: () => void } {
  let stop = () => {};
  let isReleased = false;
  addEventListener('DOMContentLoaded', () => {
    const paused = document.getAnimations();
    if (isReleased || paused.length === 0) return;
    const setPlaybackRates = (rate: number) => {
      for (const animation of paused) setPlaybackRate(animation, rate);
    };
    setPlaybackRates(0);
    stop = watchVisibility((isVisible) => setPlaybackRates(isVisible ? 1 : 0));
  });
  return {
    release() {
      isReleased = true;
      stop();
    },
  };
}
