import { isValidRule, isStyleRule } from '../../cascade/valid-rules.ts';
import type { Page } from '../../cascade/page.ts';
import { listSelectors } from '../../parse/selectors.ts';
import { createFixes, type Report } from '../../report.ts';
import { isValidValue } from '../../values/property-syntax.ts';

/**
 * The properties that browsers apply to :visited, so that no page can find out where its user has been.
 * Selectors 4 (The Link History Pseudo-classes) permits such limits, and leaves the list to browsers.
 */
const visitedProperties =
  /color$|^(fill|stroke|background|border(-(top|right|bottom|left|block|inline))?|outline|column-rule|text-decoration|text-emphasis)$/;

/** Declarations that don't apply to :visited. */
export function explainVisitedLinks(page: Page): Report[] {
  return page.sheets
    .flatMap(({ rules }) =>
      rules.filter(
        (rule) =>
          isStyleRule(rule) &&
          isValidRule(rule) &&
          listSelectors(rule).every(({ text }) => /(?<!not\():visited/.test(text)),
      ),
    )
    .flatMap(({ declarations, prelude }) =>
      declarations
        .filter(
          ({ property, value }) =>
            !property.startsWith('--') && !visitedProperties.test(property) && isValidValue(property, value),
        )
        .map(({ span, writtenName, value }): Report => ({
          code: 'visited-privacy',
          span,
          message: `${writtenName} has no effect here. On :visited a browser changes colors only, so that no page can find out where its user has been.`,
          data: { property: writtenName, value, selector: prelude, element: 'a' },
          fixes: createFixes(`Set ${writtenName} on the link in every state, or change its color.`),
        })),
    );
}
