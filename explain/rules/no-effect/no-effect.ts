import { findWinner } from '../../cascade/cascade.ts';
import { isUtilityRule } from '../../cascade/utility-classes.ts';
import { isValidRule, isPropertyDeclaration, isStyleRule } from '../../cascade/valid-rules.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { listSelectors } from '../../parse/selectors.ts';
import type { Declaration, QualifiedRule } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';
import { isCssWideKeyword } from '../../values/css-wide-keywords.ts';
import { isValidValue } from '../../values/property-syntax.ts';
import { isElementOnly } from '../unmatched-selector/base-style-sheet.ts';
import { matchesPage } from '../unmatched-selector/matches-page.ts';
import type { NoEffectReason } from './reason/property-rule.ts';
import { propertyRules } from './properties/property-rules.ts';
import { createReasonEdits } from './reason/reason-edits.ts';

/** The elements on which the declaration wins the cascade for at least one of its longhands. */
function listAffectedElements(page: Page, declaration: Declaration): PageElement[] {
  return page.elements.filter((element) => {
    const applied = listApplied(page, element);
    const appliedHere = applied.find((candidate) => candidate.declaration === declaration);
    if (!appliedHere) return false;
    return (
      !appliedHere.isCertain ||
      listLonghands(declaration.property).some(
        (longhand) => findWinner(applied, longhand)?.declaration === declaration,
      )
    );
  });
}

/** The first reason that holds for all affected elements. */
function findReason(
  page: Page,
  declaration: Declaration,
  reached: readonly PageElement[],
): { reason: NoEffectReason; element: PageElement; parents: PageElement[] } | undefined {
  const { property, value } = declaration;
  for (const rule of propertyRules) {
    if (!rule.properties.test(property)) continue;
    const reasons = reached.map((element) => rule.check(page, element, value, property));
    const [reason] = reasons;
    const [element] = reached;
    if (reason && element && reasons.every((candidate) => candidate !== undefined))
      return { reason, element, parents: reasons.flatMap(({ addTo }) => addTo?.element ?? []) };
  }
  return undefined;
}

type NoEffect = { declaration: Declaration } & NonNullable<ReturnType<typeof findReason>>;

function reportNoEffect(page: Page, { declaration, reason, element, parents }: NoEffect): Report {
  const { span, writtenName } = declaration;
  return {
    code: 'condition-not-met',
    span,
    message: `${reason.subject ?? writtenName} ${reason.predicate ?? 'has no effect here'}. ${reason.why}`,
    data: {
      ...createDeclarationData(declaration, findRuleSelectors(declaration)),
      element: element.name,
    },
    fixes: createFixes(reason.fix, createReasonEdits(page, declaration, reason, parents)),
  };
}

/** Whether a rule is also for a pseudo-element, on which its declarations may have an effect: `.bar, .bar::after`. */
function hasPseudoElement(rule: QualifiedRule): boolean {
  return listSelectors(rule).some(({ pseudoElement }) => pseudoElement !== undefined);
}

/** Whether a reset has the rule, for elements of which the page has only some: `img, svg, video`. */
function isResetRule(rule: QualifiedRule, page: Page): boolean {
  const selectors = listSelectors(rule);
  return (
    selectors.length > 1 &&
    selectors.every(({ text }) => isElementOnly(text)) &&
    selectors.some((selector) => !matchesPage(selector, page))
  );
}

/** Whether a utility class has margins for boxes of a width, and is on one without. */
function isUnusedCentering(page: Page, { property, value, parent }: Declaration): boolean {
  return (
    property.startsWith('margin') &&
    /\bauto\b/.test(value) &&
    parent?.type === 'rule' &&
    isUtilityRule(parent, page)
  );
}

function findNoEffects(page: Page): NoEffect[] {
  const inRules = page.sheets.flatMap(({ rules }) =>
    rules
      .filter(
        (rule) =>
          isStyleRule(rule) && isValidRule(rule) && !hasPseudoElement(rule) && !isResetRule(rule, page),
      )
      .flatMap(({ declarations }) => declarations),
  );
  const inAttributes = page.attributeSheets.flatMap(({ sheet }) => sheet.declarations);
  return [...inRules, ...inAttributes]
    .filter(
      (declaration) =>
        isPropertyDeclaration(declaration) &&
        isValidValue(declaration.property, declaration.value) &&
        !isCssWideKeyword(declaration.value) &&
        !isUnusedCentering(page, declaration),
    )
    .flatMap((declaration) => {
      const found = findReason(page, declaration, listAffectedElements(page, declaration));
      return found ? [{ declaration, ...found }] : [];
    });
}

const known = new WeakMap<Page, NoEffect[]>();

/** The declarations of a page that win the cascade and can't have an effect, with the reason. */
export function listNoEffects(page: Page): readonly NoEffect[] {
  const noEffects = known.get(page) ?? findNoEffects(page);
  known.set(page, noEffects);
  return noEffects;
}

/** Declarations that win the cascade and can't have an effect on any element that they apply to. */
export function explainNoEffect(page: Page): Report[] {
  return listNoEffects(page).map((found) => reportNoEffect(page, found));
}
