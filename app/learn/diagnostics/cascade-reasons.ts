import type { CascadeResult } from '#explain/explain-element.ts';

/** Why a declaration loses, in words for a learner: one sentence for each criterion that the engine knows. */
export const cascadeReasons: Readonly<Record<CascadeResult['losers'][number]['criterion'], string>> = {
  origin: 'the page’s own style beats the browser’s',
  importance: '!important goes first',
  'inline style': 'the style attribute goes first',
  layer: 'its layer goes first',
  specificity: 'the winner’s selector is more specific',
  order: 'the winner comes later',
};
