import type { Page } from '../../match/page.ts';
import { listDeclarations } from '../../read/document.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import type { EffectRule, Reason } from './reason/effect-rule.ts';

const shapes = /^(rect|circle|ellipse|line|polyline|polygon|path|text|tspan|g|use)$/;

function isShape({ html, name }: PageElement): boolean {
  return !html && shapes.test(name);
}

/** What SVG has for a border: the parts of its value are those of a stroke. */
function strokeFor(value: string): Pick<Reason, 'instead'> {
  const parts = splitTopLevel(value, ' ');
  const width = parts.find((part) => /^[\d.]+(px|r?em)?$/.test(part));
  const color = parts.find((part) => part !== width && !/^(solid|dashed|dotted|double|none)$/i.test(part));
  return color === undefined
    ? {}
    : { instead: [`stroke: ${color}`, ...(width ? [`stroke-width: ${width}`] : [])].join('; ') };
}

/** What SVG has in place of a property of boxes. */
function findOther(element: PageElement, property: string, value: string): Pick<Reason, 'fix' | 'instead'> {
  if (/^background(-color)?$/.test(property)) {
    const paint = element.name === 'line' ? 'stroke' : 'fill';
    return {
      fix: `Write ${paint} in place of ${property}.`,
      ...(/^[^\s()]+$|^(rgb|hsl|oklch)a?\([^()]*\)$/i.test(value) ? { instead: `${paint}: ${value}` } : {}),
    };
  }
  if (property === 'border-radius')
    return element.name === 'rect'
      ? {
          fix: 'Write rx in place of border-radius.',
          ...(/^[\d.]+(px|r?em|%)$/.test(value) ? { instead: `rx: ${value}` } : {}),
        }
      : { fix: 'Draw the corners in the shape itself.' };
  if (property === 'border')
    return { fix: 'Write stroke and stroke-width in place of border.', ...strokeFor(value) };
  if (property.startsWith('border')) return { fix: 'Use stroke and stroke-width.' };
  if (property === 'box-shadow')
    return {
      fix: 'Write filter: drop-shadow() in place of box-shadow.',
      ...(/^(-?[\d.]+(px|r?em)? ){2,3}[^\s,]+(\([^()]*\))?$/.test(value)
        ? { instead: `filter: drop-shadow(${value})` }
        : {}),
    };
  const moved = /^margin-(left|top)$/.exec(property)?.[1];
  return moved !== undefined && /^-?[\d.]+(px|r?em)$/.test(value)
    ? {
        fix: `Write translate in place of ${property}.`,
        instead: `translate: ${moved === 'left' ? value : `0 ${value}`}`,
      }
    : { fix: 'Place the shape with its attributes, or with transform.' };
}

/** Whether anything in the page may draw a stroke: a rule, an attribute, a script or a shape of another file. */
function mayStroke(page: Page): boolean {
  return (
    page.hasScript ||
    listDeclarations(page).some(({ property, value }) => property === 'stroke' && value !== 'none') ||
    page.elements.some(
      ({ name, attributes }) =>
        (attributes.get('stroke') ?? 'none') !== 'none' ||
        (name === 'use' && !(attributes.get('href') ?? attributes.get('xlink:href') ?? '#').startsWith('#')),
    )
  );
}

/** Rules on shapes of SVG, which have no boxes of CSS, and on their strokes. */
export const vectorRules: readonly EffectRule[] = [
  {
    properties:
      /^(background(-color|-image)?|border(-(top|right|bottom|left|color|width|style|radius))?|(padding|margin)(-[a-z-]+)?|box-shadow)$/,
    check: (_, element, value, property) =>
      isShape(element) && !/^(0|none|transparent)$/i.test(value)
        ? {
            why: `${nameOf(element)} is a shape of SVG and not a box: it has no background, border, shadow or spacing of CSS.`,
            ...findOther(element, property, value),
          }
        : undefined,
  },
  {
    properties: /^stroke-(width|opacity|dasharray|dashoffset|linecap|linejoin|miterlimit)$/,
    check: (page, element, _, property) =>
      !element.html && !mayStroke(page)
        ? {
            why: `${property} styles a stroke, and nothing in the page sets one: stroke is none unless you set it.`,
            fix: 'Add stroke: currentColor.',
            add: ['stroke: currentColor'],
          }
        : undefined,
  },
];
