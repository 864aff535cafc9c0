import { findWinner, type Applied } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import { fixes, type Report } from '../../report.ts';
import { longhandValue } from '../../values/longhand-value.ts';

/** Attributes of HTML that set a property; browsers put them before all rules of the page. */
const htmlAttributes: Readonly<Record<string, string>> = {
  align: 'text-align',
  bgcolor: 'background-color',
  valign: 'vertical-align',
  color: 'color',
  face: 'font-family',
};
const alignedElements = /^(p|div|h[1-6]|td|th|tr|tbody|thead|tfoot|col|colgroup)$/;
const shapes = /^(path|circle|ellipse|rect|line|polygon|polyline|text|tspan|g)$/;
const svgAttributes = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-size'];

/** The properties that an element's attributes set, with the attribute's name. */
function listHints({ name, attributes, html }: PageElement): [attribute: string, property: string][] {
  if (!html)
    return shapes.test(name)
      ? svgAttributes.filter((one) => attributes.has(one)).map((one) => [one, one])
      : [];
  return Object.entries(htmlAttributes).filter(
    ([attribute]) =>
      attributes.has(attribute) &&
      (attribute !== 'align' || alignedElements.test(name)) &&
      (!['color', 'face'].includes(attribute) || name === 'font'),
  );
}

/** Whether the rule is for elements of which this one is an exception: the others don't have the attribute's value. */
function isException(page: Page, element: PageElement, attribute: string, winner: Applied): boolean {
  const reached = page.elements.filter((one) =>
    appliedTo(page, one).some(({ declaration }) => declaration === winner.declaration),
  );
  const value = element.attributes.get(attribute);
  return reached.some((one) => one.attributes.get(attribute) !== value);
}

/** Attributes such as `fill` and `bgcolor` that lose to a rule: every rule of the page is stronger. */
export function explainAttributes(page: Page): Report[] {
  return page.elements.flatMap((element) =>
    listHints(element).flatMap(([attribute, property]): Report[] => {
      const winner = findWinner(appliedTo(page, element), property);
      const value = element.attributes.get(attribute) ?? '';
      if (!winner || page.hasScript || /^(none|currentcolor|inherit|)$/i.test(value)) return [];
      const { declaration, selector } = winner;
      const own = longhandValue(property, declaration.property, declaration.value).toLowerCase();
      if (!selector || own === value.toLowerCase() || /^(inherit|unset|initial|\?)$/.test(own)) return [];
      if (!isException(page, element, attribute, winner)) return [];
      return [
        {
          code: 'overridden',
          span: element.spanOfAttribute(attribute),
          message: `The attribute ${attribute} of ${nameOf(element)} loses to ${property} of ${selector.text} on line ${declaration.line}: every rule beats such an attribute.`,
          data: { property, value, element: nameOf(element) },
          fixes: fixes(
            `Write style="${property}: ${value}" in place of the attribute, or a rule for this element.`,
            [{ span: element.spanOfAttribute(attribute), newText: `style="${property}: ${value}"` }].filter(
              () => !element.attributes.has('style'),
            ),
          ),
        },
      ];
    }),
  );
}
