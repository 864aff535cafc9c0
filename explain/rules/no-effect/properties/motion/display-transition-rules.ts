import {
  findWinner,
  isConditional,
  setsLonghand,
  type AppliedDeclaration,
} from '../../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../../cascade/page.ts';
import { isSetByAuthor, listPossibleValues } from '../../../../cascade/possible-values.ts';
import { findUserAgentValue } from '../../../../cascade/user-agent.ts';
import { addRuleAfter } from '../../../../edits.ts';
import { listInclusiveAncestors, type PageElement } from '../../../../parse/elements.ts';
import { splitTopLevel } from '../../../../parse/split-top-level.ts';
import type { QualifiedRule } from '../../../../parse/style-sheet.ts';
import type { SpanEdit } from '../../../../report.ts';
import { listLonghands } from '../../../../values/longhand-value.ts';
import type { PropertyRule } from '../../reason/property-rule.ts';
import { discreteProperties } from './transition-fixes.ts';

/** The declarations that a state of the element or of an ancestor makes. */
function listStateDeclarations(page: Page, element: PageElement): AppliedDeclaration[] {
  return listApplied(page, element).filter(
    ({ isCertain, declaration }) => !isCertain && !isConditional(declaration),
  );
}

function getRule({ declaration: { parent } }: AppliedDeclaration): QualifiedRule | undefined {
  return parent?.type === 'rule' ? parent : undefined;
}

/** The property that a part of a transition is for. */
function getProperty(part: string): string {
  return (
    splitTopLevel(part.trim(), ' ').find(
      (word) => /^-?[a-z][a-z-]*$/i.test(word) && !/^(ease|linear|step|normal|allow)/i.test(word),
    ) ?? 'all'
  );
}

/** The rule in which a state changes display; undefined where it changes otherwise too, or stays. */
function findDisplayRule(
  page: Page,
  element: PageElement,
): { rule: QualifiedRule; isHiding: boolean } | undefined {
  const values = listPossibleValues(page, element, 'display', 'inline');
  const [first, ...others] = listStateDeclarations(page, element).filter(
    ({ declaration }) => declaration.property === 'display',
  );
  const rule = first && getRule(first);
  const isHiding = first?.declaration.value === 'none';
  const before =
    findWinner(listApplied(page, element), 'display')?.declaration.value ??
    findUserAgentValue(element, 'display');
  const isChange = values.length === 2 && (before === 'none') !== isHiding;
  return rule && others.length === 0 && isChange ? { rule, isHiding } : undefined;
}

/** Whether an ancestor changes something too, which the element may inherit. */
function canInheritChange(page: Page, element: PageElement): boolean {
  return listInclusiveAncestors(element)
    .slice(1)
    .some((ancestor) =>
      listStateDeclarations(page, ancestor).some(({ declaration }) =>
        /^(color|font|--)/.test(declaration.property),
      ),
    );
}

/** The rule with the values at which the box begins when it is shown. */
function createStartRule(
  page: Page,
  element: PageElement,
  rule: QualifiedRule,
  changed: readonly string[],
): SpanEdit[] {
  const starts = changed.map((longhand) => {
    const [before] = listPossibleValues(page, element, longhand, longhand === 'opacity' ? '1' : 'none');
    return `${longhand}: ${before}`;
  });
  if (rule.parent || /[,]/.test(rule.prelude)) return [];
  return addRuleAfter(rule, `@starting-style { ${rule.prelude}`, starts).map((edit) => ({
    ...edit,
    newText: `${edit.newText} }`,
  }));
}

/** Rules on transitions of boxes that appear or disappear at the same moment. */
export const displayTransitionRules: readonly PropertyRule[] = [
  {
    properties: /^transition$/,
    check: (page, element, value) => {
      if (
        page.hasScript ||
        /\bvar\(|allow-discrete|^none$/i.test(value) ||
        /@starting-style/.test(page.source.text)
      )
        return undefined;
      if (isSetByAuthor(page, element, ['transition-behavior'], ['normal', '?'])) return undefined;
      const found = findDisplayRule(page, element);
      if (!found || canInheritChange(page, element)) return undefined;
      const { rule, isHiding } = found;
      const names = splitTopLevel(value, ',').map(getProperty);
      const changes = listStateDeclarations(page, element).filter(
        ({ declaration: { property } }) =>
          !discreteProperties.test(property) &&
          (names.includes('all') ||
            names.some((name) => listLonghands(name).some((longhand) => setsLonghand(property, longhand)))),
      );
      // Another rule may change something while the box is there.
      if (changes.length === 0 || changes.some((change) => getRule(change) !== rule)) return undefined;
      const changed = [...new Set(changes.map(({ declaration }) => declaration.property))];
      const [, time = '0.3s'] = /(?<![\w.-])([\d.]*[1-9][\d.]*m?s)\b/i.exec(value) ?? [];
      const edits = isHiding ? [] : createStartRule(page, element, rule, changed);
      return {
        why: `${rule.prelude} changes display together with ${changed.join(' and ')}. A box with display: none has no earlier look to change from, so it ${isHiding ? 'is gone' : 'is there'} at once.`,
        ...(edits.length > 0
          ? {
              fix: `Write display ${time} allow-discrete in the transition, and the values to begin with in @starting-style.`,
              value: `${value}, display ${time} allow-discrete`,
              edits,
            }
          : {
              fix: 'Use visibility: hidden with opacity: 0 in place of display: none.',
            }),
      };
    },
  },
];
