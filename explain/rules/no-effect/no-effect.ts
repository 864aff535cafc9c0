import { findWinner } from '../../match/cascade.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from '../../match/kept-rules.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import type { PageElement } from '../../read/elements.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report } from '../../report.ts';
import { longhandsOf } from '../../values/longhand-value.ts';
import { accepts } from '../../values/property-syntax.ts';
import type { Reason } from './reason/effect-rule.ts';
import { effectRules } from './effect-rules.ts';
import { editsForReason } from './reason/reason-edits.ts';

const wide = /^(inherit|initial|unset|revert|revert-layer)$/i;

/** The elements on which the declaration, or one longhand of it, is not beaten by another. */
function listReached(page: Page, declaration: Declaration): PageElement[] {
  return page.elements.filter((element) => {
    const applied = appliedTo(page, element);
    const own = applied.find((one) => one.declaration === declaration);
    if (!own) return false;
    return (
      !own.sure ||
      longhandsOf(declaration.property).some(
        (longhand) => findWinner(applied, longhand)?.declaration === declaration,
      )
    );
  });
}

function findReason(
  page: Page,
  declaration: Declaration,
  reached: readonly PageElement[],
): { reason: Reason; element: PageElement; needing: PageElement[] } | undefined {
  const { property, value } = declaration;
  for (const rule of effectRules) {
    if (!rule.properties.test(property)) continue;
    const reasons = reached.map((element) => rule.check(page, element, value, property));
    const [reason] = reasons;
    const [element] = reached;
    if (reason && element && reasons.every((one) => one !== undefined))
      return { reason, element, needing: reasons.flatMap(({ addTo }) => addTo?.element ?? []) };
  }
  return undefined;
}

function explain(page: Page, declaration: Declaration): Report | undefined {
  const { value, span, parent, written } = declaration;
  if (wide.test(value)) return undefined;
  const found = findReason(page, declaration, listReached(page, declaration));
  if (!found) return undefined;
  const { reason, element, needing } = found;
  return {
    code: 'condition-not-met',
    span,
    message: `${reason.part ?? written} ${reason.effect ?? 'has no effect here'}. ${reason.why}`,
    data: {
      property: written,
      value,
      element: element.name,
      ...(parent?.type === 'rule' ? { selector: parent.prelude } : {}),
    },
    fixes: fixes(reason.fix, editsForReason(page, declaration, reason, needing)),
  };
}

/** Declarations that win and still can't do anything on the elements they reach. */
export function explainNoEffect(page: Page): Report[] {
  const inRules = page.sheets.flatMap(({ rules }) =>
    rules.filter((rule) => isStyleRule(rule) && isKept(rule)).flatMap(({ declarations }) => declarations),
  );
  const inAttributes = page.attributeSheets.flatMap(({ sheet }) => sheet.declarations);
  return [...inRules, ...inAttributes]
    .filter(
      (declaration) => isPropertyDeclaration(declaration) && accepts(declaration.property, declaration.value),
    )
    .map((declaration) => explain(page, declaration))
    .filter((report) => report !== undefined);
}
