import { replaceValue } from '../../edits.ts';
import { isConditional, setsLonghand, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { describeElement, type PageElement } from '../../parse/elements.ts';
import { listEnclosingAtRules, type Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report } from '../../report.ts';
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

/** The only animation shorthand of an element, where no state could change or stop it. */
function findCertainAnimation(applied: readonly AppliedDeclaration[]): Declaration | undefined {
  const [animation, ...others] = applied.filter(({ declaration }) =>
    /^animation(-|$)|^all$/.test(declaration.property),
  );
  const isOnly = others.length === 0 && animation?.isCertain === true;
  return isOnly && animation.declaration.property === 'animation' ? animation.declaration : undefined;
}

/** An animation whose values an element has for as long as the page is open. */
type LastingAnimation = EdgeKeyframes & {
  name: string;
  declaration: Declaration;
  isInfinite: boolean;
  /** Whether a delay shows the element's own values first. */
  showsBaseFirst: boolean;
};

/** Parses the animation of an element; undefined for one that ends and leaves no value. */
function findLastingAnimation(
  page: Page,
  applied: readonly AppliedDeclaration[],
): LastingAnimation | undefined {
  const declaration = findCertainAnimation(applied);
  if (!declaration || /[,(]/.test(declaration.value)) return undefined;
  const words = declaration.value.split(/\s+/);
  const names = page.sheets.flatMap(({ atRules }) =>
    atRules
      .filter((rule) => rule.name.endsWith('keyframes'))
      .map(({ prelude }) => prelude.replace(/["']/g, '')),
  );
  const name = words.find((word) => names.includes(word));
  if (name === undefined) return undefined;
  const keywords = new Set(words.map((word) => word.toLowerCase()));
  const isInfinite = keywords.has('infinite');
  const keepsLastKeyframe = keywords.has('forwards') || keywords.has('both');
  // An animation that never ends covers the value in whatever direction it runs.
  const hasOtherDirection = [...keywords].some((word) => /reverse|alternate/.test(word));
  if (keywords.has('paused') || (!isInfinite && (!keepsLastKeyframe || hasOtherDirection))) return undefined;
  const timeCount = words.filter((word) => /^[\d.]+m?s$/i.test(word)).length;
  const showsBaseFirst = timeCount > 1 && !keywords.has('both') && !keywords.has('backwards');
  return { ...listEdgeKeyframes(page, name), name, declaration, isInfinite, showsBaseFirst };
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

function reportAnimatedValue(
  { name, isInfinite, declaration: animation }: LastingAnimation,
  { declaration, selector }: AppliedDeclaration,
  element: PageElement,
): Report {
  const { property, span } = declaration;
  const shorthandWithoutFill = animation.value
    .replace(/\bforwards\b/i, '')
    .replace(/\bboth\b/i, 'backwards')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    code: 'overridden',
    span,
    message: `${property} of ${selector?.text ?? 'the style attribute'} loses to the animation ${name}${isInfinite ? ', which never ends' : ', which keeps its last keyframe'}: an animation beats every declaration that is not !important.`,
    data: { ...createDeclarationData(declaration, selector?.text), element: describeElement(element) },
    fixes: isInfinite
      ? createFixes(`Remove ${property} from @keyframes ${name}, or use another property for one of them.`)
      : createFixes(
          `Write animation: ${shorthandWithoutFill};`,
          replaceValue(animation, shorthandWithoutFill),
        ),
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
