import { mayBeFlex, mayBeGrid } from '../../match/box.ts';
import { findWinner, listValues } from '../../match/cascade.ts';
import { accepts } from '../../values/property-syntax.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from '../dropped-declaration/dropped-rules.ts';
import type { Reason } from './effect-rule.ts';
import { effectRules } from './effect-rules.ts';
import type { PageElement } from '../../read/elements.ts';
import type { Weighed } from '../../diagnostic.ts';
import { longhandsOf } from '../../values/longhand-value.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { selectorsOf } from '../../read/selectors.ts';
import type { Declaration } from '../../read/style-sheet.ts';

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

function explain(page: Page, declaration: Declaration): Weighed | undefined {
  const { value, line, parent, written } = declaration;
  if (wide.test(value)) return undefined;
  const found = findReason(page, declaration, listReached(page, declaration));
  if (!found) return undefined;
  return {
    kind: 'no-effect',
    weight: 60,
    line,
    property: written,
    value,
    element: found.element.name,
    ...(parent?.type === 'rule' ? { selector: parent.prelude } : {}),
    message: `${found.reason.part ?? written} does nothing here. ${found.reason.why}`,
    mend: found.reason.mend,
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
      if (
        !first ||
        seen.has(first.declaration) ||
        applied.some(
          ({ declaration, selector }) =>
            declaration.property === 'content' || (selector && isGeneral(selector.text)),
        )
      )
        continue;
      for (const { declaration } of applied) seen.add(declaration);
      const { line, written, value } = first.declaration;
      findings.push({
        kind: 'no-effect',
        weight: 66,
        line,
        property: written,
        value,
        ...(first.selector ? { selector: first.selector.text } : {}),
        message: `There is no ::${pseudo} to style: the browser makes one only where content is set.`,
        mend: 'Add content: "".',
      });
    }
  }
  return findings;
}

/** All that a browser lets a page style on visited links, so that no page can find out where its reader has been. */
const visitedProperties =
  /color$|^(fill|stroke|background|border(-(top|right|bottom|left|block|inline))?|outline|column-rule|text-decoration|text-emphasis)$/;

function explainVisited(page: Page): Weighed[] {
  return page.sheets
    .flatMap(({ rules }) =>
      rules.filter(
        (rule) =>
          isStyleRule(rule) &&
          isKept(rule) &&
          selectorsOf(rule).every(({ text }) => /(?<!not\():visited/.test(text)),
      ),
    )
    .flatMap(({ declarations, prelude }) =>
      declarations
        .filter(
          ({ property, value }) =>
            !property.startsWith('--') && !visitedProperties.test(property) && accepts(property, value),
        )
        .map(({ line, written, value }): Weighed => ({
          kind: 'no-effect',
          weight: 60,
          line,
          property: written,
          value,
          selector: prelude,
          element: 'a',
          message: `${written} does nothing here. On :visited a browser changes colours only, so that no page can tell where its reader has been.`,
          mend: `Set ${written} on the link in every state, or change its color.`,
        })),
    );
}

const childless = new Set([
  'img',
  'br',
  'hr',
  'iframe',
  'video',
  'audio',
  'canvas',
  'textarea',
  'select',
  'embed',
  'object',
  'wbr',
]);

/** A pseudo-element of an image or a field, which has none, and one in a line that is given a size. */
function explainPseudoBox(page: Page): Weighed[] {
  const outcome = new Map<Declaration, Weighed | null>();
  for (const [element, lists] of page.reach) {
    for (const pseudo of ['before', 'after']) {
      const applied = lists.get(pseudo) ?? [];
      const isField =
        element.name === 'input' && !/^(checkbox|radio)$/.test(element.attributes.get('type') ?? '');
      const values = (longhand: string): string[] => listValues(applied, longhand);
      const inLine =
        values('content').length > 0 &&
        values('display').every((value) => value === 'inline') &&
        values('position').every((value) => /static|relative/.test(value)) &&
        values('float').every((value) => value === 'none') &&
        !mayBeFlex(page, element) &&
        !mayBeGrid(page, element);
      for (const { declaration, selector } of applied) {
        const { property, written, value, line } = declaration;
        const finding = (message: string, mend: string): Weighed => ({
          kind: 'no-effect',
          weight: 64,
          line,
          property: written,
          value,
          ...(selector ? { selector: selector.text } : {}),
          element: element.name,
          message,
          mend,
        });
        let found: Weighed | null = null;
        if (property === 'content' && (childless.has(element.name) || isField))
          found = finding(
            `<${element.name}> has no ::${pseudo}: its content comes from elsewhere, so the browser makes none.`,
            'Put an element around it and style the ::before or ::after of that one.',
          );
        else if (/^(width|height|(min|max)-(width|height)|aspect-ratio)$/.test(property) && inLine)
          found = finding(
            `${written} does nothing here. ::${pseudo} is inline unless you say otherwise, and the browser ignores ${written} on inline elements.`,
            'Add display: inline-block or display: block to it.',
          );
        outcome.set(declaration, outcome.get(declaration) === null ? null : found);
      }
    }
  }
  return [...outcome.values()].filter((finding) => finding !== null);
}

/** Declarations that win and still can't do anything on the elements they reach. */
export function explainNoEffect(page: Page): Weighed[] {
  const sheets = page.sheets.flatMap(({ rules }) =>
    rules.filter((rule) => isStyleRule(rule) && isKept(rule)).flatMap(({ declarations }) => declarations),
  );
  const attributes = page.attributeSheets.flatMap(({ sheet }) => sheet.declarations);
  const judged = [...sheets, ...attributes].filter(
    (declaration) => isPropertyDeclaration(declaration) && accepts(declaration.property, declaration.value),
  );
  return [
    ...explainVisited(page),
    ...explainPseudo(page),
    ...explainPseudoBox(page),
    ...judged.map((declaration) => explain(page, declaration)).filter((finding) => finding !== undefined),
  ];
}
