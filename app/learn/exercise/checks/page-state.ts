import type { CheckState } from '#contract/lessons/lesson-checks.ts';
import { getElement, getElements } from './elements.ts';
import { fillControls } from './document/forms.ts';
import { UnmeasurableError } from './outcome.ts';
import { allRules } from './css-rules.ts';

/**
 * Script can't put an element into these states, so selectors get an attribute instead, which has the same specificity.
 */
const stateAttributes = {
  'focus-visible': 'data-is-focus-visible',
  'focus-within': 'data-is-focus-within',
  focus: 'data-is-focus',
  hover: 'data-is-hover',
} as const;
const states = Object.keys(stateAttributes) as (keyof typeof stateAttributes)[];

function nameStatesByAttribute(): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSStyleRule)) continue;
    let selector = rule.selectorText;
    for (const state of states)
      selector = selector.replaceAll(new RegExp(`:${state}(?![\\w-])`, 'g'), `[${stateAttributes[state]}]`);
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
}

function* selfAndAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at;
}

function point(element: Element): void {
  for (const at of selfAndAncestors(element)) at.setAttribute(stateAttributes.hover, '');
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'] as const) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new Kind(type, { bubbles: !type.endsWith('enter') }));
  }
}

/**
 * The browser's own focus ring, which an attribute does not bring. It is in the first layer, so that every
 * rule of the page wins against it.
 */
function addBrowserFocusRing(): void {
  const style = document.createElement('style');
  style.textContent = `@layer { :where([${stateAttributes['focus-visible']}]) { outline: auto 1px -webkit-focus-ring-color } }`;
  document.head.prepend(style);
}

function focus(element: Element): void {
  addBrowserFocusRing();
  element.setAttribute(stateAttributes.focus, '');
  element.setAttribute(stateAttributes['focus-visible'], '');
  for (const at of selfAndAncestors(element)) at.setAttribute(stateAttributes['focus-within'], '');
  element.dispatchEvent(new FocusEvent('focus'));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Finishes every running transition, so that a check sees the final value. */
export function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) {
      // One that is held has no end to go to.
      if (animation.playbackRate === 0) animation.playbackRate = 1;
      animation.finish();
    }
}

/** Gives elements other attributes, so that a check can see the page of another day; `null` takes an attribute away. */
function setAttributes(asked: NonNullable<CheckState['set']>): void {
  // All selectors are resolved first: an attribute that moves may be in the next selector.
  const found = Object.entries(asked).map(
    ([selector, attributes]) => [getElements(selector), Object.entries(attributes)] as const,
  );
  for (const [elements, attributes] of found)
    for (const element of elements)
      for (const [name, value] of attributes)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
}

/** Adds a style sheet after all others, so that a check can see which rules are stronger than its own. */
function addStyleSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** Puts the page into the state a check asks for. */
export async function enterState(state: CheckState): Promise<void> {
  const { type, set, css, click, focus: focused, hover, after } = state;
  if (css !== undefined) addStyleSheet(css);
  nameStatesByAttribute();
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
  if (focused !== undefined) focus(getElement(focused));
  if (hover !== undefined) point(getElement(hover));
  await wait(after ?? 0);
}
