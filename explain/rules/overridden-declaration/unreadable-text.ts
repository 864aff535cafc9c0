import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { findInheritanceBarrier, listTextElements, type InheritanceBarrier } from './inheritance-barrier.ts';

/** The names of colors that students most often write, as hexadecimal numbers. */
const namedColors: Readonly<Record<string, string>> = {
  black: '000',
  white: 'fff',
  red: 'f00',
  blue: '00f',
  navy: '000080',
  teal: '008080',
  green: '008000',
  maroon: '800000',
  purple: '800080',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  yellow: 'ff0',
  orange: 'ffa500',
  gold: 'ffd700',
  crimson: 'dc143c',
  darkblue: '00008b',
  midnightblue: '191970',
  whitesmoke: 'f5f5f5',
};

/** Red, green and blue from 0 to 255; undefined for a color of another notation or with an alpha value. */
function parseColor(value: string): readonly number[] | undefined {
  const name = value.toLowerCase();
  const hex = namedColors[name] ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(name)?.[1];
  if (hex !== undefined)
    return (hex.match(hex.length === 3 ? /./g : /../g) ?? []).map((digits) =>
      Number.parseInt(digits.padStart(2, digits), 16),
    );
  const numbers = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(name);
  return numbers?.slice(1).map(Number);
}

/** The relative luminance of a color (WCAG 2). */
function getLuminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors (WCAG 2), from 1 to 21; undefined where one can't be read. */
function measureContrast(first: string, second: string): number | undefined {
  const [color, other] = [parseColor(first), parseColor(second)];
  if (!color || !other) return undefined;
  const [dark = 0, light = 0] = [getLuminance(color), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
