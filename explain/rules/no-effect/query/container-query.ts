import { replacePrelude } from '../../../edits.ts';
import { listAtRules, listDeclarations } from '../../../parse/parse-document.ts';
import { createFixes, type Report, type SpanEdit } from '../../../report.ts';
import { addToElements } from '../reason/reason-edits.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { isSetByAuthor } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import { formatElement, listInclusiveAncestors, type PageElement } from '../../../parse/elements.ts';
import { listEnclosingAtRules, type AtRule } from '../../../parse/style-sheet.ts';

const sizeFeaturePattern = /\b(width|height|inline-size|block-size|aspect-ratio|orientation)\b/;

function isSizeContainer(page: Page, element: PageElement): boolean {
  return isSetByAuthor(page, element, ['container-type'], ['normal']);
}

/** An element that the rules of a query apply to, where none of these elements has a container. */
function findElementWithoutContainer(page: Page, rule: AtRule): PageElement | undefined {
  const affected = [...page.applied].flatMap(([element, lists]) =>
    [...lists]
      .filter(([, applied]) =>
        applied.some(({ declaration }) => listEnclosingAtRules(declaration).includes(rule)),
      )
      // The element can be the container of its own ::before (CSS Conditional 5).
      .map(([pseudo]) => ({ element, from: pseudo === '' ? element.parent : element })),
  );
  const isInContainer = (start: PageElement | undefined): boolean =>
    start !== undefined && listInclusiveAncestors(start).some((ancestor) => isSizeContainer(page, ancestor));
  return affected.some(({ from }) => isInContainer(from)) ? undefined : affected[0]?.element;
}

/** Makes the parents of the elements that the rules of a query apply to size containers. */
function makeParentsContainers(page: Page, rule: AtRule): SpanEdit[] {
  const affected = [...page.applied].flatMap(([element, lists]) =>
    (lists.get('') ?? [])
      .filter(({ declaration }) => listEnclosingAtRules(declaration).includes(rule))
      .map(({ declaration }) => ({ declaration, parent: element.parent })),
  );
  const [first] = affected;
  const [parent, ...parents] = new Set(affected.flatMap((item) => item.parent ?? []));
  return first && parent
    ? addToElements(page, first.declaration, [parent, ...parents], ['container-type: inline-size'])
    : [];
}

/** Container queries without a container: their rules never apply. */
export function explainContainerQueries(page: Page): Report[] {
  const declarations = listDeclarations(page);
  const containerDeclarations = declarations.filter(({ property }) =>
    /^container(-type|-name)?$/.test(property),
  );
  const hasSizeContainer = containerDeclarations.some(
    ({ property, value }) => property !== 'container-name' && /\b(size|inline-size|var)\b/.test(value),
  );
  const names = containerDeclarations.flatMap(({ property, value }) =>
    property === 'container-type' ? [] : (value.split('/')[0] ?? '').trim().split(/\s+/),
  );
  return listAtRules(page).flatMap((rule) => {
    if (rule.name !== 'container' || !rule.hasBlock || page.hasScript) return [];
    const queriedName = /^(?!not\b|style\b|scroll-state\b)([\w-]+)\s*(?=\(|$)/i.exec(rule.prelude)?.[1];
    const report = (message: string, fix: string, edits: SpanEdit[]): Report[] => [
      {
        code: 'no-container',
        span: rule.span,
        message,
        data: { selector: `@container ${rule.prelude}` },
        fixes: createFixes(fix, edits),
      },
    ];
    if (!hasSizeContainer && sizeFeaturePattern.test(rule.prelude))
      return report(
        'Nothing in this @container ever applies: no element of the page is a size container.',
        'Add container-type: inline-size to the parent.',
        makeParentsContainers(page, rule),
      );
    const elementWithoutContainer = sizeFeaturePattern.test(rule.prelude)
      ? findElementWithoutContainer(page, rule)
      : undefined;
    if (elementWithoutContainer)
      return report(
        `Nothing in this @container ever applies: it asks for the size of an ancestor, and no ancestor of ${formatElement(elementWithoutContainer)} is a size container${isSizeContainer(page, elementWithoutContainer) ? ', only the element itself is' : ''}.`,
        `Add container-type: inline-size to the parent of ${formatElement(elementWithoutContainer)}.`,
        makeParentsContainers(page, rule),
      );
    if (
      queriedName !== undefined &&
      !names.includes(queriedName) &&
      !names.some((name) => name.includes('var('))
    ) {
      const nearest = findNearestWord(queriedName, names);
      return report(
        `Nothing in this @container ever applies: no element has the container name ${queriedName}.`,
        nearest ? `Write @container ${nearest}.` : `Add container-name: ${queriedName} to the parent.`,
        nearest ? replacePrelude(rule, rule.prelude.replace(queriedName, nearest)) : [],
      );
    }
    return [];
  });
}
