import type { Diagnostic, Fix } from './diagnostic.ts';
import { composeFixes } from './compose-fixes.ts';
import { explainPage } from './explain-page.ts';
import type { FormatLine } from './line-reference.ts';
import { buildElementTree, listInclusiveDescendants } from './parse/elements.ts';
import { parseHtml } from './parse/parse-html.ts';
import { SourceText } from './parse/source-text.ts';
import { diagnosticCodes, restOfPageLost } from './priorities.ts';

/** A diagnostic whose fixes with edits were tried: each removes the problem and makes nothing else worse. */
export type VerifiedDiagnostic = Diagnostic & {
  /** Whether it is only a consequence: it goes with the fix of one before it. */
  follows: boolean;
};

/** The page after all edits of a fix. */
export function applyFix(page: string, { edits }: Fix): string {
  const source = new SourceText(page);
  return edits
    .toSorted((first, second) => source.offsetAt(second.range.start) - source.offsetAt(first.range.start))
    .reduce(
      (text, { range, newText }) =>
        text.slice(0, source.offsetAt(range.start)) + newText + text.slice(source.offsetAt(range.end)),
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
  formatLine?: FormatLine;
};

/** From this priority on, a fix makes the browser read other rules too: what comes up then has nothing to do with it. */
const otherRulesLost = 92;

function isComposed({ kind, code }: Diagnostic): boolean {
  return kind !== 'repaired-tree' && diagnosticCodes[code].priority < otherRulesLost;
}

/**
 * Whether its fix can complete another one. Not for the loser of a cascade, which comes up where another one wins now,
 * nor for a pseudo-element, of which an empty content shows nothing.
 */
function isCompanion({ kind, code }: Diagnostic): boolean {
  return (
    (/^(?:dropped-declaration|no-effect|unmatched-selector)$/.test(kind) && code !== 'no-content') ||
    code === 'overridden-inheritance'
  );
}

/** Whether a fix writes something; one that only removes can take back what the first one was for. */
function isWriting({ edits }: Fix): boolean {
  return edits.some(({ newText }) => newText.trim() !== '');
}

/** How many fixes may follow the first one, and how many new diagnostics it may leave. */
const maxCompanions = 2;

/** A fix, the page that it makes, and what is said of that page. */
type TriedFix = { fix: Fix; fixed: string; after: Diagnostic[] };

function tryFix({ html, linkedSheets, formatLine }: PageToExplain, fix: Fix): TriedFix {
  const fixed = applyFix(html, fix);
  return { fix, fixed, after: explainPage(fixed, linkedSheets, formatLine) };
}

/** A fix with one after it for what comes up: each alone is of no use, and together they solve the problem. */
function findCompanion(
  page: PageToExplain,
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
  { fix, fixed, after: between }: TriedFix,
  companions = maxCompanions,
): TriedFix | undefined {
  const { html } = page;
  const known = countIdentities(before);
  const added = between.filter((other) => !known.has(getIdentity(other)));
  const [next] = added;
  const isGone = countIdentities(between).get(getIdentity(diagnostic)) === undefined;
  if (!next || !isGone || !isCompanion(next) || added.length > companions) return undefined;
  for (const second of next.fixes.filter(isWriting)) {
    // A line in its title is one of the page between.
    if (fixed.split('\n').length !== html.split('\n').length && /\d/.test(second.title)) continue;
    const both = composeFixes(html, fix, fixed, second);
    if (!both) continue;
    const tried = tryFix(page, both);
    if (isImprovement(html, tried.fixed, diagnostic, before, tried.after)) return tried;
    const found = companions > 1 && findCompanion(page, diagnostic, before, tried, companions - 1);
    if (found) return found;
  }
  return undefined;
}

function findFirst<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

type Verified = { fixes: Fix[]; after: Diagnostic[] | undefined };

function verifyFixes(
  page: PageToExplain,
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
  end: number,
): Verified {
  const sentences = diagnostic.fixes.filter(({ edits }) => edits.length === 0);
  const tried = diagnostic.fixes.filter(({ edits }) => edits.length > 0).map((fix) => tryFix(page, fix));
  const verified = tried.filter(({ fixed, after }) =>
    isImprovement(page.html, fixed, diagnostic, before, after),
  );
  const composed =
    verified.length > 0 || !isComposed(diagnostic) || performance.now() > end
      ? undefined
      : findFirst(tried, (each) => findCompanion(page, diagnostic, before, each));
  const helping = composed ? [composed] : verified;
  return { fixes: [...helping.map(({ fix }) => fix), ...sentences], after: helping[0]?.after };
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
  const before = explainPage(page.html, page.linkedSheets, page.formatLine);
  const end = performance.now() + milliseconds;
  const consequences = new Set<string>();
  const isRestLost = before.some(({ code }) => diagnosticCodes[code].priority >= restOfPageLost);
  return before.map((diagnostic, index) => {
    const follows =
      consequences.has(getIdentity(diagnostic)) ||
      (isRestLost && index > 0 && ['unmatched-selector', 'no-effect'].includes(diagnostic.kind));
    const isTried = index < maxDiagnostics && performance.now() < end;
    const { fixes, after } = isTried
      ? verifyFixes(page, diagnostic, before, end)
      : { fixes: diagnostic.fixes.map(({ title }) => ({ title, edits: [] })), after: undefined };
    if (after && !follows) {
      const left = new Set(after.map(getIdentity));
      for (const other of before.slice(index + 1))
        if (!left.has(getIdentity(other))) consequences.add(getIdentity(other));
    }
    return { ...diagnostic, fixes, follows };
  });
}
