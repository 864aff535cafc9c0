import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
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

function fits(animation: Animation, element: Element, wanted: AnimationCheck): boolean {
  const { name, property, iterations, 'duration-at-least': shortest, 'duration-at-most': longest } = wanted;
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
  const duration = Number(timing?.duration ?? Number.POSITIVE_INFINITY);
  if (shortest !== undefined && duration < shortest) return false;
  // What begins late is late for the user as well.
  if (longest !== undefined && (timing?.delay ?? 0) + duration > longest) return false;
  if (
    wanted.from !== undefined &&
    !beginsWith(animation, element, property ?? 'opacity', String(wanted.from))
  )
    return false;
  if (wanted.moves === true && !changesPlace(animation, element)) return false;
  return wanted.visible !== true || element.checkVisibility({ visibilityProperty: true });
}

/** What there is to see at one moment of the animation, from 0, its beginning, to 1. */
function readAt<Seen>(animation: Animation, progress: number, read: () => Seen): Seen {
  const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
  const before = animation.currentTime;
  // At its very end an animation is over, and its effect gone.
  animation.currentTime = delay + Number(duration ?? 0) * Math.min(progress, 0.999);
  const seen = read();
  animation.currentTime = before;
  return seen;
}

function beginsWith(animation: Animation, element: Element, property: string, value: string): boolean {
  return readAt(animation, 0, () => getComputedStyle(element).getPropertyValue(property)) === value;
}

/** Whether the element is elsewhere, or of another size, at some moment. */
function changesPlace(animation: Animation, element: Element): boolean {
  const [first, ...others] = [0, 0.25, 0.5, 0.75, 1].map((progress) =>
    readAt(animation, progress, () => element.getBoundingClientRect()),
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

function describeAnimation(animation: Animation): string {
  const { delay = 0, duration, iterations } = animation.effect?.getComputedTiming() ?? {};
  const late = delay > 0 ? ` after ${formatDecimal(delay)} ms` : '';
  return `${nameOf(animation)}, ${formatDecimal(Number(duration))} ms${late}, ${iterations === Number.POSITIVE_INFINITY ? 'infinite' : `${iterations} ${iterations === 1 ? 'time' : 'times'}`}`;
}

const listRunning = (element: Element) =>
  element.getAnimations().filter(({ playState }) => playState === 'running');

/**
 * Begins the element's CSS animations again, and its transitions from `@starting-style`: on a slow device a
 * short one ends before the page can be checked.
 */
function restartAnimations(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const own = element.getAttribute('style');
  element.style.setProperty('display', 'none', 'important');
  void getComputedStyle(element).display; // Only now the browser takes the element away.
  if (own === null) element.removeAttribute('style');
  else element.setAttribute('style', own);
}

/** `animation`: what runs on the elements, or that none of this kind does. Durations in milliseconds. */
export function checkAnimation(wanted: AnimationCheck): Outcome {
  const { of, running, name, property, iterations, from, moves, visible } = wanted;
  const [shortest, longest] = [wanted['duration-at-least'], wanted['duration-at-most']];
  const kind = [
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
  return firstFailure(
    getElements(of).map((element) => {
      if (listRunning(element).length === 0) restartAnimations(element);
      const moving = listRunning(element);
      const passed = moving.some((animation) => fits(animation, element, wanted)) === running;
      return {
        passed,
        expected: running ? kind : `not ${kind}`,
        got:
          moving.length === 0
            ? `nothing moves on ${describe(element)}`
            : moving.map(describeAnimation).join('; '),
      };
    }),
  );
}
