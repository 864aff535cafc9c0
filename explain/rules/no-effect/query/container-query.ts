import { listDeclarations } from '../../../read/document.ts';
import { fixes, type Report, type SpanEdit } from '../../../report.ts';
import { addToElements } from '../reason/reason-edits.ts';
import { findNearest } from '../../../nearest-word.ts';
import { isSet } from '../../../match/box.ts';
import type { Page } from '../../../match/page.ts';
import { nameOf, type PageElement } from '../../../read/elements.ts';
import { atRulesAround, type AtRule } from '../../../read/style-sheet.ts';

const sizeFeature = /\b(width|height|inline-size|block-size|aspect-ratio|orientation)\b/;

function isContainer(page: Page, element: PageElement): boolean {
  return isSet(page, element, ['container-type'], ['normal']);
}

/** An element that a query's rules reach, if none that they reach has a container around it. */
function findOutside(page: Page, rule: AtRule): PageElement | undefined {
  const reached = [...page.reach].flatMap(([element, lists]) =>
    [...lists]
      .filter(([, applied]) => applied.some(({ declaration }) => atRulesAround(declaration).includes(rule)))
      // The element is the container of its own ::before.
      .map(([pseudo]) => ({ element, from: pseudo === '' ? element.parent : element })),
  );
  const isInside = (start: PageElement | undefined): boolean => {
    for (let one = start; one; one = one.parent) if (isContainer(page, one)) return true;
    return false;
  };
  return reached.some(({ from }) => isInside(from)) ? undefined : reached[0]?.element;
}

/** Makes containers of the parents of what a query's rules reach. */
function containParents(page: Page, rule: AtRule): SpanEdit[] {
  const reached = [...page.reach].flatMap(([element, lists]) =>
    (lists.get('') ?? [])
      .filter(({ declaration }) => atRulesAround(declaration).includes(rule))
      .map(({ declaration }) => ({ declaration, parent: element.parent })),
  );
  const [first] = reached;
  const [parent, ...parents] = new Set(reached.flatMap((one) => one.parent ?? []));
  return first && parent
    ? addToElements(page, first.declaration, [parent, ...parents], ['container-type: inline-size'])
    : [];
}

/** Queries of a size that no element of the page offers: without a container, nothing in them ever applies. */
export function explainContainers(page: Page): Report[] {
  const declarations = listDeclarations(page);
  const said = declarations.filter(({ property }) => /^container(-type|-name)?$/.test(property));
  const sized = said.some(
    ({ property, value }) => property !== 'container-name' && /\b(size|inline-size|var)\b/.test(value),
  );
  const names = said.flatMap(({ property, value }) =>
    property === 'container-type' ? [] : (value.split('/')[0] ?? '').trim().split(/\s+/),
  );
  return page.sheets
    .flatMap(({ atRules }) => atRules)
    .flatMap((rule) => {
      if (rule.name !== 'container' || !rule.hasBlock || page.hasScript) return [];
      const wanted = /^(?!not\b|style\b|scroll-state\b)([\w-]+)\s*(?=\(|$)/i.exec(rule.prelude)?.[1];
      const report = (message: string, fix: string, edits: SpanEdit[]): Report[] => [
        {
          code: 'no-container',
          span: rule.span,
          message,
          data: { selector: `@container ${rule.prelude}` },
          fixes: fixes(fix, edits),
        },
      ];
      if (!sized && sizeFeature.test(rule.prelude))
        return report(
          'Nothing in this @container ever applies: no element of the page is a size container.',
          'Add container-type: inline-size to the parent.',
          containParents(page, rule),
        );
      const alone = sizeFeature.test(rule.prelude) ? findOutside(page, rule) : undefined;
      if (alone)
        return report(
          `Nothing in this @container ever applies: it asks for the size of an ancestor, and no ancestor of ${nameOf(alone)} is a size container${isContainer(page, alone) ? ', only the element itself is' : ''}.`,
          `Add container-type: inline-size to the parent of ${nameOf(alone)}.`,
          containParents(page, rule),
        );
      if (wanted !== undefined && !names.includes(wanted) && !names.some((name) => name.includes('var('))) {
        const near = findNearest(wanted, names);
        return report(
          `Nothing in this @container ever applies: no element has the container name ${wanted}.`,
          near ? `Write @container ${near}.` : `Add container-name: ${wanted} to the parent.`,
          near && rule.sheet.isEditable
            ? [{ span: rule.preludeSpan, newText: ` ${rule.prelude.replace(wanted, near)}` }]
            : [],
        );
      }
      return [];
    });
}
