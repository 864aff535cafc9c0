import type { Diagnostic, Fix, Position } from './diagnostic.ts';
import { explainPage } from './explain-page.ts';
import type { DescribeLine } from './line-reference.ts';
import { buildElementTree, listInclusiveDescendants } from './parse/elements.ts';
import { parseHtml } from './parse/parse-html.ts';
import { diagnosticCodes, restOfPageLost } from './priorities.ts';

/** A diagnostic whose fixes with edits were tried: each removes the problem and makes nothing else worse. */
export type VerifiedDiagnostic = Diagnostic & {
  /** Whether it is only a consequence: it goes with the fix of one before it. */
  follows: boolean;
};

/** The page after all edits of a fix. */
export function applyFix(page: string, { edits }: Fix): string {
  const lines = page.split('\n');
  const offsetOf = ({ line, character }: Position): number =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, character);
  return edits
    .toSorted((first, second) => offsetOf(second.range.start) - offsetOf(first.range.start))
    .reduce(
      (text, { range, newText }) =>
        text.slice(0, offsetOf(range.start)) + newText + text.slice(offsetOf(range.end)),
      page,
    );
}

/** What makes two diagnostics of a page before and after a fix the same; lines and messages may change. */
function getIdentity({ code, data: { selector, property, value, element } }: Diagnostic): string {
  return JSON.stringify([code, selector, property, value, element]);
}

function countIdentities(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const identity = getIdentity(diagnostic);
    counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return counts;
}

const emptyByNature =
  /^(?:area|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|script|source|track|wbr)$/;

/** Repairs that place an end tag. */
const emptyingCodes: ReadonlySet<string> = new Set([
  'unclosed-element',
  'content-not-allowed',
  'crossed-tags',
]);

/** How many elements have nothing in them; a repair that adds one has closed an element before its content. */
function countEmptyElements(page: string): number {
  return listInclusiveDescendants(buildElementTree(parseHtml(page).document)).filter(
    ({ name, isHtml, children, ownText }) =>
      isHtml && children.length === 0 && ownText.trim() === '' && !emptyByNature.test(name),
  ).length;
}

/** What a fix can bring to light: it is about rules that the browser dropped before. */
const uncoveredCodes: ReadonlySet<string> = new Set(['no-viewport']);

const countCode = (diagnostics: readonly Diagnostic[], code: string): number =>
  diagnostics.filter((diagnostic) => diagnostic.code === code).length;

/** Whether a fix removes its diagnostic and nothing that was not there before comes up. */
function isImprovement(
  page: string,
  fixed: string,
  { kind, code, data: { property, selector } }: Diagnostic,
  allBefore: readonly Diagnostic[],
  allAfter: readonly Diagnostic[],
): boolean {
  const [before = [], after = []] = [allBefore, allAfter].map((all) =>
    all.filter((other) => other.code === code || !uncoveredCodes.has(other.code)),
  );
  const known = countIdentities(before);
  const isNew = [...countIdentities(after)].some(([identity, count]) => count > (known.get(identity) ?? 0));
  const isStillDropped = after.some(
    (other) =>
      kind === 'dropped-declaration' &&
      other.kind === kind &&
      property !== undefined &&
      other.data.property === property &&
      other.data.selector === selector,
  );
  const isEmptied = emptyingCodes.has(code) && countEmptyElements(fixed) > countEmptyElements(page);
  if (code === 'ignored-style-sheet') return countCode(after, code) < countCode(before, code);
  return after.length < before.length && !isNew && !isStillDropped && !isEmptied;
}

/** Each verification parses the whole page again. After this time, fixes are sentences without edits. */
const defaultLimits = { milliseconds: 3_000, diagnostics: Infinity };

/** A page, and what `explainPage` says of it: see there. */
type PageToExplain = {
  html: string;
  linkedSheets?: ReadonlyMap<string, string>;
  describeLine?: DescribeLine;
};

type Verified = { fixes: Fix[]; after: Diagnostic[] | undefined };

function verifyFixes(
  { html, linkedSheets, describeLine }: PageToExplain,
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
): Verified {
  let firstAfter: Diagnostic[] | undefined;
  const fixes = diagnostic.fixes.filter((fix) => {
    if (fix.edits.length === 0) return true;
    const fixed = applyFix(html, fix);
    const after = explainPage(fixed, linkedSheets, describeLine);
    const isVerified = isImprovement(html, fixed, diagnostic, before, after);
    if (isVerified) firstAfter ??= after;
    return isVerified;
  });
  const [withEdits, withoutEdits] = [true, false].map((has) =>
    fixes.filter(({ edits }) => edits.length > 0 === has),
  );
  return { fixes: [...(withEdits ?? []), ...(withoutEdits ?? [])], after: firstAfter };
}

/**
 * Why a page doesn't do what its author meant, most likely cause first. A fix has edits only where they were tried in
 * memory: the problem is gone and nothing new is wrong. What goes with the fix of another one follows from it.
 */
export function explainWithVerifiedFixes(
  page: PageToExplain,
  limits: Partial<typeof defaultLimits> = {},
): VerifiedDiagnostic[] {
  const { milliseconds, diagnostics: maxDiagnostics } = { ...defaultLimits, ...limits };
  const before = explainPage(page.html, page.linkedSheets, page.describeLine);
  const end = performance.now() + milliseconds;
  const consequences = new Set<string>();
  const isRestLost = before.some(({ code }) => diagnosticCodes[code].priority >= restOfPageLost);
  return before.map((diagnostic, index) => {
    const follows =
      consequences.has(getIdentity(diagnostic)) ||
      (isRestLost && index > 0 && ['unmatched-selector', 'no-effect'].includes(diagnostic.kind));
    const isTried = index < maxDiagnostics && performance.now() < end;
    const { fixes, after } = isTried
      ? verifyFixes(page, diagnostic, before)
      : { fixes: diagnostic.fixes.map(({ title }) => ({ title, edits: [] })), after: undefined };
    if (after && !follows) {
      const left = new Set(after.map(getIdentity));
      for (const other of before.slice(index + 1))
        if (!left.has(getIdentity(other))) consequences.add(getIdentity(other));
    }
    return { ...diagnostic, fixes, follows };
  });
}
