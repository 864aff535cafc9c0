import { splitSelectorParts, type SelectorCandidate } from './selector-candidates.ts';
import { withoutPseudoClasses } from './selector-steps.ts';

/**
 * Selectors for what a state of another element changes, where that is not a sibling: without the elements between the
 * two, or with `:has()` for an element around the other.
 */
export function listStateOfOtherCandidates(steps: readonly string[]): SelectorCandidate[] {
  const [control = '', combinator = '', ...rest] = steps;
  const [first = '', ...later] = rest;
  if (!/^[+~]$/.test(combinator.trim()) || !/(?<!:):(?!:)/.test(control) || first === '') return [];
  // `.card:hover + .card` waits for a second card.
  if (withoutPseudoClasses(control) === withoutPseudoClasses(first)) return [];
  const toCandidate = (text: string, message: string): SelectorCandidate => ({
    parts: splitSelectorParts(text),
    message,
  });
  const label = combinator.trim();
  const noSibling = `The ${label} looks for siblings, and in the page ${first} is no sibling of ${control}`;
  const withoutAncestors = rest.flatMap((_, index) =>
    index > 0 && index % 2 === 0
      ? [
          toCandidate(
            `${control}${combinator}${rest.slice(index).join('')}`,
            `${noSibling}: it is around it.`,
          ),
        ]
      : [],
  );
  return [
    ...withoutAncestors,
    toCandidate(`${first}:has(${control})${later.join('')}`, `${noSibling}: it is around it.`),
    toCandidate(
      `:has(> ${control})${combinator}${rest.join('')}`,
      `${noSibling}, but of the element around that.`,
    ),
    toCandidate(`body:has(${control}) ${rest.join('')}`, `${noSibling}.`),
  ];
}
