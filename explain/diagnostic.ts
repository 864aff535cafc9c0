import type { DiagnosticCode, DiagnosticKind, Severity } from './priorities.ts';

/**
 * A position as in the Language Server Protocol: lines and characters from 0, characters in UTF-16 code
 * units.
 */
export type Position = { line: number; character: number };

export type Range = { start: Position; end: Position };

/** Replaces a range of the page by `newText`. */
export type TextEdit = { range: Range; newText: string };

/**
 * A change that solves the problem: one sentence, and the edits that make it; no edits where only the
 * author can decide.
 */
export type Fix = { title: string; edits: TextEdit[] };

/** What a diagnostic is about, as it is written in the page. */
export type DiagnosticData = { selector?: string; property?: string; value?: string; element?: string };

/** One reason why a page doesn't do what its author meant. */
export type Diagnostic = {
  kind: DiagnosticKind;
  /** The mistake; each kind has several codes. */
  code: DiagnosticCode;
  severity: Severity;
  range: Range;
  /** What the browser did, and why, in plain sentences. */
  message: string;
  /**
   * `unknown-to-data` where only the data of the package say that a property or value doesn't exist: a browser that
   * supports the declaration knows better.
   */
  reason?: 'unknown-to-data';
  data: DiagnosticData;
  /** The best one first. */
  fixes: Fix[];
};
