import { explainElement, type CascadeResult } from '#explain/explain-element.ts';
import { explainPage } from '#explain/explain-page.ts';
import type { Finding } from '#explain/diagnostic.ts';
import { applyChange, proposeChange, type Change } from '#app/learn/example/propose-change.ts';
import type { SourceFile } from '#contract/lesson-parts.ts';
import { explainedDocument, type FilePlace } from '#app/learn/playground/document/explained-document.ts';

/** A finding where the learner sees it: in which file and line, and the change that mends it, if one is sure to. */
export type Explained = { finding: Finding; place: FilePlace | undefined; change: Change | undefined };
export type Explanation = { causes: Explained[]; followers: Explained[] };

const longestExplained = 8;
const keyOf = ({ kind, selector, property, value, element, message }: Finding) =>
  [kind, selector, property, value, element, message].join('\n');

/** The browser knows better: a declaration that it takes was not dropped, save one that waits for a custom property. */
function isContradicted({ kind, property, value }: Finding): boolean {
  return (
    kind === 'dropped-declaration' &&
    property !== undefined &&
    value !== undefined &&
    !value.includes('var(') &&
    typeof CSS !== 'undefined' &&
    CSS.supports(property, value)
  );
}

function findingsOf(sources: readonly SourceFile[]): { finding: Finding; place: FilePlace | undefined }[] {
  const { html, placeOf } = explainedDocument(sources);
  return explainPage(html)
    .filter((finding) => !isContradicted(finding))
    .map((finding) => ({ finding, place: placeOf(finding.line) }));
}

function withChange(sources: readonly SourceFile[], place: FilePlace, change: Change): SourceFile[] {
  return sources.map((file) =>
    file.language === place.language ? { ...file, code: applyChange(file.code, change) } : file,
  );
}

/** The change for a finding, and what is found after it; undefined where the change would not make this finding go away or makes new ones. */
function findSureChange(
  sources: readonly SourceFile[],
  finding: Finding,
  place: FilePlace | undefined,
  before: number,
) {
  const code = sources.find(({ language }) => language === place?.language)?.code;
  const change =
    code === undefined || place === undefined ? undefined : proposeChange(finding, code, place.line);
  if (change === undefined || place === undefined) return undefined;
  const after = findingsOf(withChange(sources, place, change));
  const isMended = after.length < before && !after.some((one) => keyOf(one.finding) === keyOf(finding));
  return isMended ? { change, after } : undefined;
}

/**
 * What the explaining engine says of the files, causes before what follows from the first of them: whatever goes away together with it
 * when its mend is applied. The engine reads the learner's code alone, without anything of the site's.
 */
export function explainSources(sources: readonly SourceFile[]): Explanation {
  const all = findingsOf(sources).slice(0, longestExplained);
  const explained = all.map(({ finding, place }, index) => {
    const sure = findSureChange(sources, finding, place, all.length);
    return {
      explained: { finding, place, change: sure?.change },
      after: index === 0 ? sure?.after : undefined,
    };
  });
  const left = explained[0]?.after && new Set(explained[0].after.map(({ finding }) => keyOf(finding)));
  const follows = ({ finding }: Explained, index: number) =>
    index > 0 && left !== undefined && !left.has(keyOf(finding));
  const list = explained.map((one) => one.explained);
  return { causes: list.filter((one, index) => !follows(one, index)), followers: list.filter(follows) };
}

/** The cascade of the element at a path of child numbers from the root, as the frame tells it. Lines are those of the files. */
export function explainPicked(
  sources: readonly SourceFile[],
  path: readonly number[],
): (CascadeResult & { place: FilePlace | undefined })[] {
  const { html, placeOf } = explainedDocument(sources);
  return explainElement(html, path).map((result) => ({
    ...result,
    place: result.winner.line === undefined ? undefined : placeOf(result.winner.line),
  }));
}
