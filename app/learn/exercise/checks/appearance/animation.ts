import type { Check } from '#contract/lessons/lesson-checks.ts';
import { short } from '#app/learn/exercise/checks/bounds.ts';
import { describe, firstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

type AnimationCheck = NonNullable<Check['animation']>;

function nameOf(animation: Animation): string {
  if (animation instanceof CSSAnimation) return animation.animationName;
  if (animation instanceof CSSTransition) return `transition of ${animation.transitionProperty}`;
  return animation.id || 'animation';
}

const camelCase = (property: string) =>
  property.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

function fits(
  animation: Animation,
  { name, property, iterations, 'duration-at-most': longest }: AnimationCheck,
): boolean {
  const { effect } = animation;
  const timing = effect?.getComputedTiming();
  if (name !== undefined && nameOf(animation) !== name) return false;
  if (
    property !== undefined &&
    !(effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => camelCase(property) in frame))
  )
    return false;
  if (
    iterations !== undefined &&
    timing?.iterations !== (iterations === 'infinite' ? Number.POSITIVE_INFINITY : iterations)
  )
    return false;
  return longest === undefined || Number(timing?.duration ?? Number.POSITIVE_INFINITY) <= longest;
}

function tell(animation: Animation): string {
  const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
  return `${nameOf(animation)}, ${short(Number(duration))} ms, ${iterations === Number.POSITIVE_INFINITY ? 'infinite' : `${iterations} ${iterations === 1 ? 'time' : 'times'}`}`;
}

const listRunning = (element: Element) =>
  element.getAnimations().filter(({ playState }) => playState === 'running');

/** Begins the element's CSS animations again: on a slow device a short one ends before the page can be checked. */
function restartAnimations(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const own = element.getAttribute('style');
  element.style.setProperty('animation', 'none', 'important');
  void getComputedStyle(element).animationName; // Only now the browser takes them away.
  if (own === null) element.removeAttribute('style');
  else element.setAttribute('style', own);
}

/** `animation`: what runs on the elements, or that none of this kind does. Durations in milliseconds. */
export function checkAnimation(wanted: AnimationCheck): Outcome {
  const { of, running, name, property, iterations, 'duration-at-most': longest } = wanted;
  const kind = [
    name ?? 'an animation',
    property === undefined ? '' : `of ${property}`,
    longest === undefined ? '' : `of at most ${longest} ms`,
    iterations === undefined ? '' : iterations === 'infinite' ? 'infinite' : `${iterations} times`,
  ]
    .filter((words) => words !== '')
    .join(' ');
  return firstFailure(
    getElements(of).map((element) => {
      if (listRunning(element).length === 0) restartAnimations(element);
      const moving = listRunning(element);
      const passed = moving.some((animation) => fits(animation, wanted)) === running;
      return {
        passed,
        expected: running ? kind : `not ${kind}`,
        got: moving.length === 0 ? `nothing moves on ${describe(element)}` : moving.map(tell).join('; '),
      };
    }),
  );
}
