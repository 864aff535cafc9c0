import { outlineId } from '../pick-elements.ts';
import type { FrameCommand, FrameMessage, Motion } from '../frame-messages.ts';
import { setPlaybackRate } from './set-playback-rate.ts';
import {
  getEndTime,
  findLongest,
  listKeyframeStops,
  getCurrentTime,
  type AnimationPart,
} from './timeline.ts';
import { watchVisibility } from './watch-visibility.ts';

const noPreferenceQuery = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g;
const reduceQuery = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;

function allowInRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const text = media.mediaText
        .replace(noPreferenceQuery, '(min-width: 0px)')
        .replace(reduceQuery, '(max-width: 0px)');
      if (text !== media.mediaText) media.mediaText = text;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) allowInRules(rule.cssRules);
  }
}

/**
 * Enables animations in the document's style sheets although the user prefers reduced motion:
 * motion-script.ts does not play them before the user presses *Play*.
 */
function allowMotion(): void {
  for (const sheet of document.styleSheets) allowInRules(sheet.cssRules);
}

/*
 * Added to results that move, when the page has a player for them: CSS animations and transitions and those
 * of the Web Animations API are played from the start, slowly, or shown at one moment. They are slowed and
 * held by their rates, never paused: after a call of `pause()` the code's own `animation-play-state` would no
 * longer count.
 */

const root = document.documentElement;
const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
const knownAnimations = new Set<Animation>();
/** The animations that began together last: *Play* plays these again. */
let group: AnimationPart[] = [];
let rate = 1;
let isOnScreen = false;
let isPaused = isReduced;
let isMotionAllowed = !isReduced;
let lastSent = '';

function currentRate(): number {
  return isPaused || !isOnScreen ? 0 : rate;
}

function setPlaybackRates(): void {
  for (const animation of knownAnimations) setPlaybackRate(animation, currentRate());
}

function isSameTransition(one: Animation, other: Animation): boolean {
  return (
    one instanceof CSSTransition &&
    other instanceof CSSTransition &&
    one.transitionProperty === other.transitionProperty &&
    one.effect instanceof KeyframeEffect &&
    other.effect instanceof KeyframeEffect &&
    one.effect.target === other.effect.target
  );
}

/**
 * Adds the animations that have begun since the last call to the group. A transition back gets the current
 * rate too, but the one before it stays the group that is played again.
 */
function addNewAnimations(): void {
  const newAnimations = document
    .getAnimations()
    .filter(({ timeline, id }) => timeline === document.timeline && id !== outlineId)
    .flatMap((animation): AnimationPart[] =>
      !knownAnimations.has(animation) && animation.effect instanceof KeyframeEffect
        ? [{ animation, effect: animation.effect, offset: 0 }]
        : [],
    );
  if (newAnimations.length === 0) return;
  for (const { animation } of newAnimations) {
    knownAnimations.add(animation);
    if (isMotionAllowed || !(animation instanceof CSSTransition)) continue;
    knownAnimations.delete(animation); // With reduced motion a change is at its end at once.
    animation.finish();
  }
  const isReversal = newAnimations.every(({ animation }) =>
    group.some((part) => isSameTransition(part.animation, animation)),
  );
  if (!isReversal) {
    const running = group.filter(({ animation }) => animation.playState === 'running');
    const longest = findLongest(running);
    const elapsed = longest ? getCurrentTime(longest) : 0;
    group = [
      ...(running.length > 0 ? group : []),
      ...newAnimations.map((part) => ({ ...part, offset: elapsed })),
    ].filter(({ animation }) => animation.playState !== 'idle' || animation instanceof CSSTransition);
  }
  setPlaybackRates();
}

/** Makes a transition that has ended play again; a fill makes it keep showing its last frame. */
function replayTransition({ animation, effect }: AnimationPart): void {
  if (!(animation instanceof CSSTransition)) return;
  knownAnimations.add(animation);
  effect.updateTiming({ fill: 'both' });
  animation.play();
}

function seekGroup(time: number): void {
  for (const part of group) {
    replayTransition(part);
    part.animation.currentTime = time - part.offset;
  }
}

/**
 * When the user acts in the result, removes the fill of replayed transitions, which would hide the effect.
 */
function clearTransitionFills(): void {
  for (const { animation, effect } of group) {
    if (!(animation instanceof CSSTransition) || effect.getTiming().fill !== 'both') continue;
    effect.updateTiming({ fill: 'backwards' });
    animation.cancel();
  }
  requestAnimationFrame(addNewAnimations);
}

function describe(): Motion {
  const longest = findLongest(group);
  return {
    time: longest ? getCurrentTime(longest) : 0,
    duration: longest ? getEndTime(longest) : 0,
    isPlaying: currentRate() > 0 && group.some(({ animation }) => animation.playState === 'running'),
    isWaiting: !isMotionAllowed,
    stops: longest ? listKeyframeStops(longest) : [],
  };
}

function report(): void {
  const message: FrameMessage = { kind: 'motion', motion: describe() };
  const text = JSON.stringify(message);
  if (text === lastSent) return;
  lastSent = text;
  parent.postMessage(message, '*');
}

/** Runs while the result is on screen and its document has not been replaced. */
function onFrame(): void {
  if (!isOnScreen || root !== document.documentElement) return;
  addNewAnimations();
  report();
  requestAnimationFrame(onFrame);
}

function execute(command: FrameCommand): void {
  if (command.kind === 'speed') rate = command.rate;
  if (command.kind === 'pause') isPaused = true;
  if (command.kind === 'resume' || command.kind === 'play') [isPaused, isMotionAllowed] = [false, true];
  if (command.kind === 'seek') isPaused = true;
  if (command.kind === 'seek') seekGroup(command.time);
  if (command.kind === 'play') seekGroup(0);
  setPlaybackRates();
  report();
}

function start(): void {
  if (isReduced) allowMotion();
  addNewAnimations();
  if (isPaused) for (const { animation } of group) animation.currentTime = 0;
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, clearTransitionFills, true);
  addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | null>) => {
    if (source === parent && typeof data === 'object' && data !== null) execute(data);
  });
  watchVisibility((isVisible) => {
    isOnScreen = isVisible;
    setPlaybackRates();
    onFrame();
  });
  report();
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
