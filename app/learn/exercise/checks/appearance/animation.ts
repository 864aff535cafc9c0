import { isShown } from '#app/learn/playground/frame/is-shown.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import { formatElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

type AnimationCheck = NonNullable<Check['animation']>;

function getAnimationName(animation: Animation): string {
  if (animation instanceof CSSAnimation) return animation.animationName;
  if (animation instanceof CSSTransition) return `transition of ${animation.transitionProperty}`;
  return animation.id || 'animation';
}

const toCamelCase = (property: string) =>
  property.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

function matchesCheck(animation: Animation, element: Element, check: AnimationCheck): boolean {
  const { name, property, iterations, 'duration-at-least': shortest, 'duration-at-most': longest } = check;
  const { effect } = animation;
  const timing = effect?.getComputedTiming();
  if (name !== undefined && getAnimationName(animation) !== name) return false;
  if (
    property !== undefined &&
    !(
      effect instanceof KeyframeEffect &&
      effect.getKeyframes().some((frame) => toCamelCase(property) in frame)
    )
  )
    return false;
  if (
    iterations !== undefined &&
    timing?.iterations !== (iterations === 'infinite' ? Number.POSITIVE_INFINITY : iterations)
  )
    return false;
  const duration = Number(timing?.duration ?? Number.POSITIVE_INFINITY);
  if (shortest !== undefined && duration < shortest) return false;
  // The delay counts too: the user waits for it.
  if (longest !== undefined && (timing?.delay ?? 0) + duration > longest) return false;
  if (
    check.from !== undefined &&
    !hasStartValue(animation, element, property ?? 'opacity', String(check.from))
  )
    return false;
  if (check.moves === true && !changesGeometry(animation, element)) return false;
  return check.visible !== true || isShown(element);
}

/** Reads a value while the animation is at this progress, from 0 to 1. */
function readAtProgress<Value>(animation: Animation, progress: number, read: () => Value): Value {
  const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
  const previousTime = animation.currentTime;
  // At a progress of 1 the animation is finished and has no effect any more.
  animation.currentTime = delay + Number(duration ?? 0) * Math.min(progress, 0.999);
  const value = read();
  animation.currentTime = previousTime;
  return value;
}

function hasStartValue(animation: Animation, element: Element, property: string, value: string): boolean {
  return readAtProgress(animation, 0, () => getComputedStyle(element).getPropertyValue(property)) === value;
}

/** Whether the animation changes the element's position or size. */
function changesGeometry(animation: Animation, element: Element): boolean {
  const [first, ...others] = [0, 0.25, 0.5, 0.75, 1].map((progress) =>
    readAtProgress(animation, progress, () => element.getBoundingClientRect()),
  );
  const differs = (one: number, other = 0) => Math.abs(one - other) > 1;
  return others.some(
    ({ left, top, width, height }) =>
      differs(left, first?.left) ||
      differs(top, first?.top) ||
      differs(width, first?.width) ||
      differs(height, first?.height),
  );
}

function formatAnimation(animation: Animation): string {
  const { delay = 0, duration, iterations } = animation.effect?.getComputedTiming() ?? {};
  const delayText = delay > 0 ? ` after ${formatDecimal(delay)} ms` : '';
  return `${getAnimationName(animation)}, ${formatDecimal(Number(duration))} ms${delayText}, ${iterations === Number.POSITIVE_INFINITY ? 'infinite' : `${iterations} ${iterations === 1 ? 'time' : 'times'}`}`;
}

/** Nobody sees what is over sooner: `0.01ms` is the usual way to take all motion out. */
const shortestMotionMs = 20;

const listRunningAnimations = (element: Element) =>
  element
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().activeDuration) >= shortestMotionMs,
    );

/**
 * Begins the element's CSS animations again, and its transitions from `@starting-style`: on a slow device a
 * short one ends before the page can be checked.
 */
function restartAnimations(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const inlineStyle = element.getAttribute('style');
  element.style.setProperty('display', 'none', 'important');
  void getComputedStyle(element).display; // Reading a style makes the browser apply `display: none`.
  if (inlineStyle === null) element.removeAttribute('style');
  else element.setAttribute('style', inlineStyle);
}

/** `animation`: what runs on the elements, or that none of this kind does. Durations in milliseconds. */
export function checkAnimation(check: AnimationCheck): Outcome {
  const { of, running, name, property, iterations, from, moves, visible } = check;
  const [shortest, longest] = [check['duration-at-least'], check['duration-at-most']];
  const description = [
    name ?? 'an animation',
    property === undefined ? '' : `of ${property}`,
    from === undefined ? '' : `from ${from}`,
    moves === true ? 'that moves it' : '',
    visible === true ? 'that can be seen' : '',
    shortest === undefined ? '' : `of at least ${shortest} ms`,
    longest === undefined ? '' : `of at most ${longest} ms`,
    iterations === undefined ? '' : iterations === 'infinite' ? 'infinite' : `${iterations} times`,
  ]
    .filter((words) => words !== '')
    .join(' ');
  return findFirstFailure(
    getElements(of).map((element) => {
      if (listRunningAnimations(element).length === 0) restartAnimations(element);
      const animations = listRunningAnimations(element);
      const passed = animations.some((animation) => matchesCheck(animation, element, check)) === running;
      return {
        passed,
        expected: running ? description : `not ${description}`,
        got:
          animations.length === 0
            ? `nothing moves on ${formatElement(element)}`
            : animations.map(formatAnimation).join('; '),
      };
    }),
  );
}
