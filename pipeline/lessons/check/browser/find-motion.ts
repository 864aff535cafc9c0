declare global {
  interface Window {
    /** How many animation frames the document's scripts have requested. */
    requestedFrames: number;
  }
}

/** Runs in the browser, before every script of a window: counts the animation frames that scripts request. */
export function countFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  window.requestedFrames = 0;
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames += 1;
    return request(callback);
  };
}

/**
 * Runs in the browser: how many frames scripts request while `frames` are painted. Frames, not time: a busy
 * machine paints fewer.
 */
export async function countRequestedFrames(frames: number): Promise<number> {
  const before = window.requestedFrames;
  for (let painted = 0; painted < frames; painted += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  return window.requestedFrames - before - frames;
}

export type Motion = { what: 'animation' | 'transition'; element: string; milliseconds: number };

/**
 * Runs in the browser: animations that are running, and transitions that would run, for longer than `longest`
 * milliseconds. Colours and opacity may take their time: nothing moves.
 */
export function findMotion(longest: number): Motion[] {
  const still = /^(?:none|opacity|visibility|fill|stroke|.*(?:color|shadow))$/;
  const name = (element: Element | null, pseudo: string | null) =>
    `${element?.localName ?? '?'}${[...(element?.classList ?? [])].map((each) => `.${each}`).join('')}${pseudo ?? ''}`;
  const found: Motion[] = document.getAnimations().flatMap((animation): Motion[] => {
    const { effect, playState } = animation;
    const end = effect?.getComputedTiming().endTime;
    if (
      !(effect instanceof KeyframeEffect) ||
      playState !== 'running' ||
      typeof end !== 'number' ||
      end <= longest
    )
      return [];
    return [
      {
        what: animation instanceof CSSTransition ? 'transition' : 'animation',
        element: name(effect.target, effect.pseudoElement),
        milliseconds: end,
      },
    ];
  });
  for (const element of document.querySelectorAll('body, body *')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { transitionProperty, transitionDuration, content } = getComputedStyle(element, pseudo);
      if (pseudo && content === 'none') continue;
      const times = transitionDuration.split(', ').map((time) => Number.parseFloat(time) * 1000);
      transitionProperty.split(', ').forEach((property, index) => {
        const milliseconds = times[index % times.length] ?? 0;
        if (milliseconds > longest && !still.test(property))
          found.push({ what: 'transition', element: name(element, pseudo), milliseconds });
      });
    }
  }
  return found;
}
