import type { SpanEdit } from '../../../report.ts';

/** What a selector was most likely meant to be, and why it finds nothing as it is. */
export type SelectorSuggestion = {
  code: 'misspelt-selector' | 'misspelt-attribute' | 'wrong-combinator';
  message: string;
  fix: string;
  edits: SpanEdit[];
  /** Whether only a part of the selector finds something. */
  isPartial?: boolean;
};

/** What to write for one part of a selector, and why the part finds nothing as it is. */
export type PartCandidate = {
  part: string;
  message: string;
  /** Whether it counts only where the page matches as it is, and not in a state that it may come into. */
  isCertainOnly?: boolean;
  /** Whether it says little of what was meant: the name is only similar, and of another kind. */
  isPartial?: boolean;
};
