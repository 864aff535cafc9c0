import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listPossibleValues } from '../../cascade/possible-values.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { insertText } from '../../edits.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report } from '../../report.ts';
import { lineReference } from '../../line-reference.ts';

/**
 * Why the user-agent style sheet hides an element with `display: none`, and a selector suffix for that
 * state.
 */
function findHiddenState(element: PageElement): { why: string; state: string } | undefined {
  const { name, attributes } = element;
  if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found')
    return { why: 'has the attribute hidden', state: '[hidden]' };
  if (name === 'dialog' && !attributes.has('open'))
    return { why: 'is a <dialog> that is not open', state: ':not([open])' };
  if (attributes.has('popover'))
    return { why: 'is a popover that is not open', state: ':not(:popover-open)' };
  return undefined;
}

/** The declaration of `display` that shows an element in every state. */
function findDisplayWinner(page: Page, element: PageElement): AppliedDeclaration | undefined {
  const winner = findWinner(listApplied(page, element), 'display');
  if (!winner || winner.declaration.property !== 'display') return undefined;
  const isShown = listPossibleValues(page, element, 'display', 'inline').every((value) =>
    /^(?!none|\?)[a-z-]+( [a-z-]+)?$/.test(value),
  );
  return isShown && !/^(inherit|initial|unset|revert|revert-layer)$/.test(winner.declaration.value)
    ? winner
    : undefined;
}

/**
 * Hidden elements, closed dialogs and closed popovers that are visible because a rule sets their `display`.
 */
export function explainShownHiddenElements(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const element of page.elements) {
    const hiding = element.isHtml ? findHiddenState(element) : undefined;
    const showing = hiding && findDisplayWinner(page, element);
    if (!showing) continue;
    const { declaration, selector } = showing;
    const name = selector?.text ?? 'the style attribute';
    const added = `${name}${hiding.state} { display: none; }`;
    const rule = selector?.rule;
    const isPlain = rule?.isClosed && rule.sheet.isEditable && rule.parent?.type !== 'rule';
    reports.set(declaration, {
      code: 'overridden',
      span: declaration.span,
      message: `${formatElement(element)} on ${lineReference(element.line)} ${hiding.why}, but it is visible. The browser hides it with display: none in its own style sheet. display: ${declaration.value} of ${name} beats that.`,
      data: {
        ...createDeclarationData(declaration, selector?.text),
        element: formatElement(element),
      },
      fixes: rule
        ? createFixes(`Add ${added}`, isPlain ? insertText(rule.fullSpan.end, `\n${added}`) : [])
        : createFixes('Remove display from the style attribute.'),
    });
  }
  return [...reports.values()];
}
