import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Explanation, PickedCascade } from '#app/learn/diagnostics/explain-sources.ts';

/** What the page asks of the engine's worker: what is wrong with the files, or which rules apply to one element. */
export type ExplainerRequest =
  | { type: 'page'; sources: readonly SourceFile[] }
  | { type: 'element'; sources: readonly SourceFile[]; path: readonly number[] };

export type ExplainerResponses = { page: Explanation; element: PickedCascade };

/** What the worker says first, once the engine has loaded. */
export const readyMessage = 'ready';

/** In place of an answer: the engine would need more time or memory than a page may take. */
export const tooLarge = 'too large';

/** The sentence a learner sees then. */
export const tooLargeSentence = 'This page is too large to explain. Try a smaller part of it.';
