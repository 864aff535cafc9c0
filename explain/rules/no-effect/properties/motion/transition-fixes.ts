import { findWinner, setsLonghand, type AppliedDeclaration } from '../../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../../cascade/page.ts';
import { isSetByAuthor } from '../../../../cascade/possible-values.ts';
import { addDeclarations, replaceDeclaration, replaceValue } from '../../../../edits.ts';
import type { PageElement } from '../../../../parse/elements.ts';
import { splitTopLevel } from '../../../../parse/split-top-level.ts';
import type { Declaration } from '../../../../parse/style-sheet.ts';
import { isValidValue } from '../../../../values/property-syntax.ts';
import type { NoEffectReason } from '../../reason/property-rule.ts';

/**
 * Properties with discrete animation: they change at once, unless `allow-discrete` is set (CSS Transitions
 * 2).
 */
export const discreteProperties =
  /^(display|position|float|clear|text-align|flex-direction|flex-wrap|justify-content|align-items|align-content|font-family|content|white-space|text-transform|list-style-type|overflow|overflow-x|overflow-y|pointer-events|cursor|grid-template-areas|border-style|box-sizing)$/;

/** A fix with the property that a state does change. */
export function suggestTransitionProperty(
  page: Page,
  element: PageElement,
  names: readonly string[],
  value: string,
): Pick<NoEffectReason, 'fix' | 'value'> {
  const changed = new Set(
    listApplied(page, element).flatMap(({ declaration: { property }, isCertain }) =>
      isCertain || discreteProperties.test(property) ? [] : [property],
    ),
  );
  const [changedProperty, ...others] = changed;
  const [name] = names;
  if (changedProperty === undefined || name === undefined || names.length > 1)
    return { fix: 'Name the property that the state changes, or write all.' };
  const suggestion = others.length === 0 ? changedProperty : 'all';
  return { fix: `Write ${suggestion}, which a state changes.`, value: value.replace(name, suggestion) };
}

/** The declaration of a longhand that always applies, and the only one for a state. */
function findStateChange(
  page: Page,
  element: PageElement,
  longhand: string,
): { always: Declaration | undefined; inState: Declaration } | undefined {
  const applied: AppliedDeclaration[] = listApplied(page, element).filter(({ declaration }) =>
    setsLonghand(declaration.property, longhand),
  );
  const [inState, ...others] = applied.filter(({ isCertain }) => !isCertain);
  return inState && others.length === 0
    ? { always: findWinner(applied, longhand)?.declaration, inState: inState.declaration }
    : undefined;
}

/** A fix that fades the element while its display changes; undefined where display changes otherwise. */
function fadeWithDisplay(
  page: Page,
  element: PageElement,
  value: string,
): Pick<NoEffectReason, 'fix' | 'value' | 'edits'> | undefined {
  const found = findStateChange(page, element, 'display');
  if (!found || isSetByAuthor(page, element, ['opacity'], []) || !/^display\s+[\d.]+m?s\b[^,]*$/i.test(value))
    return undefined;
  const { always, inState } = found;
  const isHidden = ({ value: display }: Declaration): boolean => display.toLowerCase() === 'none';
  const fixed = `${value.replace(/display/i, 'opacity')}, ${value} allow-discrete`;
  const fix = `Write transition: ${fixed}, and add opacity: 0 where display is none.`;
  if (isHidden(inState)) return { fix, value: fixed, edits: addDeclarations(inState, ['opacity: 0']) };
  return always && isHidden(always)
    ? {
        fix,
        value: fixed,
        edits: [...addDeclarations(always, ['opacity: 0']), ...addDeclarations(inState, ['opacity: 1'])],
      }
    : undefined;
}

/** A fix for a transition of properties that change at once. */
export function replaceDiscreteTransition(
  page: Page,
  element: PageElement,
  names: readonly string[],
  value: string,
): Pick<NoEffectReason, 'fix' | 'value' | 'edits' | 'isRemoved'> {
  const fading = fadeWithDisplay(page, element, value);
  if (fading) return fading;
  const suggestion = suggestTransitionProperty(page, element, names, value);
  return suggestion.value === undefined
    ? { fix: 'Remove it, or transition opacity or transform.', isRemoved: true }
    : suggestion;
}

/** A fix that gives a size without a limit one, so that there are values between the two. */
export function limitSize(
  page: Page,
  element: PageElement,
  longhand: string,
): Pick<NoEffectReason, 'fix' | 'add' | 'edits'> {
  const limit = longhand === 'max-width' ? '100%' : '60em';
  const applied = listApplied(page, element).map(({ declaration }) => declaration);
  const declarations = applied.filter(({ property }) => property === longhand);
  const unlimited = declarations.find(({ value }) => value.toLowerCase() === 'none');
  if (unlimited)
    return {
      fix: `Write ${longhand}: ${limit} in place of none, or another length that is enough for the content.`,
      edits: replaceValue(unlimited, limit),
    };
  const transition = findWinner(listApplied(page, element), 'transition-property')?.declaration;
  return {
    fix: `Add ${longhand}: ${limit}, or another length, for the state without one.`,
    ...(transition && declarations.every(({ parent }) => parent !== transition.parent)
      ? { add: [`${longhand}: ${limit}`] }
      : {}),
  };
}

/** The direction and the two colors of a gradient to the right or to the bottom; undefined for another one. */
function parseGradient(value: string): { direction: string; colors: string[] } | undefined {
  const inside = /^linear-gradient\((.*)\)$/is.exec(value.trim())?.[1];
  const parts = splitTopLevel(inside ?? '', ',').map((part) => part.trim());
  const direction = /^to (?:right|bottom)$/i.exec(parts[0] ?? '')?.[0].toLowerCase();
  const colors = direction === undefined ? parts : parts.slice(1);
  return colors.length === 2 && colors.every((color) => isValidValue('color', color))
    ? { direction: direction ?? 'to bottom', colors }
    : undefined;
}

/** A fix that puts the colors of two gradients in one, which is larger than the box and moves in it. */
export function slideGradient(
  page: Page,
  element: PageElement,
  value: string,
): Pick<NoEffectReason, 'fix' | 'value' | 'edits'> {
  const fix = 'Write one gradient of all colors that is larger than the box, and change background-position.';
  const { always, inState } = findStateChange(page, element, 'background-image') ?? {};
  const [first, second] = [parseGradient(always?.value ?? ''), parseGradient(inState?.value ?? '')];
  if (!always || !inState || !first || first.direction !== second?.direction) return { fix };
  const isShared = first.colors[1] === second.colors[0];
  const colors = [...first.colors, ...(isShared ? second.colors.slice(1) : second.colors)];
  const size = isShared ? '200%' : '300%';
  const isHorizontal = first.direction === 'to right';
  return {
    fix,
    value: value.replace(/(?<![\w-])background(-image)?(?![\w-])/i, 'background-position'),
    edits: [
      ...replaceDeclaration(always, [
        `${always.writtenName}: linear-gradient(${first.direction}, ${colors.join(', ')})`,
        `background-size: ${isHorizontal ? `${size} 100%` : `100% ${size}`}`,
      ]),
      ...replaceDeclaration(inState, [`background-position: ${isHorizontal ? '100% 0' : '0 100%'}`]),
    ],
  };
}
