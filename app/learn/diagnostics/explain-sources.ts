import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import {
  explainElement,
  listElements,
  type CascadeResult,
  type ListedElement,
} from '#explain/explain-element.ts';
import { explainWithVerifiedFixes, type VerifiedDiagnostic } from '#explain/verified-fixes.ts';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import { toCodeChange, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import { createExplainedDocument, type FileLine } from '#app/learn/playground/document/explained-document.ts';

/** A diagnostic with its place in the learner's files, and a change that was verified to fix it. */
export type LocatedDiagnostic = {
  diagnostic: VerifiedDiagnostic;
  fileLine: FileLine | undefined;
  change: CodeChange | undefined;
};
export type Explanation = { causes: LocatedDiagnostic[]; followers: LocatedDiagnostic[] };

/** The cascade of an element, with the lines of the files. */
export type PickedCascade = (CascadeResult & { fileLine: FileLine | undefined })[];

/** How many diagnostics a learner sees at once. */
const maxShown = 8;

/**
 * Explains the files: the causes, and what follows from them. The engine gets only the learner's code, without that of
 * the site.
 */
export function explainSources(sources: readonly SourceFile[], milliseconds?: number): Explanation {
  const document = createExplainedDocument(sources);
  const formatLine = (line: number) => {
    const fileLine = document.fileLineAt(line);
    return fileLine === undefined ? `line ${line} of the page` : formatFileLine(fileLine);
  };
  const diagnostics = explainWithVerifiedFixes(
    { html: document.html, formatLine },
    { diagnostics: maxShown, ...(milliseconds !== undefined && { milliseconds }) },
  );
  const located = diagnostics.slice(0, maxShown).map((diagnostic) => ({
    diagnostic,
    fileLine: document.fileLineAt(diagnostic.range.start.line + 1),
    change: diagnostic.fixes.map((fix) => toCodeChange(fix, document)).find((change) => change !== undefined),
  }));
  return {
    causes: located.filter(({ diagnostic }) => !diagnostic.follows),
    followers: located.filter(({ diagnostic }) => diagnostic.follows),
  };
}

/** The cascade of the element at a path of child indices from the root, as the frame reports it. */
export function explainPickedElement(sources: readonly SourceFile[], path: readonly number[]): PickedCascade {
  const { html, fileLineAt } = createExplainedDocument(sources);
  return explainElement(html, path).map((result) => ({
    ...result,
    fileLine: result.winner.line === undefined ? undefined : fileLineAt(result.winner.line),
  }));
}

/** The elements of the page that a learner can choose instead of pressing them. */
export function listPickableElements(sources: readonly SourceFile[]): ListedElement[] {
  return listElements(createExplainedDocument(sources).html);
}
