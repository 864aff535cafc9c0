import { addDeclarations, replaceValue } from '../../edits.ts';
import { findWinner } from '../../match/cascade.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from '../../match/kept-rules.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import type { PageElement } from '../../read/elements.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report, type SpanEdit } from '../../report.ts';
import { longhandsOf } from '../../values/longhand-value.ts';
import { accepts } from '../../values/property-syntax.ts';
import type { Reason } from './effect-rule.ts';
import { effectRules } from './effect-rules.ts';

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
): { reason: Reason; element: PageElement } | undefined {
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

/** Puts declarations into the most specific rule that always applies to an element, if a rule does. */
function addToElement(
  page: Page,
  { element, declarations: added, alike = [] }: NonNullable<Reason['addTo']>,
): SpanEdit[] {
  const rules = appliedTo(page, element).filter(
    ({ sure, selector }) => sure && selector !== undefined && !selector.text.includes('*'),
  );
  const rule =
    rules.findLast(({ declaration }) =>
      alike.every((one) => appliedTo(page, one).some((applied) => applied.declaration === declaration)),
    ) ?? rules.at(-1);
  return rule ? addDeclarations(rule.declaration, added) : [];
}

/** Adds declarations to a rule; one that it has already gets the new value in its place, as it would win. */
function addOrReplace(declaration: Declaration, added: readonly string[]): SpanEdit[] {
  const { parent } = declaration;
  const own = parent?.declarations ?? [];
  const findOwn = (text: string): Declaration | undefined =>
    own.findLast(({ property }) => property === (text.split(':')[0] ?? '').trim());
  const missing = added.filter((text) => !findOwn(text));
  return [
    ...(missing.length > 0 ? addDeclarations(declaration, missing) : []),
    ...added.flatMap((text) => {
      const known = findOwn(text);
      return known ? replaceValue(known, text.slice(text.indexOf(':') + 1).trim()) : [];
    }),
  ];
}

function editsFor(page: Page, declaration: Declaration, { add, addTo, value }: Reason): SpanEdit[] {
  if (value !== undefined) return replaceValue(declaration, value);
  if (add) return addOrReplace(declaration, add);
  return addTo ? addToElement(page, addTo) : [];
}

function explain(page: Page, declaration: Declaration): Report | undefined {
  const { value, span, parent, written } = declaration;
  if (wide.test(value)) return undefined;
  const found = findReason(page, declaration, listReached(page, declaration));
  if (!found) return undefined;
  const { reason, element } = found;
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
    fixes: fixes(reason.fix, editsFor(page, declaration, reason)),
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
