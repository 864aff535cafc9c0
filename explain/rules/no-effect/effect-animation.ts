import { isSet } from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import type { PageElement } from '../../read/elements.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import type { EffectRule, Reason } from './reason/effect-rule.ts';

/** Rules on animations and transitions that take no time or have no keyframes. */
export const animationRules: readonly EffectRule[] = [
  {
    properties: /^(animation|animation-name)$/,
    check: (page, element, value, property) => explainAnimation(page, element, value, property),
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value, property) => {
      if (value === 'none') return undefined;
      const timed = (words: string): boolean =>
        /(?<![\w.])(?!0m?s)[\d.]*[1-9][\d.]*m?s\b/i.test(words) ||
        words.includes('var(') ||
        words.includes('calc(');
      const has =
        property === 'transition'
          ? timed(value)
          : isSet(page, element, ['transition-duration'], ['0s', '0ms']);
      return has
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

const animationWords =
  /^(none|normal|reverse|alternate|alternate-reverse|running|paused|forwards|backwards|both|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|initial|inherit|unset|auto|revert|revert-layer)$/i;

function explainAnimation(
  page: Page,
  element: PageElement,
  value: string,
  property: string,
): Reason | undefined {
  if (/\bvar\(/.test(value)) return undefined;
  const known = page.sheets.flatMap(({ atRules }) =>
    atRules
      .filter(({ name }) => name.endsWith('keyframes'))
      .map(({ prelude }) => prelude.replace(/["']/g, '')),
  );
  for (const one of splitTopLevel(value, ',')) {
    const words = splitTopLevel(one, ' ');
    const name = words
      .find((word) => !animationWords.test(word) && !/^[-+.\d]/.test(word) && !word.includes('('))
      ?.replace(/["']/g, '');
    if (name !== undefined && !known.includes(name)) {
      return {
        why: `There are no @keyframes called ${name}${known.length > 0 ? `; the page has ${known.join(', ')}` : ''}.`,
        ...(known[0] === undefined
          ? { fix: `Write @keyframes ${name} { … }.` }
          : { fix: `Write ${known[0]}.`, value: value.replace(name, known[0]) }),
      };
    }
    const timed =
      property === 'animation'
        ? words.some((word) => /^[\d.]*[1-9][\d.]*m?s$/i.test(word) || word.includes('(')) ||
          words.includes('auto')
        : isSet(page, element, ['animation-duration'], ['0s']);
    if (
      name !== undefined &&
      !timed &&
      !isSet(page, element, ['animation-timeline', 'animation-duration'], ['auto', '0s', '?'])
    )
      return {
        why: 'The animation has no duration, so it ends as it starts.',
        ...(property === 'animation'
          ? { fix: `Write animation: ${name} 1s.`, value: value.replace(name, `${name} 1s`) }
          : { fix: 'Add animation-duration: 1s.', add: ['animation-duration: 1s'] }),
      };
  }
  return undefined;
}
