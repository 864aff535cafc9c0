import { findWinner, type Applied } from '../../match/cascade.ts';
import { valuesOf } from '../../match/box.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import { insertAt } from '../../edits.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report } from '../../report.ts';

/** What the browser's own style sheet hides with `display: none`: why, and the end of a selector of that state. */
function findHiding(element: PageElement): { why: string; state: string } | undefined {
  const { name, attributes } = element;
  if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found')
    return { why: 'has the attribute hidden', state: '[hidden]' };
  if (name === 'dialog' && !attributes.has('open'))
    return { why: 'is a <dialog> that is not open', state: ':not([open])' };
  if (attributes.has('popover'))
    return { why: 'is a popover that is not open', state: ':not(:popover-open)' };
  return undefined;
}

/** A display that always applies, and so shows what the browser hides. */
function findShowing(page: Page, element: PageElement): Applied | undefined {
  const winner = findWinner(appliedTo(page, element), 'display');
  if (!winner || winner.declaration.property !== 'display') return undefined;
  const isShown = valuesOf(page, element, 'display', 'inline').every((value) =>
    /^(?!none|\?)[a-z-]+( [a-z-]+)?$/.test(value),
  );
  return isShown && !/^(inherit|initial|unset|revert|revert-layer)$/.test(winner.declaration.value)
    ? winner
    : undefined;
}

/** Elements that `hidden`, a closed dialog or a closed popover should hide, and that a rule's `display` shows. */
export function explainShown(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const element of page.elements) {
    const hiding = element.html ? findHiding(element) : undefined;
    const showing = hiding && findShowing(page, element);
    if (!showing) continue;
    const { declaration, selector } = showing;
    const name = selector?.text ?? 'the style attribute';
    const added = `${name}${hiding.state} { display: none; }`;
    const rule = selector?.rule;
    const isPlain = rule?.closed && rule.sheet.isEditable && rule.parent?.type !== 'rule';
    reports.set(declaration, {
      code: 'overridden',
      span: declaration.span,
      message: `${nameOf(element)} on line ${element.line} ${hiding.why}, and is shown all the same. The browser hides it with display: none in its own style sheet. display: ${declaration.value} of ${name} beats that.`,
      data: {
        property: declaration.written,
        value: declaration.value,
        ...(selector ? { selector: selector.text } : {}),
        element: nameOf(element),
      },
      fixes: rule
        ? fixes(`Add ${added}`, isPlain ? insertAt(rule.blockSpan.end, `\n${added}`) : [])
        : fixes('Remove display from the style attribute.'),
    });
  }
  return [...reports.values()];
}
