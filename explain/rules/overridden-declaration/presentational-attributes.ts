import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { createFixes, type Report } from '../../report.ts';
import { getLonghandValue } from '../../values/longhand-value.ts';
import { lineReference } from '../../line-reference.ts';

/**
 * Presentational hints (HTML standard, The CSS user agent style sheet and presentational hints): the cascade
 * puts them before all rules of the page.
 */
const htmlPresentationalHints: Readonly<Record<string, string>> = {
  align: 'text-align',
  bgcolor: 'background-color',
  valign: 'vertical-align',
  color: 'color',
  face: 'font-family',
};
const alignedElements = /^(p|div|h[1-6]|td|th|tr|tbody|thead|tfoot|col|colgroup)$/;
const svgShapes = /^(path|circle|ellipse|rect|line|polygon|polyline|text|tspan|g)$/;
const svgAttributes = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-size'];

/** The presentational hints of an element: each attribute with the property that it sets. */
function listPresentationalHints({
  name,
  attributes,
  isHtml,
}: PageElement): [attribute: string, property: string][] {
  if (!isHtml)
    return svgShapes.test(name)
      ? svgAttributes.filter((text) => attributes.has(text)).map((text) => [text, text])
      : [];
  return Object.entries(htmlPresentationalHints).filter(
    ([attribute]) =>
      attributes.has(attribute) &&
      (attribute !== 'align' || alignedElements.test(name)) &&
      (!['color', 'face'].includes(attribute) || name === 'font'),
  );
}

/**
 * Whether the rule also applies to elements without this value of the attribute, so that this one is an
 * exception.
 */
function isException(
  page: Page,
  element: PageElement,
  attribute: string,
  winner: AppliedDeclaration,
): boolean {
  const reached = page.elements.filter((candidate) =>
    listApplied(page, candidate).some(({ declaration }) => declaration === winner.declaration),
  );
  const value = element.attributes.get(attribute);
  return reached.some((candidate) => candidate.attributes.get(attribute) !== value);
}

/** Attributes such as `fill` and `bgcolor` that lose to a rule. */
export function explainPresentationalAttributes(page: Page): Report[] {
  return page.elements.flatMap((element) =>
    listPresentationalHints(element).flatMap(([attribute, property]): Report[] => {
      const winner = findWinner(listApplied(page, element), property);
      const value = element.attributes.get(attribute) ?? '';
      if (!winner || page.hasScript || /^(none|currentcolor|inherit|)$/i.test(value)) return [];
      const { declaration, selector } = winner;
      const winnerValue = getLonghandValue(property, declaration.property, declaration.value).toLowerCase();
      if (
        !selector ||
        winnerValue === value.toLowerCase() ||
        /^(inherit|unset|initial|\?)$/.test(winnerValue)
      )
        return [];
      if (!isException(page, element, attribute, winner)) return [];
      return [
        {
          code: 'overridden',
          span: element.getAttributeSpan(attribute),
          message: `The attribute ${attribute} of ${formatElement(element)} loses to ${property} of ${selector.text} on ${lineReference(declaration.line)}: every rule beats such an attribute.`,
          data: { property, value, element: formatElement(element) },
          fixes: createFixes(
            `Write style="${property}: ${value}" in place of the attribute, or a rule for this element.`,
            [{ span: element.getAttributeSpan(attribute), newText: `style="${property}: ${value}"` }].filter(
              () => !element.attributes.has('style'),
            ),
          ),
        },
      ];
    }),
  );
}
