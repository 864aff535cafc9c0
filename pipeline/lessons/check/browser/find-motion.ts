declare global {
  interface Window {
    /** How many animation frames the document's scripts have requested. */
    requestedFrames: number;
  }
}

/** Runs in the browser, before all scripts of a window: counts the animation frames that scripts request. */
export function countAnimationFrameRequests(): void {
  const request = window.requestAnimationFrame.bind(window);
  window.requestedFrames = 0;
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames += 1;
    return request(callback);
  };
}

/**
 * Runs in the browser: returns how many animation frames scripts request while `frames` frames are painted.
 * It counts frames and not time, because a busy machine paints fewer frames in the same time.
 */
export async function countRequestedFrames(frames: number): Promise<number> {
  const before = window.requestedFrames;
  for (let painted = 0; painted < frames; painted += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  return window.requestedFrames - before - frames;
}

/** Motion of an element; `milliseconds` is missing when it has no end. */
export type Motion = { kind: 'animation' | 'transition'; element: string; milliseconds?: number };

/**
 * Runs in the browser: finds animations that run, and transitions that would run, for longer than
 * `longestMs`. Transitions of colours and opacity are ignored, because nothing moves.
 */
export function findMotion(longestMs: number): Motion[] {
  const propertiesWithoutMotion = /^(?:none|opacity|visibility|fill|stroke|.*(?:color|shadow))$/;
  const formatElement = (element: Element | null, pseudo: string | null) =>
    `${element?.localName ?? '?'}${[...(element?.classList ?? [])].map((each) => `.${each}`).join('')}${pseudo ?? ''}`;
  const motions: Motion[] = document.getAnimations().flatMap((animation): Motion[] => {
    const { effect, playState } = animation;
    const end = effect?.getComputedTiming().endTime;
    if (
      !(effect instanceof KeyframeEffect) ||
      playState !== 'running' ||
      typeof end !== 'number' ||
      end <= longestMs
    )
      return [];
    return [
      {
        kind: animation instanceof CSSTransition ? 'transition' : 'animation',
        element: formatElement(effect.target, effect.pseudoElement),
        ...(end < Infinity && { milliseconds: end }),
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
        if (milliseconds > longestMs && !propertiesWithoutMotion.test(property))
          motions.push({ kind: 'transition', element: formatElement(element, pseudo), milliseconds });
      });
    }
  }
  return motions;
}

/**
 * Runs in the browser: brings every animation and transition to its end for a screenshot, takes those away that never
 * end, and hides the caret, which blinks.
 */
export async function endMotion(): Promise<void> {
  await document.fonts.ready;
  const noCaret = new CSSStyleSheet();
  noCaret.replaceSync('* { caret-color: transparent !important }');
  document.adoptedStyleSheets.push(noCaret);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else if (animation.playbackRate !== 0) animation.finish();
  }
}
