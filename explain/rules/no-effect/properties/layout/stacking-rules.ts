import { findOnlyValue, hasAlwaysValue } from '../../../../cascade/possible-values.ts';
import { findUserAgentValue } from '../../../../cascade/user-agent.ts';
import type { Page } from '../../../../cascade/page.ts';
import { formatElement, type PageElement } from '../../../../parse/elements.ts';
import { isFlexOrGridItem } from '../../../../cascade/layout.ts';
import type { PropertyRule } from '../../reason/property-rule.ts';
import { fixedContainingProperties } from '../positioning-rules.ts';

const positioned = /^(relative|absolute|fixed|sticky)$/;

function isAlwaysPositioned(page: Page, element: PageElement): boolean {
  return hasAlwaysValue(
    page,
    element,
    'position',
    findUserAgentValue(element, 'position') ?? 'static',
    positioned,
  );
}

function findOnlyNumber(page: Page, element: PageElement, longhand: string): number | undefined {
  const value = findOnlyValue(page, element, longhand, '') ?? '';
  return /^-?[\d.]+$/.test(value) ? Number(value) : undefined;
}

/** The z-index that counts; undefined for auto, where it changes, and where the element can't have one. */
function findLevel(page: Page, element: PageElement): number | undefined {
  const canHaveLevel = isAlwaysPositioned(page, element) || isFlexOrGridItem(page, element);
  return canHaveLevel ? findOnlyNumber(page, element, 'z-index') : undefined;
}

/** What makes an element a stacking context in every state (CSS Position 4, Painting order). */
function findStackingReason(page: Page, element: PageElement): string | undefined {
  if (findLevel(page, element) !== undefined) return 'z-index';
  if (hasAlwaysValue(page, element, 'position', 'static', /^(fixed|sticky)$/)) return 'position';
  if (hasAlwaysValue(page, element, 'isolation', 'auto', /^isolate$/)) return 'isolation';
  const opacity = findOnlyNumber(page, element, 'opacity');
  if (opacity !== undefined && opacity < 1) return 'opacity';
  return fixedContainingProperties.find((property) =>
    hasAlwaysValue(page, element, property, 'none', /^(?!none|inherit|\?|var\()/),
  );
}

type StackingContext = { element: PageElement; reason: string };

/** The stacking contexts around an element, from the inside out. */
function listStackingContexts(page: Page, element: PageElement): StackingContext[] {
  const contexts: StackingContext[] = [];
  for (let around = element.parent; around?.parent && around.name !== 'body'; around = around.parent) {
    const reason = findStackingReason(page, around);
    if (reason !== undefined) contexts.push({ element: around, reason });
  }
  return contexts;
}

/** The later siblings of an element and of the elements around it, as far as they are in the same stacking context. */
function listLaterSiblings(page: Page, element: PageElement): PageElement[] {
  const siblings: PageElement[] = [];
  for (
    let inside: PageElement | undefined = element;
    inside?.parent && (inside === element || findStackingReason(page, inside) === undefined);
    inside = inside.parent
  )
    siblings.push(...inside.parent.children.slice(inside.index + 1));
  return siblings;
}

function findPixels(page: Page, element: PageElement, longhand: string): number | undefined {
  const number = /^(-?[\d.]+)(px)?$/.exec(findOnlyValue(page, element, longhand, 'auto') ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Whether an absolute element certainly reaches below the box around it, or covers the window. */
function reachesOut(page: Page, element: PageElement, around: PageElement): boolean {
  if (hasAlwaysValue(page, element, 'position', 'static', /^fixed$/)) return true;
  if (!hasAlwaysValue(page, element, 'position', 'static', /^absolute$/)) return false;
  if (hasAlwaysValue(page, element, 'top', 'auto', /^(1\d\d+|[2-9]\d\d)%$|^calc\(100%/)) return true;
  const [top, height, room] = [
    findPixels(page, element, 'top'),
    findPixels(page, element, 'height'),
    findPixels(page, around, 'height'),
  ];
  const bottom = findPixels(page, element, 'bottom');
  if (bottom !== undefined && bottom < 0) return true;
  return top !== undefined && room !== undefined && top + (height ?? 0) > room;
}

/** Rules on stacking contexts. */
export const stackingRules: readonly PropertyRule[] = [
  {
    properties: /^z-index$/,
    check: (page, element) => {
      const level = findLevel(page, element);
      if (level === undefined || level <= 0 || page.hasScript) return undefined;
      for (const { element: context, reason } of listStackingContexts(page, element)) {
        const contextLevel = findLevel(page, context) ?? 0;
        const cover = listLaterSiblings(page, context).find((sibling) =>
          findStackingReason(page, sibling) !== undefined || isAlwaysPositioned(page, sibling)
            ? (findLevel(page, sibling) ?? 0) >= contextLevel &&
              (findLevel(page, sibling) ?? 0) < level &&
              sibling.classes.join() !== context.classes.join()
            : false,
        );
        if (!cover || !reachesOut(page, element, context)) continue;
        const coverLevel = findLevel(page, cover) ?? 0;
        const isPositioned = isAlwaysPositioned(page, context) || isFlexOrGridItem(page, context);
        const declarations = [...(isPositioned ? [] : ['position: relative']), `z-index: ${coverLevel + 1}`];
        return {
          predicate: `counts only inside ${formatElement(context)}`,
          why: `Its ${reason} makes ${formatElement(context)} one layer with all that is in it, and ${formatElement(cover)}, which comes later${coverLevel > contextLevel ? ` and has z-index: ${coverLevel}` : ''}, lies over that layer as a whole.`,
          fix: `Add ${declarations.join(' and ')} to ${formatElement(context)}.`,
          addTo: { element: context, declarations },
        };
      }
      return undefined;
    },
  },
];
