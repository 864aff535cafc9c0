import { findWinner } from './cascade.ts';
import { accepts } from './css-syntax.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from './dropped-rules.ts';
import type { Reason } from './effect-rule.ts';
import { effectRules } from './effect-rules.ts';
import type { PageElement } from './elements.ts';
import type { Weighed } from './finding.ts';
import { longhandsOf } from './longhand-value.ts';
import { appliedTo, type Page } from './page.ts';
import type { Declaration } from './stylesheet.ts';

const wide = /^(inherit|initial|unset|revert|revert-layer)$/i;

/** The elements on which the declaration, or one longhand of it, is not beaten by another. */
function listReached(page: Page, declaration: Declaration): PageElement[] {
  return page.elements.filter((element) => {
    const applied = appliedTo(page, element);
    const own = applied.find((one) => one.declaration === declaration);
    if (!own) return false;
    return !own.sure || longhandsOf(declaration.property).some((longhand) => findWinner(applied, longhand)?.declaration === declaration);
  });
}

function findReason(page: Page, declaration: Declaration, reached: readonly PageElement[]): { reason: Reason; element: PageElement } | undefined {
  const { property, value } = declaration;
  for (const rule of effectRules) {
    if (!rule.properties.test(property)) continue;
    const reasons = reached.map((element) => rule.check(page, element, value, property));
    const [reason] = reasons;
    const [element] = reached;
    if (reason && element && reasons.every((one) => one !== undefined)) return { reason, element };
  }
  return undefined;
}

function explain(page: Page, declaration: Declaration): Weighed | undefined {
  const { value, line, parent, written } = declaration;
  if (wide.test(value)) return undefined;
  const found = findReason(page, declaration, listReached(page, declaration));
  if (!found) return undefined;
  return {
    kind: 'no-effect', weight: 60, line, property: written, value, element: found.element.name,
    ...(parent?.type === 'rule' ? { selector: parent.prelude } : {}), message: `${written} does nothing here. ${found.reason.why}`, mend: found.reason.mend,
  };
}

/** A rule for the ::before of everything, as resets have it. */
function isGeneral(selector: string): boolean {
  return /(^|[\s>+~])\*?::?(before|after)$/.test(selector);
}

/** A ::before or ::after that is never made, because nothing says what it contains. */
function explainPseudo(page: Page): Weighed[] {
  const findings: Weighed[] = [];
  const seen = new Set<Declaration>();
  for (const lists of page.reach.values()) {
    for (const pseudo of ['before', 'after']) {
      const applied = lists.get(pseudo) ?? [];
      const first = applied.find(({ declaration }) => !['content'].includes(declaration.property));
      if (!first || seen.has(first.declaration) || applied.some(({ declaration, selector }) => declaration.property === 'content' || (selector && isGeneral(selector.text)))) continue;
      for (const { declaration } of applied) seen.add(declaration);
      const { line, written, value } = first.declaration;
      findings.push({
        kind: 'no-effect', weight: 66, line, property: written, value, ...(first.selector ? { selector: first.selector.text } : {}),
        message: `There is no ::${pseudo} to style: the browser makes one only where content is set.`, mend: 'Add content: "".',
      });
    }
  }
  return findings;
}

/** Declarations that win and still can't do anything on the elements they reach. */
export function explainNoEffect(page: Page): Weighed[] {
  const sheets = page.sheets.flatMap(({ rules }) => rules.filter((rule) => isStyleRule(rule) && isKept(rule)).flatMap(({ declarations }) => declarations));
  const attributes = page.attributeSheets.flatMap(({ sheet }) => sheet.declarations);
  const judged = [...sheets, ...attributes].filter((declaration) => isPropertyDeclaration(declaration) && accepts(declaration.property, declaration.value));
  return [...explainPseudo(page), ...judged.map((declaration) => explain(page, declaration)).filter((finding) => finding !== undefined)];
}
