import { listAllApplied, type Page } from '../../../cascade/page.ts';
import type { AppliedDeclaration } from '../../../cascade/cascade.ts';
import { replaceValue } from '../../../edits.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report } from '../../../report.ts';

/** A value that is the text of one attribute and nothing else. */
const attributePattern = /^attr\(\s*([\w-]+)\s*\)$/i;

type Uses = { applied: AppliedDeclaration; name: string; elements: PageElement[] };

function listUses(page: Page): Uses[] {
  const uses = new Map<Declaration, Uses>();
  for (const element of page.elements)
    for (const applied of listAllApplied(page, element)) {
      const { declaration } = applied;
      const name = attributePattern.exec(declaration.value)?.[1]?.toLowerCase();
      if (declaration.property !== 'content' || name === undefined || !element.isHtml) continue;
      const known = uses.get(declaration) ?? { applied, name, elements: [] };
      known.elements.push(element);
      uses.set(declaration, known);
    }
  return [...uses.values()];
}

/** The attribute that was most likely meant: a similar one, or the only one for data that all elements have. */
function findMeantAttribute(name: string, elements: readonly PageElement[]): string | undefined {
  const [first, ...others] = elements;
  const common = [...(first?.attributes.keys() ?? [])].filter((attribute) =>
    others.every(({ attributes }) => attributes.has(attribute)),
  );
  const data = common.filter((attribute) => attribute.startsWith('data-'));
  return (
    findNearestWord(
      name,
      common.filter((attribute) => !/^(class|id|style)$/.test(attribute)),
    ) ?? (data.length === 1 ? data[0] : undefined)
  );
}

/** A `content` that is empty: it reads an attribute that none of its elements has. */
export function explainAttributeContent(page: Page): Report[] {
  if (page.hasScript) return [];
  return listUses(page).flatMap(({ applied: { declaration, selector }, name, elements }) => {
    const [element] = elements;
    if (!element || elements.some(({ attributes }) => attributes.has(name))) return [];
    const meant = findMeantAttribute(name, elements);
    return [
      {
        code: 'no-content' as const,
        span: declaration.span,
        message: `The content is empty: attr(${name}) reads the attribute ${name}, and ${formatElement(element)} has none.`,
        data: createDeclarationData(declaration, selector?.text),
        fixes: createFixes(
          meant === undefined
            ? `Give ${formatElement(element)} the attribute ${name}="…".`
            : `Write attr(${meant}).`,
          meant === undefined ? [] : replaceValue(declaration, `attr(${meant})`),
        ),
      },
    ];
  });
}
