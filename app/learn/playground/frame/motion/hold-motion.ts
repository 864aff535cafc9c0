import { setRate } from './set-rate.ts';
import { watchSight } from './watch-sight.ts';

/**
 * Keeps the animations that begin with the document at their start until the result is on screen, and still
 * whenever it is not. Rates are set instead of pausing: after a call of `pause()` the code's own
 * `animation-play-state` would no longer count.
 */
export function holdMotion(): { release: () => void } {
  let stop = () => {};
  let isReleased = false;
  addEventListener('DOMContentLoaded', () => {
    const held = document.getAnimations();
    if (isReleased || held.length === 0) return;
    const setRates = (rate: number) => {
      for (const animation of held) setRate(animation, rate);
    };
    setRates(0);
    stop = watchSight((isSeen) => setRates(isSeen ? 1 : 0));
  });
  return {
    release() {
      isReleased = true;
      stop();
    },
  };
}
