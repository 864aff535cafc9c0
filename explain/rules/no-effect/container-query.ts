import type { Weighed } from '../../diagnostic.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';

const sizeFeature = /\b(width|height|inline-size|block-size|aspect-ratio|orientation)\b/;

/** Queries of a size that no element of the page offers: without a container around, nothing in them ever applies. */
export function explainContainers(page: Page): Weighed[] {
  const declarations = [...page.sheets, ...page.attributeSheets.map(({ sheet }) => sheet)].flatMap(
    (sheet) => sheet.declarations,
  );
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
      const finding = (message: string, mend: string): Weighed[] => [
        {
          kind: 'no-effect',
          weight: 66,
          line: rule.line,
          selector: `@container ${rule.prelude}`,
          message,
          mend,
        },
      ];
      if (!sized && sizeFeature.test(rule.prelude))
        return finding(
          'Nothing in this @container ever applies: no element of the page is a container whose size could be asked.',
          'Add container-type: inline-size to the parent.',
        );
      if (wanted !== undefined && !names.includes(wanted) && !names.some((name) => name.includes('var('))) {
        const near = findNearest(wanted, names);
        return finding(
          `Nothing in this @container ever applies: no element has the container name ${wanted}.`,
          near ? `Write @container ${near}.` : `Add container-name: ${wanted} to the parent.`,
        );
      }
      return [];
    });
}
