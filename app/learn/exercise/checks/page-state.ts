import type { CheckState } from '#contract/lessons/lesson-checks.ts';
import { getElement, getElements } from './elements.ts';
import { fillControls } from './document/forms.ts';
import { UnmeasurableError } from './outcome.ts';
import { iterateAllRules } from './css-rules.ts';

/**
 * Script can't put an element into these states, so selectors get an attribute instead, which has the same
 * specificity.
 */
const stateAttributes = {
  'focus-visible': 'data-is-focus-visible',
  'focus-within': 'data-is-focus-within',
  focus: 'data-is-focus',
  hover: 'data-is-hover',
} as const;
const states = Object.keys(stateAttributes) as (keyof typeof stateAttributes)[];

function replaceStatePseudoClasses(): void {
  for (const rule of iterateAllRules()) {
    if (!(rule instanceof CSSStyleRule)) continue;
    let selector = rule.selectorText;
    for (const state of states)
      selector = selector.replaceAll(new RegExp(`:${state}(?![\\w-])`, 'g'), `[${stateAttributes[state]}]`);
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
}

function* selfAndAncestors(element: Element): Generator<Element> {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) yield ancestor;
}

function simulateHover(element: Element): void {
  for (const ancestor of selfAndAncestors(element)) ancestor.setAttribute(stateAttributes.hover, '');
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'] as const) {
    const EventClass = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new EventClass(type, { bubbles: !type.endsWith('enter') }));
  }
}

/**
 * The browser draws its focus ring for the pseudo-class, not for our attribute, so this style sheet adds it.
 * It is in the first layer, so that every rule of the page overrides it.
 */
function addBrowserFocusRing(): void {
  const style = document.createElement('style');
  // Firefox has no name for the colour and draws `auto` in its own.
  style.textContent = `@layer { :where([${stateAttributes['focus-visible']}]) { outline: auto 1px; outline-color: -webkit-focus-ring-color } }`;
  document.head.prepend(style);
}

function simulateFocus(element: Element): void {
  addBrowserFocusRing();
  element.setAttribute(stateAttributes.focus, '');
  element.setAttribute(stateAttributes['focus-visible'], '');
  for (const ancestor of selfAndAncestors(element))
    ancestor.setAttribute(stateAttributes['focus-within'], '');
  element.dispatchEvent(new FocusEvent('focus'));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** A page that nobody sees gets no frames. */
const longestWaitForFrameMs = 1000;

/** Resolves to the time of the next frame, which is when the page's own callbacks and animations go on. */
const waitForFrame = () =>
  new Promise<number>((resolve) => {
    const timer = setTimeout(() => resolve(performance.now()), longestWaitForFrameMs);
    requestAnimationFrame((time) => {
      clearTimeout(timer);
      resolve(time);
    });
  });

/** Waits by the page's frames: on a slow phone the first may come later than the time a check asks for. */
async function waitInFrames(milliseconds: number): Promise<void> {
  const start = await waitForFrame();
  while ((await waitForFrame()) < start + milliseconds);
}

const listTransitions = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition);

/** Holds every transition where it is: on a slow device a short one would end before a check looks at it. */
function holdTransitions(): void {
  for (const transition of listTransitions()) transition.playbackRate = 0;
}

/** Finishes every running transition, so that a check sees the final value. */
export function endTransitions(): void {
  for (const transition of listTransitions()) {
    // `finish()` throws for a playback rate of 0.
    if (transition.playbackRate === 0) transition.playbackRate = 1;
    transition.finish();
  }
}

/** Sets attributes, so that a check can test the page with other content; `null` removes an attribute. */
function setAttributes(attributesBySelector: NonNullable<CheckState['set']>): void {
  // All selectors are resolved first: an attribute that moves may be in the next selector.
  const targets = Object.entries(attributesBySelector).map(
    ([selector, attributes]) => [getElements(selector), Object.entries(attributes)] as const,
  );
  for (const [elements, attributes] of targets)
    for (const element of elements)
      for (const [name, value] of attributes)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
}

/**
 * Adds a style sheet after all others, so that a check can see which rules are stronger than its own. An
 * animation that it pauses goes back to its start, so that what a check sees at a negative delay does not
 * depend on how long the page was open before.
 */
function addStyleSheet(css: string): void {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  for (const animation of running) if (animation.playState === 'paused') animation.currentTime = 0;
}

/** Puts the page into the state a check asks for. */
export async function enterState(state: CheckState): Promise<void> {
  const { type, set, css, click, focus: focusSelector, hover, after } = state;
  if (css !== undefined) addStyleSheet(css);
  replaceStatePseudoClasses();
  // Transitions start from what was computed before, not in the middle of one that began with the page.
  for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
  endTransitions();
  if (type) fillControls(type);
  if (set) setAttributes(set);
  if (click !== undefined) {
    const target = getElement(click);
    if (!(target instanceof HTMLElement)) throw new UnmeasurableError(`${click} can't be pressed`);
    target.click();
  }
  if (focusSelector !== undefined) simulateFocus(getElement(focusSelector));
  if (hover !== undefined) simulateHover(getElement(hover));
  if (after === undefined) holdTransitions();
  else await waitInFrames(after);
  // Messages and timers that the events have queued.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
