import { unknownValue } from '../../../../values/longhand-value.ts';
import { isSetByAuthor } from '../../../../cascade/possible-values.ts';
import type { Page } from '../../../../cascade/page.ts';
import { canBePositioned, isInlineBox } from '../../../../cascade/layout.ts';
import { formatElement, type PageElement } from '../../../../parse/elements.ts';
import { listEnclosingAtRules } from '../../../../parse/style-sheet.ts';
import { splitTopLevel } from '../../../../parse/split-top-level.ts';
import { exampleKeyframe, type PropertyRule, type NoEffectReason } from '../../reason/property-rule.ts';

/** Rules on animations and transitions that take no time or have no keyframes. */
export const animationRules: readonly PropertyRule[] = [
  {
    properties: /^(animation|animation-name)$/,
    check: (page, element, value, property) => explainAnimation(page, element, value, property),
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value, property) => {
      if (value === 'none') return undefined;
      const hasDuration = (words: string): boolean =>
        /(?<![\w.])(?!0m?s)[\d.]*[1-9][\d.]*m?s\b/i.test(words) ||
        words.includes('var(') ||
        words.includes('calc(');
      const isTimed =
        property === 'transition'
          ? hasDuration(value)
          : isSetByAuthor(page, element, ['transition-duration'], ['0s', '0ms']);
      return isTimed
        ? undefined
        : {
            why: 'A transition without a duration takes no time, so it is not visible.',
            ...(property === 'transition'
              ? {
                  fix: `Write transition: ${splitTopLevel(value, ' ')[0] ?? 'all'} 0.3s.`,
                  value: `${splitTopLevel(value, ' ')[0] ?? 'all'} 0.3s`,
                }
              : { fix: 'Add transition-duration: 0.3s.', add: ['transition-duration: 0.3s'] }),
          };
    },
  },
];

const offsetPattern = /^(top|right|bottom|left|inset(-.*)?)$/;
const transformPattern = /^(transform|rotate|scale|translate)$/;

/** Why an animation of offsets or transforms alone moves nothing: its element has no position, or is inline. */
function explainMotionless(page: Page, element: PageElement, name: string): NoEffectReason | undefined {
  const animated = page.sheets
    .flatMap(({ rules }) => rules)
    .filter((rule) => {
      const [keyframes] = listEnclosingAtRules(rule);
      return keyframes?.name.endsWith('keyframes') && keyframes.prelude.replace(/["']/g, '') === name;
    })
    .flatMap(({ declarations }) => declarations)
    .filter(({ property }) => !property.startsWith('animation-'));
  const [first] = animated;
  const isOffsetOnly = animated.every(({ property }) => offsetPattern.test(property));
  const isTransformOnly = animated.every(({ property }) => transformPattern.test(property));
  if (first && isTransformOnly && isInlineBox(page, element))
    return {
      predicate: 'moves nothing',
      why: `@keyframes ${name} sets ${first.property}, and ${formatElement(element)} is an inline element, which can't be transformed.`,
      fix: 'Add display: inline-block.',
      add: ['display: inline-block'],
    };
  return first && isOffsetOnly && !canBePositioned(page, element)
    ? {
        predicate: 'moves nothing',
        why: `@keyframes ${name} sets ${first.property}, which has no effect on ${formatElement(element)}: its position is static.`,
        fix: 'Add position: relative.',
        add: ['position: relative'],
      }
    : undefined;
}

const animationKeywordPattern =
  /^(none|normal|reverse|alternate|alternate-reverse|running|paused|forwards|backwards|both|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|initial|inherit|unset|auto|revert|revert-layer)$/i;

/** The name of the @keyframes in the words of an animation. */
function findKeyframesName(words: readonly string[]): string | undefined {
  return words
    .find((word) => !animationKeywordPattern.test(word) && !/^[-+.\d]/.test(word) && !word.includes('('))
    ?.replace(/["']/g, '');
}

/** Adds the @keyframes of an animation, and its duration where it has none. */
function addMissingKeyframes(
  property: string,
  value: string,
  hasDuration: boolean,
): Pick<NoEffectReason, 'fix' | 'value' | 'add' | 'keyframes'> {
  const names = splitTopLevel(value, ',').map((text) => findKeyframesName(splitTopLevel(text, ' ')));
  const keyframes = [...new Set(names.filter((name) => name !== undefined))];
  const written = keyframes.map((name) => `@keyframes ${name}`).join(' and ');
  const fix = `Add ${written} { ${exampleKeyframe} }, with the change that you want.`;
  if (!keyframes.every((name) => /^-?[a-z_][\w-]*$/i.test(name))) return { fix };
  if (hasDuration) return { fix, keyframes };
  const [name = ''] = keyframes;
  const timed = value.replace(name, `${name} 1s`);
  return property === 'animation'
    ? { fix: `Write animation: ${timed}. ${fix}`, value: timed, keyframes }
    : { fix, add: ['animation-duration: 1s'], keyframes };
}

function explainAnimation(
  page: Page,
  element: PageElement,
  value: string,
  property: string,
): NoEffectReason | undefined {
  if (/\bvar\(/.test(value)) return undefined;
  const keyframesNames = page.sheets.flatMap(({ atRules }) =>
    atRules
      .filter(({ name }) => name.endsWith('keyframes'))
      .map(({ prelude }) => prelude.replace(/["']/g, '')),
  );
  for (const text of splitTopLevel(value, ',')) {
    const words = splitTopLevel(text, ' ');
    const name = findKeyframesName(words);
    const hasDuration =
      property === 'animation'
        ? words.some((word) => /^[\d.]*[1-9][\d.]*m?s$/i.test(word) || word.includes('(')) ||
          words.includes('auto')
        : isSetByAuthor(page, element, ['animation-duration'], ['0s']);
    if (name !== undefined && !keyframesNames.includes(name)) {
      return {
        why: `There are no @keyframes called ${name}${keyframesNames.length > 0 ? `; the page has ${keyframesNames.join(', ')}` : ''}.`,
        ...(keyframesNames[0] === undefined
          ? addMissingKeyframes(property, value, hasDuration)
          : { fix: `Write ${keyframesNames[0]}.`, value: value.replace(name, keyframesNames[0]) }),
      };
    }
    if (
      name !== undefined &&
      !hasDuration &&
      !isSetByAuthor(
        page,
        element,
        ['animation-timeline', 'animation-duration'],
        ['auto', '0s', unknownValue],
      )
    )
      return {
        why: 'The animation has no duration, so it ends as it starts.',
        ...(property === 'animation'
          ? { fix: `Write animation: ${name} 1s.`, value: value.replace(name, `${name} 1s`) }
          : { fix: 'Add animation-duration: 1s.', add: ['animation-duration: 1s'] }),
      };
    const motionless =
      name !== undefined && !value.includes(',') ? explainMotionless(page, element, name) : undefined;
    if (motionless && !page.hasScript) return motionless;
  }
  return undefined;
}
