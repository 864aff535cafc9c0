import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { ListedElement } from '#explain/explain-element.ts';
import type { Explanation, PickedCascade } from '#app/learn/diagnostics/explain-sources.ts';

/**
 * What the page requests from the worker: the diagnostics of the files, their elements, or the cascade of one
 * element.
 */
export type ExplainerRequest =
  | { type: 'page' | 'elements'; sources: readonly SourceFile[] }
  | { type: 'element'; sources: readonly SourceFile[]; path: readonly number[] };

export type ExplainerResponses = {
  page: Explanation;
  elements: ListedElement[];
  element: PickedCascade;
};

/** The first message of the worker, once the engine has loaded. */
export const readyMessage = 'ready';

/** The response where the engine would need more time or memory than a page may use. */
export const tooLarge = 'too large';

/** The sentence that a learner sees then. */
export const tooLargeSentence = 'This page is too large to explain. Try a smaller part of it.';
