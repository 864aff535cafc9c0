import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { measureContrast } from '../../values/color-contrast.ts';
import { findInheritanceBarrier, listTextElements, type InheritanceBarrier } from './inheritance-barrier.ts';

/** Below this contrast nobody reads a text, so that its author can't have meant it. */
const unreadable = 2;
/** The contrast that text needs (WCAG 2, level AA). */
const readable = 4.5;
/** The color of links in the style sheets of browsers. */
const linkColor = '#0000ee';

/** Elements that the style sheets of browsers give a background. */
const elementsWithBackground = /^(button|dialog|input|mark|optgroup|option|select|textarea)$/;

/** The color of the background that a rule sets together with a color. */
function findPairedBackground(
  page: Page,
  parent: PageElement,
  { declaration: { parent: rule } }: AppliedDeclaration,
): string | undefined {
  const winner = findWinner(listApplied(page, parent), 'background-color')?.declaration;
  return rule?.type === 'rule' && winner?.parent === rule ? winner.value : undefined;
}

/** Whether an element or an ancestor below `parent` has a background of its own. */
function hasOwnBackground(page: Page, text: PageElement, parent: PageElement): boolean {
  for (let current: PageElement | undefined = text; current && current !== parent; current = current.parent)
    if (
      elementsWithBackground.test(current.name) ||
      listApplied(page, current).some(({ declaration }) => /^(background|all$)/.test(declaration.property))
    )
      return true;
  return false;
}

/** The color that a barrier gives the text: that of a rule for elements of a type, or of a link. */
function findBarrierColor(page: Page, { element, overriding }: InheritanceBarrier): string | undefined {
  const applied = listApplied(page, element).filter(({ declaration }) => declaration.property === 'color');
  if (applied.some(({ isCertain }) => !isCertain)) return undefined;
  if (!overriding)
    return element.name === 'a' && !page.source.text.includes('color-scheme') ? linkColor : undefined;
  const { declaration, selector } = overriding;
  return declaration.property === 'color' && /(^|[\s>+~])[a-z][a-z0-9]*$/i.test(selector?.text ?? '')
    ? declaration.value
    : undefined;
}

/**
 * What keeps a color from a text that nobody can read without it: a rule for headings, paragraphs or links gives
 * the text nearly the color of the background, which is set together with the inherited color.
 */
export function findUnreadableText(
  page: Page,
  parent: PageElement,
  inherited: AppliedDeclaration,
): InheritanceBarrier | undefined {
  const background = page.hasScript ? undefined : findPairedBackground(page, parent, inherited);
  if (background === undefined) return undefined;
  if ((measureContrast(inherited.declaration.value, background) ?? 0) < readable) return undefined;
  return listTextElements(parent)
    .filter((text) => !hasOwnBackground(page, text, parent))
    .map((text) => findInheritanceBarrier(page, text, parent, 'color'))
    .find((barrier) => {
      const color = barrier && findBarrierColor(page, barrier);
      return color !== undefined && (measureContrast(color, background) ?? readable) < unreadable;
    });
}
