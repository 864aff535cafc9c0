import type { DiagnosticCode, DiagnosticKind, Severity } from './priorities.ts';

/** A place in the page as the Language Server Protocol counts it: both from 0, characters in UTF-16 code units. */
export type Position = { line: number; character: number };

export type Range = { start: Position; end: Position };

/** Puts `newText` in the place of a range of the page. */
export type TextEdit = { range: Range; newText: string };

/**
 * A change that solves the problem: one sentence, and the edits that make it; none where the author must
 * choose the words.
 */
export type Fix = { title: string; edits: TextEdit[] };

/** What a diagnostic is about, in the author's own words. */
export type DiagnosticData = { selector?: string; property?: string; value?: string; element?: string };

/** One reason why a page doesn't do what its author meant. */
export type Diagnostic = {
  kind: DiagnosticKind;
  /** The mistake itself, finer than the kind. */
  code: DiagnosticCode;
  severity: Severity;
  range: Range;
  /** Plain sentences: what the browser did, and why. */
  message: string;
  data: DiagnosticData;
  /** The best one first. */
  fixes: Fix[];
};
