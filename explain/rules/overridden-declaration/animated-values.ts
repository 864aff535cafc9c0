import { addDeclarations, removeDeclaration, replaceValue } from '../../edits.ts';
import { findWinner, isConditional, setsLonghand, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { listEnclosingAtRules, type Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report, type SpanFix } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';

type EdgeKeyframes = { first: Declaration[]; last: Declaration[] };

/** The declarations of the first and of the last keyframe of an animation. */
function listEdgeKeyframes(page: Page, name: string): EdgeKeyframes {
  const frames: EdgeKeyframes = { first: [], last: [] };
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    const keyframesRule = listEnclosingAtRules(rule)[0];
    if (!keyframesRule?.name.endsWith('keyframes') || keyframesRule.prelude.replace(/["']/g, '') !== name)
      continue;
    const steps = rule.prelude
      .toLowerCase()
      .split(',')
      .map((step) => step.trim());
    if (steps.some((step) => /^(from|0%)$/.test(step))) frames.first.push(...rule.declarations);
    if (steps.some((step) => /^(to|100%)$/.test(step))) frames.last.push(...rule.declarations);
  }
  return frames;
}

function findSetting(declarations: readonly Declaration[], longhand: string): Declaration | undefined {
  return declarations.find(({ property }) => setsLonghand(property, longhand));
}

/** Whether a declaration is only for users who asked for less motion. */
function isForReducedMotion({ declaration }: AppliedDeclaration): boolean {
  return listEnclosingAtRules(declaration).some(({ prelude }) =>
    /prefers-reduced-motion(?!\s*:\s*no-preference)/.test(prelude),
  );
}

/** The animation declarations of an element, where no state could change or stop the animation. */
function listCertainAnimations(applied: readonly AppliedDeclaration[]): AppliedDeclaration[] {
  const animations = applied.filter(
    (candidate) =>
      /^animation(-|$)|^all$/.test(candidate.declaration.property) && !isForReducedMotion(candidate),
  );
  return animations.every(({ isCertain }) => isCertain) ? animations : [];
}

/** An animation whose values an element has for as long as the page is open. */
type LastingAnimation = EdgeKeyframes & {
  name: string;
  /** The declaration that names the keyframes. */
  declaration: Declaration;
  /** The declaration that says what is shown after the end. */
  fillMode: Declaration | undefined;
  isInfinite: boolean;
  /** Whether a delay shows the element's own values first. */
  showsBaseFirst: boolean;
};

/** The animation of an element; undefined for one that ends and leaves no value. */
function findLastingAnimation(
  page: Page,
  applied: readonly AppliedDeclaration[],
): LastingAnimation | undefined {
  const animations = listCertainAnimations(applied);
  // A value is that of its longhand, or the whole shorthand.
  const [nameSetting, count, fillMode, direction, playState, delay] = [
    'name',
    'iteration-count',
    'fill-mode',
    'direction',
    'play-state',
    'delay',
  ].map((part) => findWinner(animations, `animation-${part}`)?.declaration);
  const settings = [nameSetting, count, fillMode, direction, playState, delay];
  if (!nameSetting || settings.some((setting) => /[,(]/.test(setting?.value ?? ''))) return undefined;
  const hasKeyword = (setting: Declaration | undefined, keyword: RegExp): boolean =>
    setting?.value.split(/\s+/).some((word) => keyword.test(word)) === true;
  const names = page.sheets.flatMap(({ atRules }) =>
    atRules
      .filter((rule) => rule.name.endsWith('keyframes'))
      .map(({ prelude }) => prelude.replace(/["']/g, '')),
  );
  const name = nameSetting.value.split(/\s+/).find((word) => names.includes(word));
  if (name === undefined) return undefined;
  const isInfinite = hasKeyword(count, /^infinite$/i);
  const keepsLastKeyframe = hasKeyword(fillMode, /^(forwards|both)$/i);
  // An animation that never ends covers the value in whatever direction it runs.
  const hasOtherDirection = hasKeyword(direction, /reverse|alternate/i);
  const isLasting = isInfinite || (keepsLastKeyframe && !hasOtherDirection);
  if (!isLasting || hasKeyword(playState, /^paused$/i)) return undefined;
  const times = delay?.value.match(/(?<!\S)(?!0m?s)[\d.]+m?s(?!\S)/gi) ?? [];
  const hasDelay = times.length > (delay?.property === 'animation' ? 1 : 0);
  const showsBaseFirst = hasDelay && !hasKeyword(fillMode, /^(both|backwards)$/i);
  const frames = listEdgeKeyframes(page, name);
  return { ...frames, name, declaration: nameSetting, fillMode, isInfinite, showsBaseFirst };
}

/** Whether an animation covers the value of a longhand that the author most likely wanted to see. */
function coversValue(
  { first, last, isInfinite, showsBaseFirst, declaration: animation }: LastingAnimation,
  { declaration, isCertain }: AppliedDeclaration,
): boolean {
  const [longhand, ...otherLonghands] = listLonghands(declaration.property);
  if (longhand === undefined || otherLonghands.length > 0) return false;
  const start = findSetting(first, longhand);
  const end = findSetting(last, longhand);
  if (!end || (isInfinite && !start)) return false;
  const isStartValue = [start, end].some((keyframe) => keyframe?.value === declaration.value);
  if (!isCertain) return !isStartValue;
  // A rule that always applies is often where the animation starts from.
  const isBaseValue = declaration.parent === animation.parent && /^(0|none)$/.test(declaration.value);
  return start !== undefined && !isStartValue && !showsBaseFirst && !isBaseValue;
}

/** Takes away that the animation keeps its last keyframe. */
function fixFillMode(fillMode: Declaration | undefined): SpanFix[] {
  if (!fillMode) return [];
  const value = fillMode.value
    .replace(/\bforwards\b/i, '')
    .replace(/\bboth\b/i, 'backwards')
    .replace(/\s+/g, ' ')
    .trim();
  return value === ''
    ? createFixes('Remove animation-fill-mode.', removeDeclaration(fillMode))
    : createFixes(`Write ${fillMode.property}: ${value};`, replaceValue(fillMode, value));
}

/** Stops an animation that never ends in the state that the declaration is for. */
function fixEndlessAnimation(
  name: string,
  { declaration, selector, isSelectorCertain }: AppliedDeclaration,
): SpanFix[] {
  return isSelectorCertain || !selector
    ? createFixes(
        `Remove ${declaration.property} from @keyframes ${name}, or use another property for one of them.`,
      )
    : createFixes(
        `Add animation: none to ${selector.text}, or use another property in @keyframes ${name}.`,
        addDeclarations(declaration, ['animation: none']),
      );
}

function reportAnimatedValue(
  { name, isInfinite, fillMode }: LastingAnimation,
  applied: AppliedDeclaration,
  element: PageElement,
): Report {
  const { declaration, selector } = applied;
  const { property, span } = declaration;
  return {
    code: 'overridden',
    span,
    message: `${property} of ${selector?.text ?? 'the style attribute'} loses to the animation ${name}${isInfinite ? ', which never ends' : ', which keeps its last keyframe'}: an animation beats every declaration that is not !important.`,
    data: { ...createDeclarationData(declaration, selector?.text), element: formatElement(element) },
    fixes: isInfinite ? fixEndlessAnimation(name, applied) : fixFillMode(fillMode),
  };
}

/** Whether an animation can override a declaration (CSS Cascade 5, cascade sorting order: animations). */
function canBeAnimated({ declaration }: AppliedDeclaration): boolean {
  return (
    !declaration.isImportant &&
    !isConditional(declaration) &&
    !/^(animation|transition|--)/.test(declaration.property)
  );
}

/** Declarations that an animation overrides for as long as the page is open. */
export function explainAnimatedValues(page: Page): Report[] {
  const reports = new Map<number, Report>();
  if (page.hasScript) return [];
  for (const element of page.elements) {
    const applied = listApplied(page, element);
    const animation = findLastingAnimation(page, applied);
    if (!animation) continue;
    for (const candidate of applied) {
      if (canBeAnimated(candidate) && coversValue(animation, candidate))
        reports.set(candidate.declaration.span.start, reportAnimatedValue(animation, candidate, element));
    }
  }
  return [...reports.values()];
}
