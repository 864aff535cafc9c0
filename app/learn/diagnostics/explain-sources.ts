import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Diagnostic } from '#explain/diagnostic.ts';
import { explainElement, type CascadeResult } from '#explain/explain-element.ts';
import { explainPage } from '#explain/explain-page.ts';
import { applyChange, changeOf, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import {
  createExplainedDocument,
  type ExplainedDocument,
  type FileLine,
} from '#app/learn/playground/document/explained-document.ts';

/**
 * A diagnostic where the learner sees it: in which file and line, and a change that was proved to solve it.
 */
export type LocatedDiagnostic = {
  diagnostic: Diagnostic;
  fileLine: FileLine | undefined;
  change: CodeChange | undefined;
};
export type Explanation = { causes: LocatedDiagnostic[]; followers: LocatedDiagnostic[] };

/** The cascade of an element, with the lines of the files. */
export type PickedCascade = (CascadeResult & { fileLine: FileLine | undefined })[];

/**
 * Everything that is found in the files. Only this whole list may be compared with another: a shortened one
 * proves nothing.
 */
type Diagnosis = { document: ExplainedDocument; all: readonly Diagnostic[] };

/** How many diagnostics a learner is shown at once. */
const maxShown = 8;

/** Each proof reads the whole page again: past this, the rest is shown without a change to apply. */
const usualProofMs = 3_000;

function diagnose(sources: readonly SourceFile[]): Diagnosis {
  const document = createExplainedDocument(sources);
  return { document, all: explainPage(document.html) };
}

function isSameDiagnostic(one: Diagnostic, other: Diagnostic): boolean {
  const { selector, property, value, element } = one.data;
  return (
    one.code === other.code &&
    one.message === other.message &&
    selector === other.data.selector &&
    property === other.data.property &&
    value === other.data.value &&
    element === other.data.element
  );
}

function includesDiagnostic({ all }: Diagnosis, diagnostic: Diagnostic): boolean {
  return all.some((one) => isSameDiagnostic(one, diagnostic));
}

/** The first change that makes a diagnostic go away without making new ones, and what is found after it. */
function findProvedChange(
  sources: readonly SourceFile[],
  before: Diagnosis,
  diagnostic: Diagnostic,
): { change: CodeChange; after: Diagnosis } | undefined {
  for (const fix of diagnostic.fixes) {
    const change = changeOf(fix, before.document);
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
 * What the engine says of the files: the causes, and what follows from the first of them, which is whatever
 * goes away together with it. The engine reads the learner's code alone, without anything of the site's.
 */
export function explainSources(sources: readonly SourceFile[], proofMs = usualProofMs): Explanation {
  const before = diagnose(sources);
  const proofsEnd = performance.now() + proofMs;
  const causes: LocatedDiagnostic[] = [];
  const followers: LocatedDiagnostic[] = [];
  let afterFirst: Diagnosis | undefined;
  for (const [index, diagnostic] of before.all.slice(0, maxShown).entries()) {
    const proved = performance.now() < proofsEnd ? findProvedChange(sources, before, diagnostic) : undefined;
    if (index === 0) afterFirst = proved?.after;
    const follows = index > 0 && afterFirst !== undefined && !includesDiagnostic(afterFirst, diagnostic);
    (follows ? followers : causes).push({
      diagnostic,
      fileLine: before.document.fileLineAt(diagnostic.range.start.line + 1),
      change: proved?.change,
    });
  }
  return { causes, followers };
}

/** The cascade of the element at a path of child numbers from the root, as the frame reports it. */
export function explainPicked(sources: readonly SourceFile[], path: readonly number[]): PickedCascade {
  const { html, fileLineAt } = createExplainedDocument(sources);
  return explainElement(html, path).map((result) => ({
    ...result,
    fileLine: result.winner.line === undefined ? undefined : fileLineAt(result.winner.line),
  }));
}
