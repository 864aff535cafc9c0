import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Diagnostic } from '#explain/diagnostic.ts';
import {
  explainElement,
  listElements,
  type CascadeResult,
  type ListedElement,
} from '#explain/explain-element.ts';
import { explainPage } from '#explain/explain-page.ts';
import { describeFileLine } from '#app/learn/diagnostics/describe-file-line.ts';
import { applyChange, toCodeChange, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import {
  createExplainedDocument,
  type ExplainedDocument,
  type FileLine,
} from '#app/learn/playground/document/explained-document.ts';

/** A diagnostic with its place in the learner's files, and a change that was verified to fix it. */
export type LocatedDiagnostic = {
  diagnostic: Diagnostic;
  fileLine: FileLine | undefined;
  change: CodeChange | undefined;
};
export type Explanation = { causes: LocatedDiagnostic[]; followers: LocatedDiagnostic[] };

/** The cascade of an element, with the lines of the files. */
export type PickedCascade = (CascadeResult & { fileLine: FileLine | undefined })[];

/**
 * All diagnostics of the files. To verify a change, compare this whole list with another one, and not a
 * shortened list.
 */
type Diagnosis = { document: ExplainedDocument; all: readonly Diagnostic[] };

/** How many diagnostics a learner sees at once. */
const maxShown = 8;

/**
 * Each verification parses the whole page again. After this time, diagnostics are shown without a change to
 * apply.
 */
const defaultVerificationMs = 3_000;

function diagnose(sources: readonly SourceFile[]): Diagnosis {
  const document = createExplainedDocument(sources);
  const describeLine = (line: number) => {
    const fileLine = document.fileLineAt(line);
    return fileLine === undefined ? `line ${line} of the page` : describeFileLine(fileLine);
  };
  return { document, all: explainPage(document.html, undefined, describeLine) };
}

function isSameDiagnostic(first: Diagnostic, second: Diagnostic): boolean {
  const { selector, property, value, element } = first.data;
  return (
    first.code === second.code &&
    first.message === second.message &&
    selector === second.data.selector &&
    property === second.data.property &&
    value === second.data.value &&
    element === second.data.element
  );
}

function includesDiagnostic({ all }: Diagnosis, diagnostic: Diagnostic): boolean {
  return all.some((item) => isSameDiagnostic(item, diagnostic));
}

/** The first change that removes a diagnostic without causing new ones, and the diagnostics after it. */
function findVerifiedChange(
  sources: readonly SourceFile[],
  before: Diagnosis,
  diagnostic: Diagnostic,
): { change: CodeChange; after: Diagnosis } | undefined {
  for (const fix of diagnostic.fixes) {
    const change = toCodeChange(fix, before.document);
    if (!change) continue;
    const after = diagnose(
      sources.map((file) =>
        file.language === change.language ? { ...file, code: applyChange(file.code, change) } : file,
      ),
    );
    if (after.all.length < before.all.length && !includesDiagnostic(after, diagnostic))
      return { change, after };
  }
  return undefined;
}

/**
 * Explains the files: the causes, and the followers of the first cause, which are the diagnostics that its
 * change removes too. The engine gets only the learner's code, without that of the site.
 */
export function explainSources(
  sources: readonly SourceFile[],
  verificationMs = defaultVerificationMs,
): Explanation {
  const before = diagnose(sources);
  const verificationEnd = performance.now() + verificationMs;
  const causes: LocatedDiagnostic[] = [];
  const followers: LocatedDiagnostic[] = [];
  let afterFirst: Diagnosis | undefined;
  for (const [index, diagnostic] of before.all.slice(0, maxShown).entries()) {
    const verified =
      performance.now() < verificationEnd ? findVerifiedChange(sources, before, diagnostic) : undefined;
    if (index === 0) afterFirst = verified?.after;
    const follows = index > 0 && afterFirst !== undefined && !includesDiagnostic(afterFirst, diagnostic);
    (follows ? followers : causes).push({
      diagnostic,
      fileLine: before.document.fileLineAt(diagnostic.range.start.line + 1),
      change: verified?.change,
    });
  }
  return { causes, followers };
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
