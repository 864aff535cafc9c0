import type { Page } from '../../../cascade/page.ts';
import { listDeclarations } from '../../../parse/parse-document.ts';
import { formatElement, listAncestors, listDescendants, type PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import { isValidValue } from '../../../values/property-syntax.ts';
import type { PropertyRule, NoEffectReason } from '../reason/property-rule.ts';

/** Elements whose color is most likely that of their text. */
const textElementPattern = /^(a|b|em|i|label|li|p|span|strong|h[1-6])$/;

const svgShapePattern = /^(rect|circle|ellipse|line|polyline|polygon|path|text|tspan|g|use)$/;

function isSvgShape({ isHtml, name }: PageElement): boolean {
  return !isHtml && svgShapePattern.test(name);
}

/** The stroke with the width and color of a border. */
function convertBorderToStroke(value: string): Pick<NoEffectReason, 'replacement'> {
  const parts = splitTopLevel(value, ' ');
  const width = parts.find((part) => /^[\d.]+(px|r?em)?$/.test(part));
  const color = parts.find((part) => part !== width && !/^(solid|dashed|dotted|double|none)$/i.test(part));
  return color === undefined
    ? {}
    : { replacement: [`stroke: ${color}`, ...(width ? [`stroke-width: ${width}`] : [])].join('; ') };
}

/** Moves a declaration from a shape to the <svg> around it, which is a box. */
function moveToDrawing(
  shape: PageElement,
  declaration: string,
  alternative: string,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'isRemoved'> {
  const drawing = listAncestors(shape).find(({ name }) => name === 'svg');
  return {
    fix: `Set it on the <svg>, or ${alternative}.`,
    ...(drawing ? { addTo: { element: drawing, declarations: [declaration] }, isRemoved: true } : {}),
  };
}

/** A fix with the property of SVG that does what a property of boxes does. */
function suggestSvgProperty(
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'replacement' | 'addTo' | 'isRemoved'> {
  if (/^background(-color)?$/.test(property)) {
    const paint = element.name === 'line' ? 'stroke' : 'fill';
    return {
      fix: `Write ${paint} in place of ${property}.`,
      ...(/^[^\s()]+$|^(rgb|hsl|oklch)a?\([^()]*\)$/i.test(value)
        ? { replacement: `${paint}: ${value}` }
        : {}),
    };
  }
  if (property === 'border-radius')
    return element.name === 'rect'
      ? {
          fix: 'Write rx in place of border-radius.',
          ...(/^[\d.]+(px|r?em|%)$/.test(value) ? { replacement: `rx: ${value}` } : {}),
        }
      : { fix: 'Remove it, and draw the corners in the shape itself.', isRemoved: true };
  if (property === 'border')
    return { fix: 'Write stroke and stroke-width in place of border.', ...convertBorderToStroke(value) };
  if (property === 'border-color') return { fix: `Write stroke: ${value};`, replacement: `stroke: ${value}` };
  if (property.startsWith('border-'))
    return moveToDrawing(element, `${property}: ${value}`, 'use stroke and stroke-width');
  if (property === 'box-shadow')
    return {
      fix: 'Write filter: drop-shadow() in place of box-shadow.',
      ...(/^(-?[\d.]+(px|r?em)? ){2,3}[^\s,]+(\([^()]*\))?$/.test(value)
        ? { replacement: `filter: drop-shadow(${value})` }
        : {}),
    };
  const moved = /^margin-(left|top)$/.exec(property)?.[1];
  return moved !== undefined && /^-?[\d.]+(px|r?em)$/.test(value)
    ? {
        fix: `Write translate in place of ${property}.`,
        replacement: `translate: ${moved === 'left' ? value : `0 ${value}`}`,
      }
    : moveToDrawing(
        element,
        `${property}: ${value}`,
        'place the shape with its attributes or with transform',
      );
}

/** A fix with the property of boxes that does what a property of SVG does. */
function suggestBoxProperty(
  { name, ownText }: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'replacement' | 'isRemoved'> {
  const isText = textElementPattern.test(name) || ownText.trim() !== '';
  const replacement = /^(fill|stroke)$/.test(property)
    ? {
        fill: isText ? `color: ${value}` : `background-color: ${value}`,
        stroke: isText ? `-webkit-text-stroke: 1px ${value}` : `border: 1px solid ${value}`,
      }[property]
    : undefined;
  return replacement !== undefined && isValidValue('color', value)
    ? { fix: `Write ${replacement};`, replacement }
    : { fix: 'Remove it: only a shape of SVG has a fill and a stroke.', isRemoved: true };
}

/** Whether a rule, an attribute, a script or a shape in another file can set a stroke. */
function canHaveStroke(page: Page): boolean {
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

/** Rules on SVG shapes, which have no CSS boxes, and on their strokes. */
export const svgRules: readonly PropertyRule[] = [
  {
    properties:
      /^(background(-color|-image)?|border(-(top|right|bottom|left|color|width|style|radius))?|(padding|margin)(-[a-z-]+)?|box-shadow)$/,
    check: (_, element, value, property) =>
      isSvgShape(element) && !/^(0|none|transparent)$/i.test(value)
        ? {
            why: `${formatElement(element)} is a shape of SVG and not a box: it has no background, border, shadow or spacing of CSS.`,
            ...suggestSvgProperty(element, property, value),
          }
        : undefined,
  },
  {
    properties: /^stroke-(width|opacity|dasharray|dashoffset|linecap|linejoin|miterlimit)$/,
    check: (page, element, _, property) =>
      !element.isHtml && !canHaveStroke(page)
        ? {
            why: `${property} styles a stroke, and nothing in the page sets one: stroke is none unless you set it.`,
            fix: 'Add stroke: currentColor.',
            add: ['stroke: currentColor'],
          }
        : undefined,
  },
  {
    properties:
      /^(fill|fill-(opacity|rule)|stroke|stroke-(width|opacity|dasharray|dashoffset|linecap|linejoin|miterlimit))$/,
    check: (page, element, value, property) =>
      element.isHtml &&
      element.name !== 'svg' &&
      !listDescendants(element).some((child) => child.name === 'svg' || !child.isHtml) &&
      element.parent &&
      element.name !== 'body' &&
      !page.hasScript
        ? {
            why: `${property} is for SVG shapes, and ${formatElement(element)} is HTML.`,
            ...suggestBoxProperty(element, property, value),
          }
        : undefined,
  },
];
