import { isKept, isStyleRule } from '../../match/kept-rules.ts';
import type { Page } from '../../match/page.ts';
import { selectorsOf } from '../../read/selectors.ts';
import { fixes, type Report } from '../../report.ts';
import { accepts } from '../../values/property-syntax.ts';

/** All that a browser lets a page style on visited links, so that no page can find out where its user has been. */
const visitedProperties =
  /color$|^(fill|stroke|background|border(-(top|right|bottom|left|block|inline))?|outline|column-rule|text-decoration|text-emphasis)$/;

/** Declarations that :visited ignores. */
export function explainVisited(page: Page): Report[] {
  return page.sheets
    .flatMap(({ rules }) =>
      rules.filter(
        (rule) =>
          isStyleRule(rule) &&
          isKept(rule) &&
          selectorsOf(rule).every(({ text }) => /(?<!not\():visited/.test(text)),
      ),
    )
    .flatMap(({ declarations, prelude }) =>
      declarations
        .filter(
          ({ property, value }) =>
            !property.startsWith('--') && !visitedProperties.test(property) && accepts(property, value),
        )
        .map(({ span, written, value }): Report => ({
          code: 'visited-privacy',
          span,
          message: `${written} has no effect here. On :visited a browser changes colors only, so that no page can find out where its user has been.`,
          data: { property: written, value, selector: prelude, element: 'a' },
          fixes: fixes(`Set ${written} on the link in every state, or change its color.`),
        })),
    );
}
