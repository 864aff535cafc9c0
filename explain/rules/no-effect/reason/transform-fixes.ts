import { isInlineBox } from '../../../cascade/layout.ts';
import type { Page } from '../../../cascade/page.ts';
import { isSetByAuthor } from '../../../cascade/possible-values.ts';
import { describeElement, type PageElement } from '../../../parse/elements.ts';
import type { NoEffectReason } from './property-rule.ts';

/**
 * Declarations that turn an element in depth. A transform that it has stays, and an inline element becomes one that can
 * be transformed.
 */
export function listTurnDeclarations(page: Page, element: PageElement, angle: string): string[] {
  const isTransformed = isSetByAuthor(page, element, ['transform'], ['none']);
  return [
    ...(isInlineBox(page, element) ? ['display: inline-block'] : []),
    isTransformed ? `rotate: y ${angle}` : `transform: rotateY(${angle})`,
  ];
}

/** A fix that turns the first child of an element in depth; undefined without a child. */
export function turnFirstChild(
  page: Page,
  { children }: PageElement,
): Required<Pick<NoEffectReason, 'fix' | 'addTo'>> | undefined {
  const child = children.find(({ name, isHtml }) => isHtml && !/^(br|wbr|script|style|template)$/.test(name));
  if (!child) return undefined;
  const declarations = listTurnDeclarations(page, child, '40deg');
  return {
    fix: `Turn ${describeElement(child)}: add ${declarations.join(' and ')} to it.`,
    addTo: { element: child, declarations },
  };
}
