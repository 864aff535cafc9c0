/** Runs before everything in a result: counts the frames that its scripts ask for. */
export const countFrames = `window.framesAsked = 0; { const ask = requestAnimationFrame; window.requestAnimationFrame = (next) => { window.framesAsked += 1; return ask(next); }; }`;

export type Motion = { what: 'animation' | 'transition'; element: string; milliseconds: number };

/**
 * Runs in the browser: animations that are running, and transitions that would run, for longer than `longest` milliseconds.
 * Colours and opacity may take their time: nothing moves.
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
