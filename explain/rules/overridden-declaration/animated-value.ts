import { replaceValue } from '../../edits.ts';
import { isConditional, listValues, setsLonghand, type Applied } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { nameOf } from '../../read/elements.ts';
import { atRulesAround, type Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report } from '../../report.ts';
import { longhandsOf } from '../../values/longhand-value.ts';

type Frames = { first: Declaration[]; last: Declaration[] };

/** What the first and the last keyframe of an animation set. */
function readFrames(page: Page, name: string): Frames {
  const frames: Frames = { first: [], last: [] };
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    const around = atRulesAround(rule)[0];
    if (!around?.name.endsWith('keyframes') || around.prelude.replace(/["']/g, '') !== name) continue;
    const steps = rule.prelude
      .toLowerCase()
      .split(',')
      .map((step) => step.trim());
    if (steps.some((step) => /^(from|0%)$/.test(step))) frames.first.push(...rule.declarations);
    if (steps.some((step) => /^(to|100%)$/.test(step))) frames.last.push(...rule.declarations);
  }
  return frames;
}

const sets = (declarations: readonly Declaration[], longhand: string): Declaration | undefined =>
  declarations.find(({ property }) => setsLonghand(property, longhand));

/** The one animation shorthand that surely applies; undefined where a state could change or stop it. */
function findAnimation(applied: readonly Applied[]): Applied | undefined {
  const all = applied.filter(({ declaration }) => /^animation(-|$)|^all$/.test(declaration.property));
  const [only] = all;
  return all.length === 1 && only?.sure && only.declaration.property === 'animation' ? only : undefined;
}

function explain(page: Page, applied: readonly Applied[], name: string): Report[] {
  const animation = findAnimation(applied);
  if (!animation) return [];
  const { value } = animation.declaration;
  const words = value.toLowerCase().split(/\s+/);
  const animationName = value
    .split(/\s+/)
    .find((word) =>
      page.sheets.some(({ atRules }) =>
        atRules.some((rule) => rule.name.endsWith('keyframes') && rule.prelude.replace(/["']/g, '') === word),
      ),
    );
  if (animationName === undefined || value.includes(',') || value.includes('(')) return [];
  const isInfinite = words.includes('infinite');
  const keepsLast = words.includes('forwards') || words.includes('both');
  const times = words.filter((word) => /^[\d.]+m?s$/.test(word)).length;
  const showsBaseFirst = times > 1 && !words.includes('both') && !words.includes('backwards');
  // An animation that never ends covers the value in whatever direction it runs.
  const isTurned = words.some((word) => /reverse|alternate/.test(word));
  if ((!isInfinite && (!keepsLast || isTurned)) || words.includes('paused')) return [];
  const { first, last } = readFrames(page, animationName);
  return applied.flatMap(({ declaration, selector, sure }) => {
    const { property, written, span, important } = declaration;
    if (important || isConditional(declaration) || /^(animation|transition|--)/.test(property)) return [];
    const longhands = longhandsOf(property);
    const [longhand] = longhands;
    if (longhand === undefined || longhands.length > 1) return [];
    const [start, end] = [sets(first, longhand), sets(last, longhand)];
    if (!end || (isInfinite && !start)) return [];
    const isStartValue = [start, end].some((frame) => frame?.value === declaration.value);
    // A rule that always applies is often where the animation starts from.
    if (
      sure &&
      (!start || isStartValue || showsBaseFirst || declaration.parent === animation.declaration.parent)
    )
      if (!start || isStartValue || showsBaseFirst || /^(0|none)$/.test(declaration.value)) return [];
    if (!sure && isStartValue) return [];
    const kept = value
      .replace(/\bforwards\b/i, '')
      .replace(/\bboth\b/i, 'backwards')
      .replace(/\s+/g, ' ')
      .trim();
    return [
      {
        code: 'overridden' as const,
        span,
        message: `${property} of ${selector?.text ?? 'the style attribute'} loses to the animation ${animationName}${isInfinite ? ', which never ends' : ', which keeps its last keyframe'}: an animation beats every declaration that is not !important.`,
        data: {
          property: written,
          value: declaration.value,
          ...(selector ? { selector: selector.text } : {}),
          element: name,
        },
        fixes: isInfinite
          ? fixes(
              `Remove ${property} from @keyframes ${animationName}, or use another property for one of them.`,
            )
          : fixes(`Write animation: ${kept};`, replaceValue(animation.declaration, kept)),
      },
    ];
  });
}

/** Declarations that an animation covers as long as the page is open. */
export function explainAnimated(page: Page): Report[] {
  const reports = new Map<number, Report>();
  if (page.hasScript) return [];
  for (const element of page.elements) {
    const applied = appliedTo(page, element);
    if (listValues(applied, 'animation-name').length === 0) continue;
    for (const report of explain(page, applied, nameOf(element))) reports.set(report.span.start, report);
  }
  return [...reports.values()];
}
